import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { type OpenPage, openPage } from '#renderer/testing/openPage.ts';
import { textsOf } from '#renderer/testing/texts.ts';

const panel = page.getByRole('region', { name: 'Filters' });
const show = page.getByRole('button', { name: 'Show filters' });
const options = page.getByRole('option');
const boxes = page.getByRole('menuitemcheckbox');
const rows = page.getByRole('grid', { name: 'Transactions' }).getByRole('row');
const field = (name: string) => page.getByRole('combobox', { name, exact: true });

const ANSWERS: Answers = {
  ...answersWith(someOrders(45)),
  'countries.list': {
    data: [
      { abbreviation: 'US', country: 'United States' },
      { abbreviation: 'GB', country: 'United Kingdom' },
    ],
  },
  'thirdPartyCompanies.list': { data: [{ id: 8, name: 'Baobab' }] },
};
const PAYMENT_TYPES = [
  { value: 'mono', label: 'Mono (bank link)' },
  { value: 'admin', label: 'Admin' },
];

async function open(answers: Answers = ANSWERS): Promise<OpenPage> {
  const catalogue = { paymentTypes: PAYMENT_TYPES, paymentProviders: null };
  const opened = await openPage('/transactions', { answers, app: { catalogue } });
  await rows.nth(20).findElement();
  return opened;
}

/** Chooses one value of a filter that takes one. */
async function choose(filter: string, option: string) {
  await field(filter).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Ticks values of a filter that takes several. */
async function tick(filter: string, ...values: string[]) {
  await field(filter).click();
  for (const name of values) {
    await page.getByRole('menuitemcheckbox', { name, exact: true }).click();
  }
  await userEvent.keyboard('{Escape}');
}

/** The query the list was asked for last. */
const lastQuery = (opened: OpenPage) => opened.asked('orders.list').at(-1);
const filters = (opened: OpenPage) => () => lastQuery(opened)?.filters;

describe('the filter panel of the orders', () => {
  it('shows and hides with its button', { tags: ['1L04'] }, async () => {
    await open();
    await expect.element(panel).not.toBeInTheDocument();
    await show.click();
    await expect.element(panel).toBeVisible();
    await page.getByRole('button', { name: 'Hide filters' }).click();
    await expect.element(panel).not.toBeInTheDocument();
  });

  it('sends amounts, and starts at page 1 again', {
    tags: ['1F01', '1F18', '1F19'],
  }, async () => {
    const opened = await open();
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect.poll(opened.place).toBe('/transactions?page=2');
    await show.click();
    await page.getByRole('textbox', { name: 'Sent amount from' }).fill('100');
    await page.getByRole('textbox', { name: 'Sent amount to' }).fill('500');
    await page.getByRole('textbox', { name: 'Received amount to' }).fill('200000');
    await expect.poll(filters(opened)).toMatchObject({
      posterAmount: { from: '100', to: '500' },
      matcherAmount: { to: '200000' },
    });
    expect(lastQuery(opened)?.page).toBe(1);
  });

  it('finds matcher countries of the API by a part of their name', {
    tags: ['1F02', '1N18'],
  }, async () => {
    const opened = await open();
    await show.click();
    await choose('Matcher Country', 'United States');
    await expect.poll(filters(opened)).toMatchObject({ matcherCountry: 'US' });
    await expect.element(page.getByText('Matcher Country: United States')).toBeVisible();
    await field('Matcher Country').fill('king');
    await expect.poll(() => textsOf(options)).toEqual(['United Kingdom']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(filters(opened)).toMatchObject({ matcherCountry: 'GB' });
  });

  it("says 'Error loading countries' when they cannot be read, and its other filters work", {
    tags: ['1N19'],
  }, async () => {
    const fails = () => {
      throw new ProblemError({ kind: 'server', status: 500, message: 'broken' });
    };
    const opened = await open({ ...ANSWERS, 'countries.list': fails });
    await show.click();
    const dialog = page.getByRole('alertdialog', { name: 'Error loading countries' });
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await choose('Type', 'p2p');
    await expect.poll(filters(opened)).toMatchObject({ type: 'p2p' });
  });

  it('sends pairs of currencies as two parallel lists', { tags: ['1F03', '1K03'] }, async () => {
    const opened = await open();
    await show.click();
    await field('Currency').click();
    await expect
      .poll(() => textsOf(boxes))
      .toEqual([
        'NGN to USD',
        'NGN to EUR',
        'NGN to CAD',
        'NGN to GBP',
        'GHS to USD',
        'GHS to CAD',
        'GHS to GBP',
        'GHS to EUR',
      ]);
    await userEvent.keyboard('{Escape}');
    await tick('Currency', 'NGN to USD', 'GHS to EUR');
    await expect
      .poll(filters(opened))
      .toMatchObject({ fromCurrency: ['NGN', 'GHS'], toCurrency: ['USD', 'EUR'] });
  });

  it('sends several statuses and refund statuses', {
    tags: ['1F04', '1F16', '1O02', '1O03', '1O06'],
  }, async () => {
    const opened = await open();
    await show.click();
    await field('Status').click();
    await expect
      .poll(() => textsOf(boxes))
      .toEqual([
        'Unpublished',
        'Published',
        'Matched',
        'Matcher paid',
        'Payment received',
        'Expired',
        'Cancelled',
        'Completed',
        'Unable to void',
        'Unable to capture',
        'Unable to pay out',
        'Unable to transfer',
        'Dispute resolution needed',
        'Unable to refund',
      ]);
    await userEvent.keyboard('{Escape}');
    await tick('Status', 'Completed', 'Cancelled');
    await field('Refund Status').click();
    await expect
      .poll(() => textsOf(boxes))
      .toEqual(['Initiated', 'Pending', 'Completed', 'Failed']);
    await userEvent.keyboard('{Escape}');
    await tick('Refund Status', 'Initiated', 'Pending', 'Completed', 'Failed');
    await expect.poll(filters(opened)).toMatchObject({
      statuses: ['completed', 'cancelled'],
      refundStatuses: ['initiated', 'pending', 'completed', 'failed'],
    });
  });

  it('sends single choices by value', {
    tags: ['1O01', '1F05', '1F06', '1F12', '1F13', '1F14', '1F15'],
  }, async () => {
    const opened = await open();
    await show.click();
    await field('Type').click();
    await expect.poll(() => textsOf(options)).toEqual(['All', 'p2p', 'hybrid']);
    await userEvent.keyboard('{Escape}');
    await choose('Type', 'p2p');
    await choose('Partial Match Allowed', 'Yes');
    await choose('Payment Type', 'Mono (bank link)');
    await choose('Payment Provider', 'Baobab');
    await expect.poll(filters(opened)).toMatchObject({
      type: 'p2p',
      partialMatch: '1',
      paymentType: 'mono',
      paymentProvider: '8',
    });
  });

  it('sends a period and the date it applies to, in UTC', {
    tags: ['1F07', '1F10', '1F11'],
  }, async () => {
    const opened = await open();
    await show.click();
    await expect.element(field('Period')).toHaveTextContent('All time');
    await expect.element(field('Period applies to')).toHaveTextContent('Posted at');
    await choose('Period', 'Today');
    await field('Period applies to').click();
    const dates = ['Posted at', 'Confirmed at', 'Completed at', 'Cancelled at', 'Validated at'];
    await expect.poll(() => textsOf(options)).toEqual(dates);
    await userEvent.keyboard('{Escape}');
    await choose('Period applies to', 'Validated at');
    const day = new Date().toISOString().slice(0, 10);
    await expect.poll(filters(opened)).toMatchObject({
      period: { from: `${day}T00:00:00.000Z`, to: `${day}T23:59:59.999Z` },
      periodTarget: 'matcher_payment_completed_at',
    });
  });

  it('asks for both days of a custom period and reloads only then', {
    tags: ['1F08', '1F09'],
  }, async () => {
    const opened = await open();
    await show.click();
    const before = opened.asked('orders.list').length;
    await choose('Period', 'Custom period');
    const dialog = page.getByRole('dialog', { name: 'Custom period' });
    const ok = dialog.getByRole('button', { name: 'OK' });
    await expect.element(dialog).toHaveTextContent('Days begin and end at midnight UTC.');
    await dialog.getByLabelText('Start date').fill('2026-01-05');
    await expect.element(ok).toBeDisabled();
    await dialog.getByLabelText('End date').fill('2026-01-09');
    expect(opened.asked('orders.list')).toHaveLength(before);
    await ok.click();
    await expect
      .poll(() => lastQuery(opened)?.filters?.period)
      .toEqual({ from: '2026-01-05T00:00:00.000Z', to: '2026-01-09T23:59:59.999Z' });
    await expect.element(field('Period')).toHaveTextContent('1/5/2026 to 1/9/2026');
    const chip = page.getByText('Period: 1/5/2026 to 1/9/2026 UTC (Posted at)');
    await expect.element(chip).toBeVisible();
  });

  it('keeps filters in the address, shows them as chips and clears them', {
    tags: ['1F17', '1F20', '1F21'],
  }, async () => {
    const opened = await open();
    await show.click();
    await choose('Type', 'hybrid');
    await expect.poll(opened.place).toContain('type=hybrid');
    await choose('Payment Type', 'Admin');
    await expect.poll(opened.place).toContain('paymentType=admin');
    await opened.reload();
    await page.getByRole('button', { name: /Remove filter Type$/u }).click();
    await expect.poll(opened.place).not.toContain('type=hybrid');
    await expect.element(panel).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(opened.place).toBe('/transactions');
    await expect.poll(filters(opened)).toMatchObject({ type: undefined, paymentType: undefined });
  });
});
