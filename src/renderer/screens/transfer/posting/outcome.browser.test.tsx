/** What became of a transfer, and what is checked before it is posted. */
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { ActRequest, SentAct } from '#contract/bridge/recorded-acts.ts';
import { someAct } from '#domain/acts/testing.ts';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import {
  acceptSuccess,
  confirm,
  confirmation,
  confirmForStranger,
  failing,
  goOn,
  handle,
  line,
  memo,
  openTransfer,
  STRANGER,
  warning,
} from '../testing.ts';

const unknown = 'It may or may not have taken effect';
const done = page.getByRole('alertdialog', { name: 'Transfer Request Created!' });

/** Confirms a transfer whose answer is missing, of which the main process knows that much. */
async function confirmUnanswered(known: Partial<SentAct> = {}) {
  const opened = await openTransfer();
  await confirmForStranger();
  let sent: ActRequest | undefined;
  const tellMore = (more: Partial<SentAct>) => opened.tell('act', someAct({ ...sent, ...more }));
  // The main process tells of an act without an answer before the call ends.
  opened.answer({
    'orders.create': () => {
      sent = opened.calls.at(-1)?.input as ActRequest;
      tellMore({ outcome: 'unknown', status: 504, ...known });
      return failing(504, 'Too late')();
    },
  });
  await confirm.click();
  return { ...opened, tellMore };
}

test('a missing answer leaves the outcome unknown, and nothing is sent again', async () => {
  const opened = await confirmUnanswered();
  await expect.element(confirmation).toHaveTextContent(unknown);
  await expect.element(confirm).not.toBeInTheDocument();
  await confirmation.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('form')).toHaveTextContent(unknown);
  // Another transfer may be posted meanwhile.
  await expect.element(goOn).not.toHaveAttribute('aria-disabled', 'true');
  await expect.element(handle).toHaveValue(STRANGER);
  expect(opened.asked('orders.create')).toHaveLength(1);
});

test('a transfer that no reading has shown may be sent again, by a button that does not stand out', async () => {
  const opened = await confirmUnanswered({
    check: {
      status: 'over',
      waitsFor: null,
      isEarly: false,
      readAt: '2026-11-22T14:32:15.000Z',
      state: null,
      until: '2026-11-22T14:32:11.000Z',
    },
  });
  const again = confirmation.getByRole('button', { name: 'Try again' });
  await again.findElement();
  const cancel = confirmation.getByRole('button', { name: 'Cancel' });
  const colourOf = (button: Locator) => getComputedStyle(button.element()).backgroundColor;
  await expect.poll(() => colourOf(again)).toBe(colourOf(cancel));
  await again.click();
  await confirmation.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => opened.asked('orders.create')).toHaveLength(2);
});

test.each([
  ['is emptied', STRANGER, ''],
  ['keeps another recipient, typed since', 'other@example.com', 'other@example.com'],
])('the form of a transfer that turns out to be posted %s', async (_what, typed, left) => {
  const { tellMore } = await confirmUnanswered();
  await confirmation.getByRole('button', { name: 'Close' }).click();
  await handle.fill(typed);
  tellMore({ outcome: 'done', settlement: 'happened' });
  await expect.element(page.getByRole('form')).not.toHaveTextContent(unknown);
  await expect.element(handle).toHaveValue(left);
});

test('a posted transfer leads to its order, and leaves an empty form', async () => {
  const opened = await openTransfer();
  await confirmForStranger();
  await confirm.click();
  await done.getByRole('button', { name: 'Open order 9' }).click();
  await expect.poll(opened.place).toBe('/transactions/9');
  await opened.goTo('/offers/create');
  await expect.element(handle).toHaveValue('');
  await expect.element(confirmation).not.toBeInTheDocument();
});

test('a posted transfer whose answer names no order leads to none', async () => {
  const opened = await openTransfer();
  await confirmForStranger();
  opened.answer({ 'orders.create': {} });
  await confirm.click();
  await expect.element(done.getByRole('button', { name: 'OK' })).toBeVisible();
  await expect.element(done.getByRole('button', { name: /^Open order/u })).not.toBeInTheDocument();
});

test('what was typed around a recipient and a memo is not sent', async () => {
  const opened = await openTransfer();
  await memo.fill('  For rent ');
  await handle.fill(` ${STRANGER} `);
  await goOn.click();
  await warning.getByRole('button', { name: 'Continue' }).click();
  expect(line('Recipient')).toBe(STRANGER);
  await confirm.click();
  await done.findElement();
  const looked = opened.asked('senders.findHandle').map((asked) => asked.handle);
  expect([...new Set(looked)]).toEqual([STRANGER]);
  expect(opened.asked('orders.create')).toMatchObject([
    { memo: 'For rent', poster_recipient_username: STRANGER },
  ]);
});

test('a question that was cancelled does not come back with the page, nor in the other form', async () => {
  const opened = await openTransfer();
  await confirmForStranger();
  await opened.goTo('/offers/create?form=send');
  await expect.element(page.getByRole('form')).toBeVisible();
  await expect.element(confirmation).not.toBeInTheDocument();
  await opened.goTo('/offers/create');
  await confirmation.getByRole('button', { name: 'Cancel' }).click();
  await opened.reload();
  await expect.element(handle).toHaveValue(STRANGER);
  await expect.element(confirmation).not.toBeInTheDocument();
});

test('a session that ends before the question asks nothing', async () => {
  const opened = await openTransfer();
  opened.answer({
    'orders.list': () => {
      throw new ProblemError({ kind: 'session-ended', message: 'Signed out' });
    },
  });
  await handle.fill(STRANGER);
  await goOn.click();
  await expect.poll(() => opened.asked('orders.list').length).toBeGreaterThan(0);
  await expect.element(handle).toBeEnabled();
  await expect.element(warning).not.toBeInTheDocument();
});

test('a new duplicate order is shown before another one is posted', async () => {
  const opened = await openTransfer();
  await confirmForStranger();
  const row = { id: 999_001, status: 'unpublished' };
  opened.answer({ 'orders.list': { models: [row], pagination: { rowCount: 1 } } });
  await confirm.click();
  await expect.element(confirmation).toHaveTextContent('Possible duplicate');
  await expect.element(confirmation).toHaveTextContent('999001');
  expect(opened.asked('orders.create')).toEqual([]);
  await confirm.click();
  await expect.element(done.getByRole('button', { name: 'Open order 9' })).toBeVisible();
  await acceptSuccess();
});

test('a failed search for duplicates blocks no transfer, and the dialog says what was not checked', async () => {
  const opened = await openTransfer();
  await confirmForStranger();
  await expect.element(confirmation).not.toHaveTextContent('duplicate');
  opened.answer({ 'orders.list': failing(500, 'Closed') });
  // It could be checked when Continue was pressed, and cannot be any more: the person decides.
  await confirm.click();
  await expect.element(confirmation).toHaveTextContent('Confirm again to post without this check');
  expect(opened.asked('orders.create')).toEqual([]);
  await confirmation.getByRole('button', { name: 'Cancel' }).click();

  await goOn.click();
  await warning.getByRole('button', { name: 'Continue' }).click();
  await expect.element(confirmation).toHaveTextContent('Corridor did not check for a duplicate');
  opened.answer({ 'orders.create': failing(409, 'Try later') });
  await confirm.click();
  await expect.element(confirmation).toHaveTextContent('Try later');
  await expect.element(confirmation).not.toHaveTextContent('did not check for a duplicate');
  expect(opened.asked('orders.create')).toHaveLength(1);
});
