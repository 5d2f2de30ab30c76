/** What the dialog of a run says of each of its orders, and what it offers. */
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SentAct } from '#contract/bridge/recorded-acts.ts';
import { someAct } from '#domain/acts/testing.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { refuses } from '#renderer/testing/refusals.ts';

const grid = page.getByRole('grid', { name: 'Transactions' });
const bar = page.getByRole('toolbar', { name: 'Bulk operations' });
const dialog = page.getByRole('alertdialog');
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const items = dialog.getByRole('grid', { name: 'Orders of this run' });
const item = (id: string) => items.getByRole('row').filter({ hasText: id });
const result = dialog.getByRole('status');

/** A run that was interrupted; `acts` are those the journal knows, by the ids of their orders. */
function interrupted(action: string, acts: Record<string, Partial<SentAct> | null>, run = 1) {
  const name = `0190b2a0-0000-4000-8000-00000000000${run}`;
  return {
    run: name,
    person: '7',
    action,
    kind: 'order',
    ids: Object.keys(acts),
    startedAt: '2026-11-22T14:02:11.000Z',
    acts: Object.entries(acts).flatMap(([id, act]) =>
      act === null ? [] : [someAct({ action, subject: { kind: 'order', id }, run: name, ...act })],
    ),
  };
}

const open = (answers: Answers, runs: readonly ReturnType<typeof interrupted>[] = []) =>
  openPage('/transactions', {
    answers,
    handlers: {
      'acts.runs': () => [...runs],
      'acts.beginRun': () => undefined,
      'acts.endRun': () => undefined,
    },
  });

/** Selects all orders and chooses an action for them. */
async function choose(name: string) {
  await grid.getByRole('checkbox').nth(0).click();
  await bar.getByRole('button', { name: 'Actions for selected' }).click();
  await page.getByRole('menuitem', { name }).click();
}

it('an interrupted run says of each order what became of it, and adds it up', async () => {
  const orders = someOrders(4);
  const opened = await open(
    {
      ...answersWith(orders),
      'orders.read': ({ id }) =>
        id === '1004'
          ? refuses('Not there', 404)()
          : { data: orders.find((each) => `${each.id}` === id) },
    },
    [
      interrupted('order.hide', {
        1001: {},
        1002: { outcome: 'unknown', settlement: 'checked' },
        1003: { outcome: 'refused' },
        1004: null,
      }),
    ],
  );
  await expect.element(dialog).toHaveTextContent('You started it on 11/22/2026');
  await expect.element(dialog).toHaveTextContent('for 4 orders. It was sent for 3 of them');
  await button('Show orders').click();
  // The question whether to resume it is over.
  await expect.poll(() => dialog.elements()).toHaveLength(1);
  await expect.element(item('1001')).toHaveTextContent('Done');
  await expect.element(item('1002')).toHaveTextContent('Not known. Check it.');
  await expect.element(item('1003')).toHaveTextContent('Failed: not carried out');
  await expect.element(item('1004')).toHaveTextContent('Skipped: no longer exists');
  await expect.element(result).toHaveTextContent('1 done, 1 failed, 1 skipped, 1 not known');
  await expect
    .element(dialog.getByRole('progressbar', { name: '4 of 4 orders' }))
    .toHaveAttribute('aria-valuenow', '4');
  const colourOf = (text: string) =>
    getComputedStyle(items.getByText(text, { exact: true }).element()).color;
  const plain = colourOf('Not known. Check it.');
  expect(colourOf('Done')).not.toBe(plain);
  expect(colourOf('Failed: not carried out')).not.toBe(plain);
  expect(colourOf('Failed: not carried out')).not.toBe(colourOf('Done'));
  expect(opened.asked('orders.setHidden')).toEqual([]);
});

it('a run begun just now shows what its orders were, and while one is sent that it is', async () => {
  const opened = await open(answersWith(someOrders(2)));
  await choose('Hide Order (2 of 2)');
  await expect
    .element(page.getByRole('alertdialog', { name: 'Hide Order: 2 orders', exact: true }))
    .toBeVisible();
  await expect.element(dialog).not.toHaveTextContent('This run was interrupted.');
  await expect.element(dialog).not.toHaveTextContent('What contradicts the action');
  await expect.element(dialog).not.toHaveTextContent('Several rows have the ID');
  await expect.element(item('1001')).toHaveTextContent('Published100.00 USDNot sent yet');
  const sent = Promise.withResolvers<object>();
  opened.answer({ 'orders.setHidden': () => sent.promise });
  await button('Yes').click();
  await expect.element(item('1001')).toHaveTextContent('Sending…');
  await expect.element(result).toHaveTextContent('1 being sent, 1 not sent yet');
  await expect.element(dialog.getByRole('progressbar', { name: '0 of 2 orders' })).toBeVisible();
  await expect.element(button('Pause')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await button('Pause').click();
  await expect.element(button('Stop')).toHaveFocus();
  await button('Resume').click();
  await expect.element(button('Pause')).toHaveFocus();
  const columns = dialog.getByRole('button', { name: 'Columns' });
  (columns.element() as HTMLElement).focus();
  sent.resolve({});
  await expect.element(button('Undo (2)')).toBeVisible();
  await expect.element(columns).toHaveFocus();
  await expect.element(button('Retry failed')).not.toBeInTheDocument();
});

it('a run in which every order was refused can be tried again, and has nothing to undo', async () => {
  const opened = await open(answersWith(someOrders(2)));
  await choose('Hide Order (2 of 2)');
  opened.answer({ 'orders.setHidden': refuses('Closed', 409) });
  await button('Yes').click();
  await expect.element(result).toHaveTextContent('2 failed');
  await expect.element(button('Retry failed')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /^Undo/u })).not.toBeInTheDocument();
});

it('what the fields of an order say against the action stands beside it', async () => {
  const [plain, refunded] = someOrders(2);
  const failed = { status: 'unable_to_capture', match_id: 9 } as const;
  await open(
    answersWith([
      { ...plain, ...failed },
      { ...refunded, ...failed, refund_status: 'completed' },
    ]),
  );
  await choose('Capture (2 of 2)');
  await expect.element(dialog).toHaveTextContent('Validation events are not loaded here.');
  await expect
    .element(item('1002'))
    .toHaveTextContent('A refund is recorded as completed contradicts');
  await expect.element(item('1001')).not.toHaveTextContent('contradicts');
});

it('an order that changed and no longer offers the action cannot be decided', async () => {
  const opened = await open(answersWith(someOrders(1)));
  await choose('Expire Order (1 of 1)');
  opened.answer(answersWith(someOrders(1).map((order) => ({ ...order, status: 'removed' }))));
  await button('Yes').click();
  const changed = dialog.getByRole('region', { name: 'Transaction 1001' });
  await expect.element(changed).toHaveTextContent('Status');
  expect(changed.getByRole('button').elements()).toEqual([]);
  await expect.element(result).toHaveTextContent('1 skipped');
});

it('interrupted runs are offered one after the other, without those of a version that had other actions', async () => {
  await open(answersWith(someOrders(2)), [
    interrupted('order.unheard', { 1001: null }, 3),
    interrupted('order.hide', { 1001: null }, 1),
    interrupted('order.expireOrder', { 1002: null }, 2),
  ]);
  await expect.element(dialog).toHaveTextContent('Hide Order was interrupted');
  await button('Later').click();
  await expect.element(dialog).toHaveTextContent('Expire Order was interrupted');
  await button('Later').click();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('the preview adds up by status and currency, and says what could not be read', async () => {
  const [first, second, third] = someOrders(3);
  await open(
    answersWith([
      { ...first, poster_amount: 'much' as never },
      { ...second },
      { ...third, poster_currency: 'GBP', status: 'completed' },
    ]),
  );
  await bar.getByRole('button', { name: 'Hide all', exact: true }).click();
  const rows = dialog.getByRole('row');
  await expect.element(rows.filter({ hasText: 'Published' })).toHaveTextContent(/^Published2$/u);
  await expect.element(rows.filter({ hasText: 'Completed' })).toHaveTextContent(/^Completed1$/u);
  await expect
    .element(rows.filter({ hasText: '101.00 USD' }))
    .toHaveTextContent('2 orders, 1 without a readable amount');
  await expect.element(rows.filter({ hasText: '102.00 GBP' })).toHaveTextContent(/^1 order102/u);
  await expect.element(dialog).not.toHaveTextContent('Of the first');
});

it('the selected orders are offered what some of them offer, and all orders by name from the palette', async () => {
  const [first, second] = someOrders(2);
  await open(
    answersWith([
      { ...first },
      { ...second, status: 'completed', completed_at: '2026-11-20T10:00:00.000Z' },
    ]),
  );
  const actions = bar.getByRole('button', { name: 'Actions for selected' });
  await grid.getByRole('checkbox').nth(2).click();
  await expect.element(actions).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(actions)
    .toHaveAttribute('title', 'None of the selected orders offers an action that you may take');
  await grid.getByRole('checkbox').nth(1).click();
  await actions.click();
  await expect.element(page.getByRole('menuitem', { name: 'Hide Order (1 of 2)' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: /Capture/u })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('unhide all');
  await page.getByRole('option', { name: /Unhide all/u }).click();
  await expect.element(dialog).toHaveTextContent('this action - Unhide all?');
});
