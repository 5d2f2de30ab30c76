/** An order with everything a server may write, and its failures. */
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { tabNamed } from '#renderer/testing/tabs.ts';
import { textsIn, textsOf } from '#renderer/testing/texts.ts';
import { MARKUP, wholeOrder } from '../testing.ts';

const ID = '1001';
const PATH = `/transactions/${ID}`;
const PUBLISHED = { id: ID, type: 'p2p', status: 'published' };

const ofOrder = (order: object, more: Answers = {}): { answers: Answers } => ({
  answers: { ...answersWith([]), 'orders.read': { data: order }, ...more },
});
const names = () => textsOf(page.getByRole('rowheader'));
const field = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
const refused = () => {
  throw new ProblemError({ kind: 'server', status: 500, message: 'The network says no' });
};

describe('an order', () => {
  it('has its title, its actions and three tabs', {
    tags: ['1D01', '1D02', '1D03', '1D04'],
  }, async () => {
    const { asked } = await openPage(PATH, ofOrder(PUBLISHED));
    await expect
      .element(page.getByRole('heading', { name: `Order: ${ID}`, level: 1 }))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Actions' })).toBeVisible();
    expect(document.title).toContain(`Order: ${ID}`);
    expect(asked('orders.read')).toEqual([{ id: ID }]);
    for (const name of ['Details', 'Parties', 'Validation Events']) {
      await expect.element(tabNamed(name)).toBeVisible();
    }
    expect(page.getByRole('tab').elements()).toHaveLength(3);
  });

  it.each([
    ['not matched', PUBLISHED, ['Matcher Amount in Matcher Currency', 'Matcher Fee']],
    ['matched', wholeOrder(ID), []],
  ])(
    'that is %s has one table of its fields, in the order of the specification',
    { tags: ['1D05', '1D06', '1D07', '1D08', '1D11'] },
    async (_what, order, missing: readonly string[]) => {
      await openPage(PATH, ofOrder(order));
      await page.getByRole('table', { name: 'Order' }).findElement();
      expect(names()).toEqual(
        [
          'Order ID',
          'Type',
          'Status',
          'Refund Status',
          'Partial Match Allowed',
          'Poster Amount',
          'Matcher Amount',
          'Matcher Amount in Matcher Currency',
          'Exchange Rate',
          'Poster Fee',
          'Matcher Fee',
          'Matcher Fee in Matcher Currency',
          'Collection Fee',
          'Payout Fee',
          'Poster Payout Fee',
          'Stamp Duty Fee',
          'Posted',
          'Confirmed',
          'Validated At',
          'Completed',
          'Cancelled',
          'Removed',
          'Memo',
          'Reference',
          'Payment Type',
          'Hidden',
        ].filter((name) => !missing.includes(name)),
      );
    },
  );

  it.each([
    ['p2p', 'CAD'],
    ['hybrid', 'USD'],
  ])(
    'partially matched, of the type %s, shows its own amounts, its fee rounded down',
    {
      tags: ['1D07', '1D09', '1D10', '1D12', '1D13'],
    },
    async (type, currency) => {
      await openPage(PATH, ofOrder(wholeOrder(ID, { type })));
      await expect.element(field('Poster Amount')).toHaveTextContent('250.00 NGN');
      await expect.element(field('Matcher Amount')).toHaveTextContent('0.60 CAD');
      await expect.element(field('Poster Fee')).toHaveTextContent('8.00 NGN');
      await expect.element(field('Matcher Fee')).toHaveTextContent(`0.05 ${currency}`);
      await expect.element(field('Matcher Amount in Matcher Currency')).toBeVisible();
      await expect.element(field('Memo')).toHaveTextContent(MARKUP);
      expect('pwned' in window).toBe(false);
    },
  );

  it('cuts a memo of one word of 100,000 letters, and shows it in full on request', async () => {
    const word = 'W'.repeat(100_000);
    await openPage(PATH, ofOrder({ id: ID, status: 'published', admin_memo: word }));
    await expect.element(field('Memo')).toHaveTextContent(`${'W'.repeat(500)}… Show all`);
    await field('Memo').getByRole('button', { name: 'Show all' }).click();
    await expect.element(field('Memo').getByRole('button', { name: 'Show less' })).toBeVisible();
    expect(field('Memo').element().textContent).toContain(word);
  });

  it('that cannot be loaded has its alert, and Retry in its place', {
    tags: ['1D26', '1D27'],
  }, async () => {
    const alert = page.getByRole('alertdialog');
    const opened = await openPage(PATH, ofOrder({}, { 'orders.read': refused }));
    await expect.element(alert).toHaveTextContent('Unable to load OfferThe network says no');
    await alert.getByRole('button', { name: 'OK' }).click();
    opened.answer({ 'orders.read': { data: PUBLISHED }, 'orders.events': refused });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(field('Order ID')).toHaveTextContent(ID);
    await tabNamed('Validation Events').click();
    await expect.element(alert).toHaveTextContent('Unable to load eventsThe network says no');
  });
});

it('the parties are one below the other, with their own address', {
  tags: ['1D14', '1D15', '1D16', '1D17', '1D18', '1D19', '1D20', '1O18', '1O19'],
}, async () => {
  const opened = await openPage(PATH, ofOrder(wholeOrder(ID)));
  await tabNamed('Parties').click();
  await expect.poll(opened.place).toContain('tab=parties');
  const parties = page.getByRole('list', { name: 'Parties' });
  const card = (name: string) => parties.getByRole('region', { name });
  const amounts = (name: string) => textsIn(card(name), 'dl > div');
  const all = ['Poster', 'Poster Beneficiary', 'Matcher', 'Matcher Beneficiary'];
  await expect.poll(() => textsOf(parties.getByRole('heading'))).toEqual(all);
  expect(amounts('Poster')).toEqual(['Amount250.00 NGN', 'Fee8.00 NGN', 'Total258.00 NGN']);
  expect(amounts('Matcher')).toEqual(['Amount0.60 CAD', 'Fee0.05 CAD', 'Total0.65 CAD']);
  await expect.element(card('Matcher')).toHaveTextContent('Baobab Remit');
  for (const [name, flag] of [
    ['Matcher', 'CA'],
    ['Matcher Beneficiary', 'NG'],
  ] as const) {
    expect(card(name).element().querySelector(`img[src*="${flag}"]`)).not.toBeNull();
  }
  for (const name of all) {
    await expect.element(card(name).getByRole('button', { name: `${name} details` })).toBeVisible();
  }
  for (const [name, user] of [
    ['Poster', 1],
    ['Poster Beneficiary', 2],
    ['Matcher', 3],
  ] as const) {
    await expect.element(card(name).getByRole('link')).toHaveAttribute('href', `#/users/${user}`);
  }
  await card('Matcher').getByRole('button', { name: 'Matcher details' }).hover();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('person3@example.test');
  await opened.reload();
  await expect.element(card('Matcher')).toBeVisible();
  await opened.goBack();
  await expect.element(tabNamed('Details')).toHaveAttribute('aria-selected', 'true');
});

describe('validation events', () => {
  const data = { note: MARKUP, errors: ['late'] };
  const event = {
    id: 5,
    created_at: '2026-11-20T10:00:00Z',
    event: 'payment_check',
    matcher_paid: true,
    payment_received: null,
    event_data: data,
  };

  it('show their data as JSON, with a copy button', {
    tags: ['1D21', '1D22', '1D23', '1D24', '1O22'],
  }, async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const opened = await openPage(
      '/transactions',
      ofOrder(wholeOrder(ID), {
        ...answersWith([{ id: Number(ID), status: 'matched' }]),
        'orders.read': { data: wholeOrder(ID) },
        'orders.events': { pendingMatches: [{ id: 77, validationEvents: [event] }] },
      }),
    );
    await page
      .getByRole('grid')
      .getByRole('button', { name: /^Actions/u })
      .click();
    await page.getByRole('menuitem', { name: 'Validation Details' }).click();
    await expect.poll(opened.place).toContain('tab=events');
    const entry = page.getByRole('list', { name: 'Validation Events' }).getByRole('listitem');
    await expect.element(entry).toHaveTextContent('Payment check');
    await expect.element(entry).toHaveTextContent(/Matcher paid\s*Yes/u);
    await expect.element(entry).toHaveTextContent(/Payment received\s*Unknown/u);
    expect(opened.asked('orders.events').at(-1)).toEqual({ id: ID });
    await entry.getByRole('button', { name: 'View Data' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toHaveTextContent('"errors": [');
    await expect.element(dialog).toHaveTextContent(JSON.stringify(MARKUP));
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect.element(page.getByText('Copied to clipboard!')).toBeVisible();
    expect(JSON.parse(copied.mock.lastCall?.[0] ?? '')).toEqual(data);
    copied.mockRestore();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('are said to be missing where an order has none', { tags: ['1D25'] }, async () => {
    await openPage(`${PATH}?tab=events`, ofOrder(PUBLISHED));
    await expect.element(page.getByText('No Validation Events')).toBeVisible();
  });
});
