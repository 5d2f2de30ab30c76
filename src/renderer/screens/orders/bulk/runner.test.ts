import { describe, expect, it, vi } from 'vitest';
import type { SentAct } from '#contract/bridge/recorded-acts.ts';
import { orderRow } from '#contract/orders/orders.ts';
import type { Problem } from '#contract/wire/problem.ts';
import type { OrderChoice } from '#domain/acts/areas/orders.ts';
import { someAct } from '#domain/acts/testing.ts';
import type { ReadOrder } from '#domain/orders/changes.ts';
import type { Question } from '#renderer/ui/guard/asking.ts';
import type { Shown } from '#renderer/ui/guard/state.ts';
import { createRunner, type RunTask } from './runner.ts';

const orders = [1, 2, 3].map((id) => orderRow.parse({ id, status: 'published' }));
const TASKS: readonly RunTask[] = orders.map((seen) => ({ id: seen.id, seen, act: null }));
const PROBLEM: Problem = { kind: 'server', message: 'Order is not open', status: 409 };
const REFUSED: Partial<Shown<ReadOrder>> = {
  phase: 'asking',
  mayConfirm: true,
  note: { kind: 'refused', problem: PROBLEM },
};
const DONE: Partial<Shown<ReadOrder>> = { phase: 'done' };

/** A question that is answered as the test says. */
function question(seen: ReadOrder | null) {
  const listeners = new Set<() => void>();
  let state: Shown<ReadOrder> = {
    phase: seen ? 'asking' : 'reading',
    now: seen ?? (orders[0] as ReadOrder),
    note: null,
    mayConfirm: seen !== null,
  };
  const become = (next: Partial<Shown<ReadOrder>>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const acting: Question<ReadOrder, OrderChoice> = {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => Promise.resolve(become({ phase: 'asking', mayConfirm: true })),
    confirm: () => Promise.resolve(become({ phase: 'working', mayConfirm: false, note: null })),
    dropNote: () => undefined,
    close: vi.fn(),
  };
  return { acting, become };
}

function runOf(tasks: readonly RunTask[] = TASKS) {
  const questions: ReturnType<typeof question>[] = [];
  const runner = createRunner(tasks, ({ seen }) => {
    const asked = question(seen);
    questions.push(asked);
    return asked.acting;
  });
  runner.open();
  const kinds = () => runner.state().items.map(({ outcome }) => outcome.kind);
  return { runner, questions, kinds };
}

describe('a run over many orders', () => {
  it('runs one order at a time and shows each outcome', async () => {
    const { runner, questions, kinds } = runOf();
    runner.run();
    runner.run();
    await expect.poll(kinds).toEqual(['running', 'waiting', 'waiting']);
    questions[0]?.become(DONE);
    await expect.poll(kinds).toEqual(['done', 'running', 'waiting']);
    questions[1]?.become(REFUSED);
    await expect.poll(kinds).toEqual(['done', 'refused', 'running']);
    questions[2]?.become({ phase: 'asking', note: { kind: 'gone' } });
    await expect.poll(kinds).toEqual(['done', 'refused', 'gone']);
    await vi.waitUntil(() => runner.state().status === 'finished');
  });

  it('pauses after the current order, and continues there', async () => {
    const { runner, questions, kinds } = runOf();
    runner.run();
    runner.pause();
    questions[0]?.become(DONE);
    await expect.poll(kinds).toEqual(['done', 'waiting', 'waiting']);
    expect(runner.state().status).toBe('paused');
    runner.run();
    await expect.poll(kinds).toEqual(['done', 'running', 'waiting']);
  });

  it('that is closed starts no further order, and leaves what was sent to be told of elsewhere', async () => {
    const { runner, questions, kinds } = runOf();
    runner.run();
    await expect.poll(kinds).toEqual(['running', 'waiting', 'waiting']);
    runner.close();
    questions[0]?.become({ phase: 'settling' });
    await expect.poll(kinds).toEqual(['unknown', 'waiting', 'waiting']);
    for (const { acting } of questions) expect(acting.close).toHaveBeenCalledOnce();
  });

  it('continues after an unknown outcome, which settles in its place', async () => {
    const { runner, questions, kinds } = runOf();
    runner.run();
    questions[0]?.become({ phase: 'settling' });
    await expect.poll(kinds).toEqual(['unknown', 'running', 'waiting']);
    const settled = (act: SentAct) =>
      questions[0]?.become({
        phase: 'asking',
        note: { kind: 'settled', act, isOwn: true, possible: false },
      });
    settled(someAct({ outcome: 'unknown', settlement: 'happened' }));
    await expect.poll(kinds).toEqual(['done', 'running', 'waiting']);
    settled(someAct({ outcome: 'unknown', settlement: 'checked' }));
    await expect.poll(kinds).toEqual(['unclear', 'running', 'waiting']);
  });

  it('calls an outcome unknown as long as it is, whatever the question offers', async () => {
    const { runner, questions, kinds } = runOf();
    runner.run();
    const act = someAct({ outcome: 'unknown' });
    questions[0]?.become({
      phase: 'asking',
      mayConfirm: true,
      note: { kind: 'unknown', act, problem: PROBLEM, asksAgain: false },
    });
    await expect.poll(kinds).toEqual(['unknown', 'running', 'waiting']);
    questions[1]?.become(REFUSED);
    questions[2]?.become(DONE);
    await expect.poll(() => runner.state().status).toBe('finished');
    runner.retryFailed();
    await expect.poll(kinds).toEqual(['unknown', 'running', 'done']);
  });

  it('tries the refused ones again, and never one whose outcome is unknown', async () => {
    const { runner, questions, kinds } = runOf();
    runner.run();
    questions[0]?.become({ phase: 'settling' });
    await expect.poll(kinds).toEqual(['unknown', 'running', 'waiting']);
    questions[1]?.become(REFUSED);
    await expect.poll(kinds).toEqual(['unknown', 'refused', 'running']);
    questions[2]?.become(DONE);
    await vi.waitUntil(() => runner.state().status === 'finished');
    runner.retryFailed();
    await expect.poll(kinds).toEqual(['unknown', 'running', 'done']);
  });

  it('lets one that has changed be decided as it is now', async () => {
    const { runner, questions, kinds } = runOf();
    runner.run();
    questions[0]?.become({
      phase: 'asking',
      mayConfirm: true,
      note: { kind: 'changed', changes: [], possible: true },
    });
    await expect.poll(kinds).toEqual(['changed', 'running', 'waiting']);
    runner.decide('1');
    await expect.poll(kinds).toEqual(['running', 'running', 'waiting']);
  });
});

describe('a run that was interrupted', () => {
  const act = (id: string, more: Partial<SentAct>) =>
    someAct({ action: 'order.hide', subject: { kind: 'order', id }, ...more });

  it('shows what was done, reads what was not sent, and goes on with that alone', async () => {
    const { runner, questions, kinds } = runOf([
      { id: '1', seen: null, act: act('1', {}) },
      { id: '2', seen: null, act: act('2', { outcome: 'unknown', settlement: 'checked' }) },
      { id: '3', seen: null, act: null },
    ]);
    await expect.poll(kinds).toEqual(['done', 'unclear', 'waiting']);
    runner.run();
    await expect.poll(kinds).toEqual(['done', 'unclear', 'running']);
    questions[2]?.become(DONE);
    await vi.waitUntil(() => runner.state().status === 'finished');
  });
});
