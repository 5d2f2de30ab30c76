import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { refuses } from '#renderer/testing/refusals.ts';

const grid = page.getByRole('grid', { name: 'Transactions' });
const bar = page.getByRole('toolbar', { name: 'Bulk operations' });
const dialog = page.getByRole('alertdialog');
const yes = dialog.getByRole('button', { name: 'Yes' });
const no = dialog.getByRole('button', { name: 'No' });
const press = (name: string) => bar.getByRole('button', { name }).click();

async function openList({ count = 45, role = 'admin', path = '/transactions' } = {}) {
  const ended: string[] = [];
  const opened = await openPage(path, {
    role,
    answers: answersWith(someOrders(count)),
    handlers: {
      'acts.beginRun': () => undefined,
      'acts.endRun': ({ run }) => void ended.push(run),
    },
  });
  await grid.getByRole('link').first().findElement();
  return { ...opened, ended };
}

describe('all orders of a query', () => {
  it.each([
    ['admin', 'Hide all', true],
    ['principal', 'Unhide all', false],
  ] as const)(
    '%s, %s: after a preview, with No in focus',
    { tags: ['1B01', '1B03', '1B05', '1B06'] },
    async (role, button, hidden) => {
      const path = '/transactions?type=hybrid&search=1002';
      const opened = await openList({ role, path });
      opened.answer({ 'orders.setAllHidden': { data: { count: 1 } } });
      await press(button);
      await expect
        .element(dialog)
        .toHaveTextContent(`Are you sure you want to take this action - ${button}?`);
      await expect.element(dialog).toHaveTextContent('1 order matches the filters and the search.');
      await expect.element(dialog.getByRole('row', { name: /^Published/u })).toBeVisible();
      await expect.element(no).toHaveFocus();
      await yes.click();
      await expect
        .element(page.getByText(hidden ? '1 order hidden' : '1 order unhidden'))
        .toBeVisible();
      expect(opened.asked('orders.setAllHidden')).toMatchObject([
        { hidden, search: '1002', filters: { type: 'hybrid' } },
      ]);
    },
  );

  it('No sends nothing, and a refusal says what could not be done', {
    tags: ['1B06'],
  }, async () => {
    const opened = await openList();
    opened.answer({ 'orders.setAllHidden': refuses('Too many orders', 409) });
    await press('Hide all');
    await no.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(opened.asked('orders.setAllHidden')).toEqual([]);
    await press('Hide all');
    await yes.click();
    await expect.element(dialog).toHaveTextContent('Unable to set orders as hiddenToo many orders');
  });
});

it('a manager has no bulk bar and no boxes', { tags: ['1B02'] }, async () => {
  await openList({ role: 'manager' });
  expect(bar.query()).toBeNull();
  expect(grid.getByRole('checkbox').query()).toBeNull();
});

it('a run that was interrupted is offered again, on buttons of one line, and resumed', async () => {
  const run = {
    run: '0190b2a0-0000-4000-8000-000000000003',
    person: '7',
    action: 'order.expireOrder',
    kind: 'order',
    ids: ['1001', '1002'],
    startedAt: '2026-11-22T14:02:11.000Z',
    acts: [],
  };
  await openPage('/transactions', {
    answers: { ...answersWith(someOrders(2)), 'orders.expire': {} },
    handlers: { 'acts.runs': () => [run], 'acts.endRun': () => undefined },
  });
  const show = await dialog.getByRole('button', { name: 'Show orders' }).findElement();
  const text = document.createRange();
  text.selectNodeContents(show);
  expect(text.getClientRects()).toHaveLength(1);
  (show as HTMLElement).click();
  const orders = dialog.getByRole('grid', { name: 'Orders of this run' });
  for (const id of run.ids) {
    const row = orders.getByRole('row').filter({ hasText: id });
    await expect.element(row).toHaveTextContent('Published');
    await expect.element(row).toHaveTextContent('Not sent yet');
  }
  await expect.element(dialog).toHaveTextContent('Nothing has been sent since then.');
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await expect.element(dialog.getByRole('status')).toHaveTextContent('2 done');
  await expect.element(dialog).not.toHaveTextContent('Nothing has been sent');
});

describe('selected rows', () => {
  const select = async (...rows: readonly number[]) => {
    for (const row of rows) await grid.getByRole('checkbox').nth(row).click();
  };

  it('go through an action one by one, each under the guard', { tags: ['1B04'] }, async () => {
    const opened = await openList({ count: 3 });
    await select(1, 2, 3);
    await expect.element(bar).toHaveTextContent('3 selected');
    await press('Actions for selected');
    await page.getByRole('menuitem', { name: 'Expire Order (3 of 3)' }).click();
    await expect
      .element(dialog)
      .toHaveTextContent('Are you sure you want to take this action - Expire Order?');
    await expect.element(no).toHaveFocus();
    expect(await commands.violations()).toEqual([]);
    const now = someOrders(3).map((order) => ({
      ...order,
      ...(order.id === 1002 && { status: 'removed' as const }),
    }));
    opened.answer({ ...answersWith(now), 'orders.expire': {} });
    await yes.click();
    const run = dialog.getByRole('grid', { name: 'Orders of this run' });
    const row = (id: string) => run.getByRole('row').filter({ hasText: id });
    await expect.element(row('1001')).toHaveTextContent('Done');
    await expect
      .element(row('1002'))
      .toHaveTextContent('Skipped: the action is no longer available');
    await expect.element(row('1003')).toHaveTextContent('Done');
    expect(opened.asked('orders.expire')).toEqual([{ id: '1001' }, { id: '1003' }]);
    await expect.element(dialog.getByRole('status')).toHaveTextContent('2 done, 1 skipped');
    await expect.element(dialog).not.toHaveTextContent('Are you sure');
    // The window may close before the dialog does.
    await expect.poll(() => opened.ended).toHaveLength(1);
    await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await press('Clear selection');
    await expect.element(bar).not.toHaveTextContent('selected');
  });

  it('are told what changed of them below the run, and decided there', {
    tags: ['1B04'],
  }, async () => {
    const opened = await openList({ count: 2 });
    await select(1, 2);
    await press('Actions for selected');
    await page.getByRole('menuitem', { name: 'Expire Order (2 of 2)' }).click();
    const now = someOrders(2).map((order) => ({
      ...order,
      ...(order.id === 1002 && { poster_amount: 999 }),
    }));
    opened.answer({ ...answersWith(now), 'orders.expire': {} });
    await yes.click();
    const run = dialog.getByRole('grid', { name: 'Orders of this run' });
    await expect.element(run).toHaveTextContent('Skipped: changed since you opened it');
    const changed = dialog.getByRole('region', { name: 'Transaction 1002' });
    await expect.element(changed).toHaveTextContent('Poster Amount101.00 USD999.00 USD');
    expect(await commands.violations()).toEqual([]);
    await changed
      .getByRole('button', { name: 'Expire Order 1002 with the current values' })
      .click();
    await expect.element(changed).not.toBeInTheDocument();
    await expect
      .poll(() => opened.asked('orders.expire'))
      .toEqual([{ id: '1001' }, { id: '1002' }]);
  });

  it('are those of the current page', async () => {
    await openList();
    await select(1);
    await expect.element(bar).toHaveTextContent('1 selected');
    for (const name of ['Page 2', 'Page 1']) {
      await page.getByRole('button', { name }).click();
      await expect.element(bar).not.toHaveTextContent('selected');
    }
    expect(grid.element().querySelector('.ag-row-selected')).toBeNull();
  });
});
