import { describe, expect, it, vi } from 'vitest';
import { type OrderRow, orderRow } from '#contract/orders.ts';
import type { Attempt } from '#renderer/ui/guard/guard.ts';
import { createRunner } from './runner.ts';

const orders = [1, 2, 3].map((id) => orderRow.parse({ id, status: 'published' }));
const REFUSED: Attempt<OrderRow> = {
  kind: 'failed',
  problem: { kind: 'server', message: 'Order is not open', status: 409 },
};
const UNKNOWN: Attempt<OrderRow> = {
  kind: 'unknown',
  problem: { kind: 'offline', message: 'no answer' },
  settled: Promise.resolve('unchanged'),
};

/** A run whose orders end one by one, as the test says. */
function stepwise() {
  const asked: { readonly id: string; readonly end: (attempt: Attempt<OrderRow>) => void }[] = [];
  const act = ({ id }: OrderRow) => {
    const { promise, resolve } = Promise.withResolvers<Attempt<OrderRow>>();
    asked.push({ id, end: resolve });
    return promise;
  };
  const runner = createRunner(orders, act);
  return { runner, asked, kinds: () => runner.state().items.map(({ outcome }) => outcome.kind) };
}

describe('a run over many orders', () => {
  it('takes one order at a time and tells what became of each', async () => {
    const { runner, asked, kinds } = stepwise();
    runner.run();
    runner.run();
    expect(asked.map(({ id }) => id)).toEqual(['1']);
    asked[0]?.end({ kind: 'done' });
    await vi.waitUntil(() => asked.length === 2);
    expect(kinds()).toEqual(['done', 'running', 'waiting']);
    asked[1]?.end(REFUSED);
    await vi.waitUntil(() => asked.length === 3);
    asked[2]?.end({ kind: 'busy' });
    await vi.waitUntil(() => runner.state().status === 'finished');
    expect(runner.state().items[1]?.outcome).toEqual({
      kind: 'refused',
      text: 'Order is not open',
    });
  });

  it('pauses after the order at hand, and goes on where it was', async () => {
    const { runner, asked, kinds } = stepwise();
    runner.run();
    runner.pause();
    asked[0]?.end({ kind: 'done' });
    await vi.waitUntil(() => kinds()[0] === 'done');
    expect(asked).toHaveLength(1);
    expect(runner.state().status).toBe('paused');
    runner.run();
    await vi.waitUntil(() => asked.length === 2);
    expect(asked[1]?.id).toBe('2');
  });

  it('tries the refused ones again, and never one whose outcome is unknown', async () => {
    const tried: string[] = [];
    const answers: Readonly<Record<string, readonly Attempt<OrderRow>[]>> = {
      1: [UNKNOWN],
      2: [REFUSED, { kind: 'done' }],
      3: [{ kind: 'done' }],
    };
    const runner = createRunner(orders, ({ id }) => {
      const times = tried.filter((other) => other === id).length;
      tried.push(id);
      return Promise.resolve(answers[id]?.[times] ?? REFUSED);
    });
    runner.run();
    await vi.waitUntil(() => runner.state().status === 'finished');
    runner.retryFailed();
    await vi.waitUntil(() => runner.state().status === 'finished' && tried.length === 4);
    expect(tried).toEqual(['1', '2', '3', '2']);
    expect(runner.state().items.map(({ outcome }) => outcome.kind)).toEqual([
      'unknown',
      'done',
      'done',
    ]);
  });
});
