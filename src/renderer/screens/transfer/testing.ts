/** Create Order on a network whose services all answer, for component tests. */
import { type Locator, page } from 'vitest/browser';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { type OpenPage, openPage } from '#renderer/testing/openPage.ts';

const place = (abbreviation: string, name: string, code: string) => ({
  abbreviation,
  country: name,
  currency: code,
  sending: true,
  receiving: true,
});

const COUNTRIES = [
  place('NG', 'Nigeria', 'NGN'),
  place('US', 'United States', 'USD'),
  place('GB', 'United Kingdom', 'GBP'),
  place('CA', 'Canada', 'CAD'),
  place('CN', 'China', 'CNY'),
  place('GH', 'Ghana', 'GHS'),
  place('SE', 'Sweden', 'SEK'),
];

/** Who posts. */
export const SENDER = {
  id: 7,
  has_valid_address: true,
  country_abbreviation: 'NG',
  currency: 'NGN',
  phone: '+2348012345678',
};

export const ANSWERS: Answers = {
  ...answersWith([]),
  'cardVerifications.list': { models: [], pagination: { rowCount: 0 } },
  'countries.list': { data: COUNTRIES },
  'senders.read': { data: SENDER },
  'senders.beneficiaries': { data: [] },
  'senders.findHandle': { data: null },
  'offers.exchangeRate': { data: { buy: 420, sell: 460 } },
  'rateLimits.read': { data: { min: 0, max: 0 } },
  'orders.create': { data: { id: 9 } },
};

/** A network that answers so. */
export const failing = (status: number, message: string) => (): never => {
  throw new ProblemError({ kind: 'server', status, message });
};

/** A handle that the network does not know. */
export const STRANGER = 'new.face@example.com';

export const sending = page.getByRole('combobox', { name: 'Sender currency' });
export const country = page.getByRole('combobox', { name: /^(?:Recipient|Receiving) country$/u });
export const currency = page.getByRole('textbox', { name: 'Recipient currency' });
export const sendingAmount = page.getByLabelText('Sending amount');
export const receivingAmount = page.getByLabelText('Receiving amount');
export const partial = page.getByRole('checkbox', { name: 'Allow partial match' });
export const handle = page.getByRole('combobox', { name: /handle|Recipient e-mail/u });
export const memo = page.getByRole('textbox', { name: 'Memo' });
export const rate = page.getByRole('textbox', { name: 'Set your exchange rate' });
export const slider = page.getByRole('slider', { name: 'Exchange rate' });
export const useSuggested = page.getByRole('button', { name: 'Use suggested' });
export const limits = page.getByText(/Exchange rate must be between/u);
export const goOn = page.getByRole('main').getByRole('button', { name: 'Continue' });
export const confirmation = page.getByRole('alertdialog', { name: 'Confirm your transaction' });
export const warning = page.getByRole('alertdialog', { name: 'Recipient not on the product' });

export const confirm = confirmation.getByRole('button', { name: 'Confirm' });

/** The value of a line of the confirmation. */
export const line = (name: string): string | undefined =>
  [...confirmation.element().querySelectorAll('dt')].find(
    ({ textContent }) => textContent.trim() === name,
  )?.nextElementSibling?.textContent ?? undefined;

/** Opens one of the forms, and waits until its limits are shown. */
export async function openTransfer(
  answers: Answers = {},
  form: 'create' | 'send' = 'create',
): Promise<OpenPage> {
  const path = form === 'send' ? '/offers/create?form=send' : '/offers/create';
  const opened = await openPage(path, { answers: { ...ANSWERS, ...answers } });
  await limits.findElement();
  return opened;
}

/** Chooses an option of one of the two lists with flags. */
export async function choose(list: Locator, option: RegExp): Promise<void> {
  await list.click();
  await page.getByRole('option', { name: option }).click();
  await limits.findElement();
}

/** Chooses the country of the recipient. */
export const receiveIn = (name: RegExp): Promise<void> => choose(country, name);

/** Goes to the confirmation with a recipient who is not on the product, past the warning. */
export async function confirmForStranger(): Promise<void> {
  await handle.fill(STRANGER);
  await goOn.click();
  await warning.getByRole('button', { name: 'Continue' }).click();
  await confirmation.findElement();
}

/** Takes note that a transfer was made; leads to Transactions. */
export async function acceptSuccess(): Promise<void> {
  const done = page.getByRole('alertdialog', { name: 'Transfer Request Created!' });
  await done.getByText('Click OK to continue').findElement();
  await done.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('heading', { name: 'Transactions', level: 1 }).findElement();
}
