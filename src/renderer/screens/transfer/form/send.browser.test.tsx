/** The send-money form: errors one at a time, and the order it makes. */
import { expect, it } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { textsIn, textsOf } from '#renderer/testing/texts.ts';
import {
  acceptSuccess,
  choose,
  confirm,
  confirmation,
  country,
  goOn,
  handle,
  limits,
  line,
  memo,
  openTransfer,
  partial,
  rate,
  receiveIn,
  receivingAmount,
  SENDER,
  sending,
  sendingAmount,
  slider,
  warning,
} from '../testing.ts';

const error = page.getByRole('alertdialog', { name: 'Error' });
const method = page.getByRole('combobox', { name: 'Payment method' });

it('money is sent: errors one at a time, then the order', {
  tags: [
    '3C32',
    '3V01',
    '3V02',
    '3V03',
    '3V04',
    '3V05',
    '3V06',
    '3V07',
    '3V09',
    '3V10',
    '3V12',
    '3Q02',
    '3Q18',
  ],
}, async () => {
  const quote = { data: { buy: 0.00198393, sell: 0.0020633 } };
  const { asked } = await openTransfer({ 'offers.exchangeRate': quote }, 'send');
  await choose(sending, /European Union/u);
  await receiveIn(/^Ghana/u);
  await expect.element(limits).toHaveTextContent('between 477.50 and 527.80');
  await expect.element(limits).toHaveTextContent('Suggested: 1 EUR = 502.65 GHS');
  await expect.element(rate).toHaveValue('502.65');
  await expect.element(slider).toBeVisible();
  expect(asked('offers.exchangeRate')).toContainEqual({
    sending_currency_code: 'EUR',
    receiving_currency_code: 'GHS',
  });
  await expect.element(page.getByText(/^The higher the exchange rate/u)).not.toBeInTheDocument();
  await expect.element(memo).not.toBeInTheDocument();
  await expect.element(partial).not.toBeInTheDocument();

  /** The refusal that Continue shows; after it, the refused field has the focus. */
  const refuses = async (text: string, field: Locator) => {
    await goOn.click();
    await expect.element(error).toHaveTextContent(text);
    await error.getByRole('button', { name: 'OK' }).click();
    await expect.element(error).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
  };
  await refuses('Please select the method you can pay with', method);
  // Then all of them are under their fields.
  await expect.element(page.getByText('Please enter the receiving amount!')).toBeVisible();
  await expect.element(page.getByText("Please enter the recipient's email address")).toBeVisible();
  expect(textsIn(method, 'option')).toEqual(['Choose a payment method', 'Paypal', 'Sepa']);
  await method.selectOptions('sepa');
  await refuses('Please enter the receiving amount!', sendingAmount);
  await sendingAmount.selectOptions('100');
  await expect.element(receivingAmount).toHaveValue('50,265.00');
  await refuses("Please enter the recipient's email address", handle);
  await handle.fill('kofi@example');
  await refuses('Please enter a valid email address', handle);
  await rate.fill('600');
  await handle.fill('kofi.new@example.com');
  await refuses('Exchange rate should be below 527.80', rate);
  await rate.fill('500');
  expect(await commands.violations()).toEqual([]);

  await goOn.click();
  await warning.getByRole('button', { name: 'Continue' }).click();
  await confirmation.findElement();
  expect(line('Exchange Rate')).toBe('1 EUR = 500.00 GHS1 GHS = 0.002 EUR');
  expect(line('Recipient Gets')).toBe('50,000.00 GHS');
  expect(line('Fee')).toBe('5.00 EUR');
  expect(line('Total')).toBe('105.00 EUR');
  await confirm.click();
  await acceptSuccess();
  expect(asked('orders.create')).toMatchObject([
    {
      poster_payment_method_type: 'sepa',
      poster_currency: 'EUR',
      poster_amount: '100.00',
      matcher_currency: 'GHS',
      matcher_amount: '50000.00',
      // On the wire in one direction from both forms: euros for one cedi.
      exchange_rate: '0.002',
      type: 'p2p',
    },
  ]);
});

/** The countries the form offers. */
async function offered() {
  await country.click();
  const options = page.getByRole('listbox').getByRole('option');
  await options.first().findElement();
  const names = textsOf(options);
  await userEvent.keyboard('{Escape}');
  return names;
}

/** Who posts from Ghana and from Britain. */
const FROM = {
  GH: { ...SENDER, country_abbreviation: 'GH', currency: 'GHS' },
  GB: { ...SENDER, country_abbreviation: 'GB', currency: 'GBP' },
};

it('its countries are offered, without Sweden from Ghana', {
  tags: ['3V02', '3V03', '3V04', '3V11'],
}, async () => {
  await openTransfer({ 'senders.read': { data: FROM.GB } }, 'send');
  await expect.element(sending).toHaveTextContent('United Kingdom (GBP)');
  const all = await offered();
  expect(all).toHaveLength(23);
  expect(all).toContain('SwedenSEK');
  expect(all).toContain('Nigeria Domiciliary AccountUSD');
  await choose(sending, /^Ghana/u);
  expect(await offered()).toEqual(all.filter((name) => !name?.startsWith('Sweden')));

  // Unified recipients have no e-mail to enter here: their details are asked for later.
  await choose(sending, /^Nigeria/u);
  await receiveIn(/^India/u);
  await method.selectOptions(textsIn(method, 'option')[1] ?? '');
  await expect.element(handle).not.toBeInTheDocument();
  // As it is pasted from elsewhere.
  await receivingAmount.fill('40,000.00 INR');
  await goOn.click();
  await confirmation.findElement();
});

it.each([
  ['Ghana in cedis', FROM.GH, ['Ghana (GHS)', '500'], { type: 'p2p', matcher_country: 'NG' }],
  ['Britain in naira', FROM.GB, ['Nigeria (NGN)', '31000'], { type: 'p2p', matcher_country: 'NG' }],
  ['Nigeria', SENDER, ['Nigeria (NGN)', '31000'], { type: 'hybrid', matcher_country: null }],
])(
  'its dollar account in Nigeria takes an order from %s, for at most 2,000.00',
  { tags: ['3C27', '3V03', '3V08'] },
  async (_from, data, [sent = '', amount = ''], order) => {
    const limit = { data: { min: '0.1', max: '1000' } };
    const { asked } = await openTransfer(
      { 'senders.read': { data }, 'rateLimits.read': limit },
      'send',
    );
    await receiveIn(/Domiciliary/u);
    await expect.element(sending).toHaveTextContent(sent);
    expect(asked('rateLimits.read').at(-1)).toMatchObject({ country: 'NG' });
    await method.selectOptions(textsIn(method, 'option')[1] ?? '');
    await sendingAmount.selectOptions(amount);
    await handle.fill('kofi.new@example.com');
    await rate.fill('5');
    await goOn.click();
    await expect
      .element(error)
      .toHaveTextContent('Nigeria Domiciliary Account takes at most 2,000.00 USD');
    await error.getByRole('button', { name: 'OK' }).click();
    await rate.fill('0.01');
    await goOn.click();
    await warning.getByRole('button', { name: 'Continue' }).click();
    await confirm.click();
    await acceptSuccess();
    expect(asked('orders.create')).toMatchObject([{ ...order, matcher_currency: 'USD' }]);
  },
);
