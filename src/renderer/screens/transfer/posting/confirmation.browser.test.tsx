import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import type { Answers, FakeDesk } from '#renderer/testing/fakeBridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { type OpenPage, openPage } from '#renderer/testing/openPage.ts';
import { confirmForStranger, line, STRANGER } from '../testing.ts';

const HANDLE = 'ada@example.com';
const ADA = { id: 8, email: HANDLE, firstname: 'Ada', lastname: 'Obi' };
const SENDER = {
  id: 7,
  has_valid_address: true,
  country_abbreviation: 'NG',
  phone: '+2348012345678',
};

const dialog = (name: string) => page.getByRole('alertdialog', { name });
const confirmation = dialog('Confirm your transaction');
const cancel = confirmation.getByRole('button', { name: 'Cancel' });

/** Opens Create Order and continues with a recipient whose lookup has that answer. */
async function continueWith(
  findHandle: NonNullable<Answers['senders.findHandle']>,
  desk: FakeDesk = {},
): Promise<OpenPage> {
  const opened = await openPage('/offers/create', {
    ...desk,
    answers: {
      ...answersWith([]),
      'senders.read': { data: SENDER },
      'senders.beneficiaries': { data: [] },
      'senders.findHandle': findHandle,
      'offers.exchangeRate': { data: { buy: 420, sell: 460 } },
      'rateLimits.read': { data: { min: 0, max: 0 } },
    },
  });
  await page.getByRole('combobox', { name: /handle/u }).fill(HANDLE);
  await page.getByRole('button', { name: 'Continue' }).click();
  return opened;
}

test('the focus starts on Cancel', { tags: ['3C38'] }, async () => {
  await continueWith({ data: ADA });
  await expect.element(confirmation).toHaveTextContent('Ada Obi');
  await expect.element(cancel).toHaveFocus();
});

test('the line above the total is one straight line', async () => {
  await continueWith({ data: ADA });
  const word = await confirmation.getByText('Total', { exact: true }).findElement();
  const [left, right] = [word, word.nextElementSibling].map((each) =>
    each?.getBoundingClientRect(),
  );
  expect(left?.top).toBe(right?.top);
});

test('the total cost says who gets the money, at which rate in both directions, and no more', async () => {
  await continueWith({ data: ADA });
  await expect.element(confirmation).toHaveTextContent('Ada Obi');
  expect(line('Recipient')).toBe(`Ada Obi${HANDLE}`);
  expect(line('Exchange Rate')).toBe('1 USD = 440.69 NGN1 NGN = 0.002269 USD');
  await expect
    .element(confirmation.getByRole('button', { name: 'What the subtotal is' }))
    .toHaveAccessibleDescription('Rate times recipient amount');
  await expect.element(confirmation).not.toHaveTextContent('The rates have changed');
});

test('an e-mail stands back behind a name, and is the recipient where there is none', async () => {
  const isBehind = (text: string) => {
    const element = confirmation.getByText(text, { exact: true }).element();
    const value = element.closest('dd');
    return value && getComputedStyle(element).color !== getComputedStyle(value).color;
  };
  const opened = await continueWith({ data: ADA });
  await cancel.findElement();
  expect(isBehind(HANDLE)).toBe(true);
  await cancel.click();
  opened.answer({ 'senders.findHandle': { data: null } });
  await confirmForStranger();
  expect(line('Recipient')).toBe(STRANGER);
  expect(isBehind(STRANGER)).toBe(false);
});

test('the total is the subtotal with the fee', { tags: ['3Q22'] }, async () => {
  await continueWith({ data: ADA });
  await cancel.findElement();
  const terms = [...confirmation.element().querySelectorAll('dt')];
  const [subtotal = 0, fee = 0, total = 0] = ['Subtotal', 'Fee', 'Total'].map((name) => {
    const value = terms.find((term) => term.textContent === name)?.nextElementSibling;
    return Number(value?.textContent?.replaceAll(/[^\d.]/gu, ''));
  });
  expect(fee).toBeGreaterThan(0);
  expect(total).toBeCloseTo(subtotal + fee);
});

test('Escape posts nothing and leaves the form as it was', { tags: ['3C38'] }, async () => {
  const opened = await continueWith({ data: ADA });
  await expect.element(cancel).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(confirmation).not.toBeInTheDocument();
  await expect.element(page.getByRole('combobox', { name: /handle/u })).toHaveValue(HANDLE);
  expect(opened.asked('orders.create')).toEqual([]);
});

test('Confirm cannot be pressed again while the transfer is sent', { tags: ['3C38'] }, async () => {
  const opened = await continueWith({ data: ADA });
  const { promise, resolve } = Promise.withResolvers<{ data: { id: number } }>();
  opened.answer({ 'orders.create': () => promise });
  const confirm = confirmation.getByRole('button', { name: 'Confirm' });
  await confirm.click();
  await expect.element(confirmation).toHaveTextContent('Sending…');
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
  resolve({ data: { id: 9 } });
  await expect.element(dialog('Transfer Request Created!')).toBeVisible();
  expect(opened.asked('orders.create')).toHaveLength(1);
});

test('what could not be begun is tried again by Retry', async () => {
  let begins = 0;
  const beginReading = () => {
    begins += 1;
    if (begins > 1) return begins;
    throw new ProblemError({ kind: 'offline', message: 'No answer' });
  };
  const opened = await continueWith({ data: ADA }, { handlers: { 'acts.read': beginReading } });
  opened.answer({ 'orders.create': { data: { id: 9 } } });
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(confirmation).toHaveTextContent('No answer');
  expect(opened.asked('orders.create')).toEqual([]);
  await confirmation.getByRole('button', { name: 'Retry' }).click();
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(dialog('Transfer Request Created!')).toBeVisible();
});

test('the focus starts on Cancel also after the warning about a recipient', {
  tags: ['3C38', '3C43', '3C44'],
}, async () => {
  await continueWith({ data: null });
  const warning = dialog('Recipient not on the product');
  await expect.element(warning.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await warning.getByRole('button', { name: 'Continue' }).click();
  await expect.element(cancel).toHaveFocus();
  await expect.element(confirmation).not.toHaveTextContent('gave no answer');
});

test('a failed lookup counts as not registered, without a dialog, and is named in one line', {
  tags: ['3C42'],
}, async () => {
  await continueWith(() => {
    throw new ProblemError({ kind: 'server', status: 500, message: 'Out of order' });
  });
  await expect
    .element(confirmation)
    .toHaveTextContent(
      'The recipient lookup gave no answer, so the recipient counts as not registered.',
    );
  await expect.element(page.getByText('Out of order')).not.toBeInTheDocument();
  await expect.element(cancel).toHaveFocus();
});

test('Confirm posts what was asked, also after a reload at other rates, which are shown', {
  tags: ['3C38'],
}, async () => {
  const opened = await continueWith({ data: ADA });
  await expect.element(confirmation).toHaveTextContent('Ada Obi');
  const sums = () => confirmation.element().querySelector('dl')?.textContent;
  const before = sums();
  opened.answer({
    'offers.exchangeRate': { data: { buy: 520, sell: 560 } },
    'orders.create': { data: { id: 9 } },
    'orders.list': { models: [], pagination: { rowCount: 0 } },
  });
  await opened.reload();
  await expect.element(confirmation).toHaveTextContent('The rates have changed');
  const news = confirmation.getByRole('table');
  for (const name of ['Lowest rate', 'Highest rate']) {
    await expect.element(news).toHaveTextContent(name);
  }
  expect(sums()).toBe(before);
  const confirm = confirmation.getByRole('button', { name: 'Confirm' });
  await confirm.click();
  expect(opened.asked('orders.create')).toEqual([]);
  await confirm.click();
  await expect.poll(() => opened.asked('orders.create')).toHaveLength(1);
  const [posted] = opened.asked('orders.create');
  expect(before).toContain(posted?.matcher_amount);
  expect(posted?.poster_recipient_username).toBe(HANDLE);
});

test('the form is locked while the recipient is looked up', { tags: ['3C38'] }, async () => {
  const { promise, resolve } = Promise.withResolvers<{ data: typeof ADA }>();
  const opened = await continueWith(() => promise);
  const handle = page.getByRole('combobox', { name: /handle/u });
  await expect.element(handle).toBeDisabled();
  resolve({ data: ADA });
  await expect.element(confirmation).toHaveTextContent(`Ada Obi${HANDLE}`);
  await cancel.click();
  await expect.element(handle).toBeEnabled();
  expect(opened.asked('orders.create')).toEqual([]);
});
