import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { someAct } from '#domain/acts/testing.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { refuses } from '#renderer/testing/refusals.ts';

const grid = page.getByRole('grid', { name: 'Transactions' });
const bar = page.getByRole('toolbar', { name: 'Bulk operations' });
const dialog = page.getByRole('alertdialog');
const button = (name: string) => dialog.getByRole('button', { name });

const RUN = '0190b2a0-0000-4000-8000-000000000003';
const actOn = (id: string) =>
  someAct({ action: 'order.hide', subject: { kind: 'order', id }, run: RUN, outcome: 'done' });
const INTERRUPTED = {
  run: RUN,
  person: '7',
  action: 'order.hide',
  kind: 'order',
  ids: ['1001', '1002', '1003'],
  startedAt: '2026-11-22T14:02:11.000Z',
  acts: [actOn('1001'), actOn('1001')],
};

/** Opens the orders; `runs` tells what the journal was told of runs, in its order. */
async function openOrders({
  count = 3,
  answers = answersWith(someOrders(count)),
  interrupted = [],
  path = '/transactions',
}: {
  count?: number;
  answers?: Answers;
  interrupted?: readonly (typeof INTERRUPTED)[];
  path?: string;
} = {}) {
  const runs: string[] = [];
  let kept = [...interrupted];
  const opened = await openPage(path, {
    answers,
    handlers: {
      'acts.beginRun': ({ action, ids }) => void runs.push(`${action} ${ids.join()}`),
      'acts.endRun': ({ run }) => {
        runs.push(kept.some((each) => each.run === run) ? 'interrupted one ended' : 'ended');
        kept = kept.filter((each) => each.run !== run);
      },
      'acts.runs': () => kept,
    },
  });
  return { ...opened, runs };
}

/** Selects all orders and chooses an action for them. */
async function choose(item: string) {
  await grid.getByRole('checkbox').nth(0).click();
  await bar.getByRole('button', { name: 'Actions for selected' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Holds answers back; `release` gives the oldest. */
function held() {
  const waiting: (() => void)[] = [];
  return {
    hold: async <Answer,>(answer: Answer) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push(resolve);
      await promise;
      return answer;
    },
    release: async () => {
      await vi.waitUntil(() => waiting.length > 0, 10_000);
      waiting.shift()?.();
    },
  };
}

describe('what is offered for many orders', () => {
  it('is what any of them offers, without Publish, which asks for a payment type of each', async () => {
    await openOrders();
    await grid.getByRole('checkbox').nth(0).click();
    await bar.getByRole('button', { name: 'Actions for selected' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Hide Order (3 of 3)' })).toBeVisible();
    expect(page.getByRole('menuitem', { name: /Publish/u }).query()).toBeNull();
  });

  it('is nothing where the list ignores a part of the link, and the buttons say why', async () => {
    await openOrders({ path: '/transactions?type=unheard' });
    const hide = bar.getByRole('button', { name: 'Hide all', exact: true });
    await expect.element(hide).toHaveAttribute('title', 'Dismiss the message about the link first');
    await expect.element(hide).toHaveAttribute('aria-disabled', 'true');
  });

  it('is previewed by the first thousand where more are found', { tags: ['1B03'] }, async () => {
    const answers = answersWith(someOrders(1001));
    await openOrders({ answers });
    await bar.getByRole('button', { name: 'Hide all', exact: true }).click();
    await expect
      .element(dialog)
      .toHaveTextContent('every order there is: 1,001 orders. Of the first 1,000 of them:');
  });
});

describe('a run that was interrupted', () => {
  it('says for how many orders it was sent, and is ended by Discard', async () => {
    const { runs } = await openOrders({ interrupted: [INTERRUPTED] });
    await expect.element(dialog).toHaveTextContent('for 3 orders. It was sent for 1 of them');
    await button('Discard').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(runs).toEqual(['interrupted one ended']);
  });

  it('is neither offered nor ended after Later', async () => {
    const { runs } = await openOrders({ interrupted: [INTERRUPTED] });
    await button('Later').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(runs).toEqual([]);
  });

  it('is resumed once each order was read, and sends only what is left', {
    tags: ['1B04'],
  }, async () => {
    const { hold, release } = held();
    const orders = someOrders(3);
    const answers: Answers = {
      ...answersWith(orders),
      'orders.read': ({ id }) => hold({ data: orders.find((order) => `${order.id}` === `${id}`) }),
      'orders.setHidden': { data: {} },
    };
    const opened = await openOrders({ answers, interrupted: [INTERRUPTED] });
    await button('Show orders').click();
    await expect.element(button('Resume')).toHaveAttribute('aria-disabled', 'true');
    await release();
    await expect.element(button('Resume')).toHaveAttribute('aria-disabled', 'true');
    await release();
    await expect.element(button('Resume')).not.toHaveAttribute('aria-disabled', 'true');
    opened.answer(answersWith(orders));
    await button('Resume').click();
    await expect.element(button('Close')).toBeVisible();
    expect(opened.asked('orders.setHidden')).toHaveLength(2);
  });
});

describe('a run', () => {
  it('that is paused ends only when nothing is on its way, and is not closed by key while it goes on', async () => {
    const { hold, release } = held();
    const opened = await openOrders();
    opened.answer({ 'orders.expire': () => hold({}) });
    await choose('Expire Order (3 of 3)');
    await button('Yes').click();
    await button('Pause').click();
    await expect.element(button('Stop')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Stop')).toBeVisible();
    await release();
    await expect.element(button('Stop')).not.toHaveAttribute('aria-disabled', 'true');
    await button('Stop').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(opened.asked('orders.expire')).toHaveLength(1);
  });

  it('of what can be taken back offers Undo, which ends it and begins another', async () => {
    const opened = await openOrders({ count: 2 });
    opened.answer({ 'orders.setHidden': { data: {} } });
    await choose('Hide Order (2 of 2)');
    await button('Yes').click();
    await button('Undo (2)').findElement();
    opened.answer(answersWith(someOrders(2).map((order) => ({ ...order, hidden: true }))));
    await button('Undo (2)').click();
    await expect
      .element(dialog)
      .toHaveTextContent('Are you sure you want to take this action - Unhide Order?');
    await button('Yes').click();
    await expect.element(button('Undo (2)')).toBeVisible();
    expect(opened.asked('orders.setHidden').map(({ hidden }) => hidden)).toEqual([
      ...[true, true],
      ...[false, false],
    ]);
    expect(opened.runs).toEqual([
      'order.hide 1001,1002',
      'ended',
      'ended',
      'order.unhide 1001,1002',
      'ended',
    ]);
  });

  it('that is resumed says of an order that cannot be read why, and may try it again', async () => {
    const orders = someOrders(3);
    const opened = await openOrders({ interrupted: [INTERRUPTED] });
    opened.answer({ 'orders.read': refuses('Not now', 503) });
    await button('Show orders').click();
    const run = dialog.getByRole('grid', { name: 'Orders of this run' });
    await expect.element(run).toHaveTextContent('Failed: Not now');
    opened.answer({ ...answersWith(orders), 'orders.setHidden': { data: {} } });
    await button('Retry failed').click();
    await expect.element(button('Undo (3)')).toBeVisible();
    expect(opened.asked('orders.setHidden').map(({ id }) => String(id))).toEqual(['1002', '1003']);
  });

  it('of what cannot be taken back offers no Undo', async () => {
    const opened = await openOrders({ count: 2 });
    opened.answer({ 'orders.expire': {} });
    await choose('Expire Order (2 of 2)');
    await button('Yes').click();
    await expect.element(button('Close')).toBeVisible();
    expect(button('Undo (2)').query()).toBeNull();
  });

  it('warns where several rows have one ID', async () => {
    await openOrders({ answers: answersWith([...someOrders(1), ...someOrders(3)]) });
    await choose('Expire Order (4 of 4)');
    await expect.element(dialog).toHaveTextContent('Several rows have the ID 1001');
  });
});
