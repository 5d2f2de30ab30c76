/** What became of a transfer, and what is checked before it is posted. */
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { ActRequest, SentAct } from '#contract/bridge/recorded-acts.ts';
import { someAct } from '#domain/acts/testing.ts';
import {
  acceptSuccess,
  confirm,
  confirmation,
  confirmForStranger,
  failing,
  goOn,
  handle,
  openTransfer,
  STRANGER,
  warning,
} from '../testing.ts';

const unknown = 'It may or may not have taken effect';

/** Confirms a transfer whose answer is missing, of which the main process knows that much. */
async function confirmUnanswered(known: Partial<SentAct> = {}) {
  const opened = await openTransfer();
  await confirmForStranger();
  // The main process tells of an act without an answer before the call ends.
  opened.answer({
    'orders.create': () => {
      const sent = opened.calls.at(-1)?.input as ActRequest;
      opened.tell('act', someAct({ ...sent, outcome: 'unknown', status: 504, ...known }));
      return failing(504, 'Too late')();
    },
  });
  await confirm.click();
  return opened;
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
  const done = page.getByRole('alertdialog', { name: 'Transfer Request Created!' });
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
