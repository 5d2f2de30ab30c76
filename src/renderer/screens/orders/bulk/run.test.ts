import { describe, expect, it, vi } from 'vitest';
import type { SentAct } from '#contract/bridge/recorded-acts.ts';
import { orderRow } from '#contract/orders/orders.ts';
import type { Problem } from '#contract/wire/problem.ts';
import type { OrderChoice } from '#domain/acts/areas/orders.ts';
import { someAct } from '#domain/acts/testing.ts';
import type { ReadOrder } from '#domain/orders/changes.ts';
import type { Question } from '#renderer/ui/guard/asking.ts';
import type { Shown } from '#renderer/ui/guard/state.ts';
import type { RunTask } from './run.ts';
import { createRun } from './useRun.ts';

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
    open: () => Promise.resolve(become({ phase: 'asking', mayConfirm: true, note: null })),
    confirm: () => Promise.resolve(become({ phase: 'working', mayConfirm: false, note: null })),
    dropNote: () => undefined,
    close: vi.fn(),
  };
  return { acting, become };
}

function runOf(tasks: readonly RunTask[] = TASKS) {
  const questions: ReturnType<typeof question>[] = [];
  const run = createRun(tasks, ({ seen }) => {
    const asked = question(seen);
    questions.push(asked);
    return asked.acting;
  });
  run.dispatch({ is: 'opened' });
  const kinds = () => run.get().items.map(({ progress }) => progress.kind);
  return { run, questions, kinds };
}

describe('a run over many orders', () => {
  it('runs one order at a time and shows each outcome', async () => {
    const { run, questions, kinds } = runOf();
    run.dispatch({ is: 'started' });
    run.dispatch({ is: 'started' });
    await expect.poll(kinds).toEqual(['running', 'waiting', 'waiting']);
    questions[0]?.become(DONE);
    await expect.poll(kinds).toEqual(['done', 'running', 'waiting']);
    questions[1]?.become(REFUSED);
    await expect.poll(kinds).toEqual(['done', 'refused', 'running']);
    questions[2]?.become({ phase: 'asking', note: { kind: 'gone' } });
    await expect.poll(kinds).toEqual(['done', 'refused', 'gone']);
    await vi.waitUntil(() => run.get().status === 'finished');
  });

  it('pauses after the current order, and continues there', async () => {
    const { run, questions, kinds } = runOf();
    run.dispatch({ is: 'started' });
    run.dispatch({ is: 'paused' });
    questions[0]?.become(DONE);
    await expect.poll(kinds).toEqual(['done', 'waiting', 'waiting']);
    expect(run.get().status).toBe('paused');
    run.dispatch({ is: 'started' });
    await expect.poll(kinds).toEqual(['done', 'running', 'waiting']);
  });

  it('that is closed starts no further order, and leaves what was sent to be told of elsewhere', async () => {
    const { run, questions, kinds } = runOf();
    run.dispatch({ is: 'started' });
    await expect.poll(kinds).toEqual(['running', 'waiting', 'waiting']);
    run.close();
    questions[0]?.become({ phase: 'settling' });
    await expect.poll(kinds).toEqual(['unknown', 'waiting', 'waiting']);
    for (const { acting } of questions) expect(acting.close).toHaveBeenCalledOnce();
  });

  it('continues after an unknown outcome, which settles in its place', async () => {
    const { run, questions, kinds } = runOf();
    run.dispatch({ is: 'started' });
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
    const { run, questions, kinds } = runOf();
    run.dispatch({ is: 'started' });
    const act = someAct({ outcome: 'unknown' });
    questions[0]?.become({
      phase: 'asking',
      mayConfirm: true,
      note: { kind: 'unknown', act, problem: PROBLEM, asksAgain: false },
    });
    await expect.poll(kinds).toEqual(['unknown', 'running', 'waiting']);
    questions[1]?.become(REFUSED);
    questions[2]?.become(DONE);
    await expect.poll(() => run.get().status).toBe('finished');
    run.dispatch({ is: 'retried' });
    await expect.poll(kinds).toEqual(['unknown', 'running', 'done']);
  });

  it('tries the refused ones again, and never one whose outcome is unknown', async () => {
    const { run, questions, kinds } = runOf();
    run.dispatch({ is: 'started' });
    questions[0]?.become({ phase: 'settling' });
    await expect.poll(kinds).toEqual(['unknown', 'running', 'waiting']);
    questions[1]?.become(REFUSED);
    await expect.poll(kinds).toEqual(['unknown', 'refused', 'running']);
    questions[2]?.become(DONE);
    await vi.waitUntil(() => run.get().status === 'finished');
    run.dispatch({ is: 'retried' });
    await expect.poll(kinds).toEqual(['unknown', 'running', 'done']);
  });

  it('reads those again that could not be read, and ends where they still cannot', async () => {
    const { run, questions, kinds } = runOf();
    run.dispatch({ is: 'started' });
    const unread: Partial<Shown<ReadOrder>> = {
      phase: 'asking',
      mayConfirm: false,
      note: { kind: 'not-read', problem: PROBLEM },
    };
    questions[0]?.become(unread);
    questions[1]?.become(DONE);
    questions[2]?.become(DONE);
    expect(run.get().status).toBe('finished');
    const [first] = questions;
    const open = vi.spyOn(first?.acting ?? ({} as never), 'open');
    open.mockImplementationOnce(() => Promise.resolve(first?.become(unread)));
    run.dispatch({ is: 'retried' });
    expect([kinds(), run.get().status]).toEqual([['refused', 'done', 'done'], 'finished']);
    run.dispatch({ is: 'retried' });
    await expect.poll(kinds).toEqual(['running', 'done', 'done']);
  });

  it('lets one that has changed be decided as it is now', async () => {
    const { run, questions, kinds } = runOf();
    run.dispatch({ is: 'started' });
    questions[0]?.become({
      phase: 'asking',
      mayConfirm: true,
      note: { kind: 'changed', changes: [], possible: true },
    });
    await expect.poll(kinds).toEqual(['changed', 'running', 'waiting']);
    run.dispatch({ is: 'decided', id: '1' });
    await expect.poll(kinds).toEqual(['running', 'running', 'waiting']);
  });
});

describe('a run that was interrupted', () => {
  const act = (id: string, more: Partial<SentAct>) =>
    someAct({ action: 'order.hide', subject: { kind: 'order', id }, ...more });

  it('shows what was done, reads what was not sent, and goes on with that alone', async () => {
    const { run, questions, kinds } = runOf([
      { id: '1', seen: null, act: act('1', {}) },
      { id: '2', seen: null, act: act('2', { outcome: 'unknown', settlement: 'checked' }) },
      { id: '3', seen: null, act: null },
    ]);
    await expect.poll(kinds).toEqual(['done', 'unclear', 'waiting']);
    run.dispatch({ is: 'started' });
    await expect.poll(kinds).toEqual(['done', 'unclear', 'running']);
    questions[2]?.become(DONE);
    await vi.waitUntil(() => run.get().status === 'finished');
  });
});
