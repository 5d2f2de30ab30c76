/** Create Order: what the form holds, what follows from a choice, and what it refuses. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { OFFLINE_MESSAGE } from '#contract/wire/problem.ts';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import { apiReachable } from '#renderer/client/calls/endpoints.ts';
import { tabNamed } from '#renderer/testing/tabs.ts';
import { textsIn } from '#renderer/testing/texts.ts';
import {
  acceptSuccess,
  choose,
  confirm,
  confirmation,
  confirmForStranger,
  country,
  currency,
  failing,
  goOn,
  handle,
  limits,
  memo,
  openTransfer,
  partial,
  rate,
  receiveIn,
  receivingAmount,
  SENDER,
  STRANGER,
  sending,
  sendingAmount,
  slider,
} from '../testing.ts';

const QUOTE = { 'offers.exchangeRate': { data: { buy: 500, sell: 520 } } };
const amounts = () => textsIn(receivingAmount, 'option');

describe('Create Order', () => {
  it('opens with the currency of the sender, the suggested rate and the first step', {
    tags: [
      '1R05',
      '3C01',
      '3C03',
      '3C04',
      '3C05',
      '3C06',
      '3C07',
      '3C08',
      '3C09',
      '3C10',
      '3C14',
      '3C15',
      '3C20',
      '3C22',
      '3Q03',
      '3Q06',
      '3Q17',
    ],
  }, async () => {
    onTestFinished(() => page.viewport(1440, 900));
    await page.viewport(1280, 720);
    await openTransfer();
    await expect
      .element(page.getByRole('heading', { name: 'Global Offers', level: 1 }))
      .toBeVisible();
    await expect.element(tabNamed('Create Order')).toBeVisible();
    const sent = page.getByRole('group', { name: 'YOU SEND' });
    await expect.element(sent.getByRole('combobox')).toHaveTextContent('Nigeria (NGN)');
    await expect.element(sendingAmount).toBeDisabled();
    await expect.element(sendingAmount).toHaveValue('22,034.50');
    await expect.element(rate).toHaveValue('440.69');
    await expect
      .element(
        page.getByText('The higher the exchange rate, the faster the transaction processing'),
      )
      .toBeVisible();
    await expect.element(limits).toHaveTextContent('Suggested: 1 USD = 440.69 NGN');
    await expect.element(slider).toHaveAttribute('step', '0.01');
    await expect.element(country).toHaveTextContent('United States');
    await expect.element(currency).toHaveValue('USD');
    await expect.element(currency).toHaveAttribute('readonly');
    expect(amounts()).toHaveLength(20);
    await expect.element(receivingAmount).toHaveValue('50');
    await expect.element(handle).toBeVisible();
    await expect.element(memo).toBeVisible();
    await expect.element(partial).not.toBeChecked();
    expect(await commands.violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });

  it('shows what cannot be edited without the frame of a field, and its unit beside it', {
    tags: ['3C04', '3C08'],
  }, async () => {
    await openTransfer();
    const frameOf = (field: Locator) => {
      const frame = field.element().closest('.fui-Input');
      return frame && getComputedStyle(frame).borderBlockEndStyle;
    };
    expect([sendingAmount, currency, rate].map(frameOf)).toEqual(['none', 'none', 'solid']);
    const amount = sendingAmount.element().getBoundingClientRect();
    const unit = page.getByRole('group', { name: 'YOU SEND' }).getByText('NGN', { exact: true });
    expect(unit.element().getBoundingClientRect().left - amount.right).toBeLessThan(8);
    await currency.dblClick();
    expect(String(getSelection())).toBe('USD');
  });

  it('starts the amounts again for another currency, and falls to one that can be traded', {
    tags: ['3C16', '3C17', '3C19', '3C21'],
  }, async () => {
    await openTransfer();
    await receivingAmount.selectOptions('500');
    await partial.click();
    await receiveIn(/^Ghana/u);
    // Naira and cedis do not trade: the sender falls to the first currency that does.
    await expect.element(sending).toHaveTextContent('Canada (CAD)');
    await expect.element(currency).toHaveValue('GHS');
    await expect.element(receivingAmount).toHaveValue('500');
    await expect.element(partial).not.toBeInTheDocument();
    await receiveIn(/^Nigeria(?! Dom)/u);
    await expect.element(partial).not.toBeChecked();
    await expect.element(receivingAmount).toHaveValue('30000');
    await choose(sending, /^Nigeria/u);
    await expect.element(country).toHaveTextContent('Canada');
    await receiveIn(/Domiciliary/u);
    await expect.element(currency).toHaveValue('USD');
    expect(amounts().at(-1)).toBe('2,000.00 USD');
    await expect.element(partial).not.toBeInTheDocument();
  });

  it('makes a hybrid order of a dollar account in Nigeria, its limits looked up for Nigeria', {
    tags: ['3C27', '3Q13'],
  }, async () => {
    const { asked } = await openTransfer();
    await receiveIn(/Domiciliary/u);
    await expect
      .poll(() => asked('rateLimits.read'))
      .toContainEqual({ receiving_currency: 'USD', sending_currency: 'NGN', country: 'NG' });
    await confirmForStranger();
    await confirm.click();
    await acceptSuccess();
    expect(asked('orders.create')).toMatchObject([{ type: 'hybrid', matcher_country: null }]);
  });

  it('waits for its countries, and says when they cannot be loaded', {
    tags: ['3C20'],
  }, async () => {
    const opened = await openTransfer();
    const late = Promise.withResolvers<never>();
    opened.answer({ 'countries.list': () => late.promise });
    await opened.reload();
    await expect.element(page.getByText('Loading currencies and rates…')).toBeVisible();
    await expect.element(page.getByRole('form')).not.toBeInTheDocument();
    opened.answer({ 'countries.list': failing(500, 'Closed') });
    await opened.reload();
    const failure = page.getByText('Error loading countries');
    await expect.element(page.getByRole('alert').filter({ has: failure })).toBeVisible();
    // The countries of the catalogue are there meanwhile.
    await expect.element(country).toHaveTextContent('United States');
    await receiveIn(/United Kingdom/u);
    await expect.element(currency).toHaveValue('GBP');
  });

  it('says while offline what it uses until then, and leaves the fault to the banner', {
    tags: ['3C20'],
  }, async () => {
    const opened = await openTransfer();
    onTestFinished(() => apiReachable.set(true));
    const offline = () => {
      throw new ProblemError({ kind: 'offline', message: OFFLINE_MESSAGE, advice: 'Check it' });
    };
    opened.answer({ 'countries.list': offline, 'offers.exchangeRate': offline });
    await opened.reload();
    apiReachable.set(false);
    await expect.element(page.getByText('The built-in countries are offered.')).toBeVisible();
    await expect
      .element(page.getByText('Amounts use the built-in rates.', { exact: true }))
      .toBeVisible();
    await expect.poll(() => page.getByText(OFFLINE_MESSAGE).elements()).toHaveLength(1);
    expect(page.getByText(/^Error loading|Check it/u).query()).toBeNull();
    expect(page.getByRole('form').getByRole('alert').query()).toBeNull();
  });

  it('keeps entries and an open dialog over navigation and a reload', async () => {
    const opened = await openTransfer();
    await receiveIn(/Sweden/u);
    await memo.fill('Rent');
    await opened.goTo('/transactions');
    await expect.element(handle).not.toBeInTheDocument();
    await opened.goTo('/offers/create');
    await confirmForStranger();
    // The main process gets the typed text a moment after the last key.
    const kept = () => JSON.stringify(opened.calls.filter(({ name }) => name === 'drafts.write'));
    await expect.poll(kept).toContain('"name":"confirm"');
    await opened.reload();
    await expect.element(confirmation).toHaveTextContent('450.00 SEK');
    await confirmation.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(memo).toHaveValue('Rent');
    await expect.element(handle).toHaveValue(STRANGER);
  });
});

describe('a refusal of Create Order', () => {
  it('is under the field of the handle', { tags: ['3C12', '3C13', '3C32'] }, async () => {
    await openTransfer();
    const malformed = page.getByText('Please enter a valid email address');
    await handle.fill('ada@example');
    await expect.element(malformed).not.toBeInTheDocument();
    await userEvent.keyboard('{Tab}');
    await expect.element(malformed).toBeVisible();
    await handle.fill('');
    await goOn.click();
    await expect
      .element(page.getByText("Please enter the recipient's email address"))
      .toBeVisible();
    await expect.element(handle).toHaveFocus();
    await expect.element(confirmation).not.toBeInTheDocument();
  });

  it('is under the field of the rate', {
    tags: ['3C32', '3Q04', '3Q07', '3Q08', '3Q09', '3Q10'],
  }, async () => {
    await openTransfer(QUOTE);
    await receiveIn(/United Kingdom/u);
    await expect
      .element(limits)
      .toHaveTextContent('Exchange rate must be between 477.50 and 527.80.');
    for (const [typed, refusal] of [
      ['477.49', /^Exchange rate should be above 477\.50$/u],
      ['527.81', /^Exchange rate should be below 527\.80$/u],
      ['1.2.3', /^Enter a number with a dot for decimals/u],
    ] as const) {
      await rate.fill(typed);
      await expect.element(page.getByText(refusal)).toBeVisible();
    }
    await expect.element(slider).not.toBeInTheDocument();
    await rate.fill('500');
    await expect.element(sendingAmount).toHaveValue('25,000.00');
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(rate).toHaveValue('500.01');

    await choose(sending, /United States/u);
    await receiveIn(/^Nigeria(?! Dom)/u);
    await expect.element(limits).toHaveTextContent('between 492.50 and 522.60.');
  });

  it('is under an amount of a unified country, which gets the focus', {
    tags: ['3C09', '3C32'],
  }, async () => {
    await openTransfer();
    await receiveIn(/^China/u);
    await receivingAmount.fill('');
    await goOn.click();
    await expect.element(page.getByText('Please enter the receiving amount!')).toBeVisible();
    await expect.element(receivingAmount).toHaveFocus();
  });

  it('of a pair whose services answer oddly breaks nothing', async () => {
    await openTransfer({
      'offers.exchangeRate': { data: { buy: '500', sell: null } },
      'senders.read': { data: { id: 7 } },
      'countries.list': { data: [{ abbreviation: 'NG', country: 'Nigeria' }] },
    });
    await handle.fill('<b>x</b>@example.com');
    await goOn.click();
    await expect.element(page.getByText(/^The network has no rate for this pair/u)).toBeVisible();
  });
});

describe('the sender', () => {
  it.each([
    [
      'without an address',
      { has_valid_address: false, phone: null },
      'Address needed',
      'Please enter your address and phone number before creating an offer',
    ],
    [
      'without a phone',
      { has_valid_address: true, phone: '' },
      'Phone number needed',
      'Please enter your phone number before creating an offer',
    ],
  ])(
    '%s is told so, and posts nothing',
    {
      tags: ['3C29', '3C30', '3C31'],
    },
    async (_who, fields, title, text) => {
      const data = { ...SENDER, ...fields, country_abbreviation: 'IN', currency: 'INR' };
      const { asked } = await openTransfer({ 'senders.read': { data } });
      // Rupees cannot be sent: naira are.
      await expect.element(sending).toHaveTextContent('Nigeria (NGN)');
      await handle.fill(STRANGER);
      await goOn.click();
      await expect.element(page.getByRole('alertdialog', { name: title })).toHaveTextContent(text);
      expect(asked('orders.create')).toEqual([]);
    },
  );

  it('who cannot be loaded disables Continue, until Retry', { tags: ['3C29'] }, async () => {
    const opened = await openTransfer({ 'senders.read': failing(500, 'The people are closed') });
    const problem = page
      .getByRole('alert')
      .filter({ hasText: 'Your address and phone number could not be loaded' });
    await expect.element(problem).toHaveTextContent('The people are closed');
    await expect.element(goOn).toHaveAttribute('aria-disabled', 'true');
    await expect.element(goOn).toHaveAccessibleDescription(/your address and phone number/u);
    expect(await commands.violations()).toEqual([]);
    opened.answer({ 'senders.read': { data: SENDER } });
    await problem.getByRole('button', { name: 'Retry' }).click();
    await expect.element(problem).not.toBeInTheDocument();
    await confirmForStranger();
  });
});

it('Continue stays under the pointer when leaving the handle shows what became of its lookup', async () => {
  await openTransfer({ 'senders.findHandle': failing(500, 'Closed') });
  await handle.fill(STRANGER);
  const before = goOn.element().getBoundingClientRect();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText(/^The recipient could not be looked up\./u)).toBeVisible();
  expect(goOn.element().getBoundingClientRect()).toEqual(before);
});
