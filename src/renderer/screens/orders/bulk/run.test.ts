import { describe, expect, it, vi } from 'vitest';
import type { SentAct } from '#contract/bridge/recorded-acts.ts';
import { orderRow } from '#contract/orders/orders.ts';
import type { Problem } from '#contract/wire/problem.ts';
import type { OrderChoice } from '#domain/acts/areas/orders.ts';
import { someAct } from '#domain/acts/testing.ts';
import type { ReadOrder } from '#domain/orders/changes.ts';
import type { Question } from '#renderer/ui/guard/asking.ts';
import type { ShownQuestion } from '#renderer/ui/guard/state.ts';
import { firstRun, type RunTask, reduceRun } from './run.ts';
import { createRun } from './useRun.ts';

const orders = [1, 2, 3].map((id) => orderRow.parse({ id, status: 'published' }));
const TASKS: readonly RunTask[] = orders.map((seen) => ({ id: seen.id, seen, act: null }));
const PROBLEM: Problem = { kind: 'server', message: 'Order is not open', status: 409 };
const REFUSED: Partial<ShownQuestion<ReadOrder>> = {
  phase: 'asking',
  mayConfirm: true,
  note: { kind: 'refused', problem: PROBLEM },
};
const DONE: Partial<ShownQuestion<ReadOrder>> = { phase: 'done' };

/** What stands for an order that was not read yet, as in `useRun.ts`. */
const PLACEHOLDER = { id: '1' } as ReadOrder;

/** A question that is answered as the test says. */
function question(seen: ReadOrder | null) {
  const listeners = new Set<() => void>();
  let state: ShownQuestion<ReadOrder> = {
    phase: seen ? 'asking' : 'reading',
    now: seen ?? PLACEHOLDER,
    isKnown: seen !== null,
    note: null,
    mayConfirm: seen !== null,
  };
  const become = (next: Partial<ShownQuestion<ReadOrder>>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const acting: Question<ReadOrder, OrderChoice> = {
    state: () => state,
    own: () => null,
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
  it('runs one order at a time and shows each outcome', () => {
    const { run, questions, kinds } = runOf();
    run.dispatch({ is: 'started' });
    run.dispatch({ is: 'started' });
    expect(kinds()).toEqual(['running', 'waiting', 'waiting']);
    questions[0]?.become(DONE);
    expect(kinds()).toEqual(['done', 'running', 'waiting']);
    questions[1]?.become(REFUSED);
    expect(kinds()).toEqual(['done', 'refused', 'running']);
    questions[2]?.become({ phase: 'asking', note: { kind: 'gone' } });
    expect(kinds()).toEqual(['done', 'refused', 'gone']);
    expect(run.get().status).toBe('finished');
  });

  it('pauses after the current order, and continues there', () => {
    const { run, questions, kinds } = runOf();
    run.dispatch({ is: 'started' });
    run.dispatch({ is: 'paused' });
    questions[0]?.become(DONE);
    expect(kinds()).toEqual(['done', 'waiting', 'waiting']);
    expect(run.get().status).toBe('paused');
    run.dispatch({ is: 'started' });
    expect(kinds()).toEqual(['done', 'running', 'waiting']);
  });

  it('that is closed starts no further order, and leaves what was sent to be told of elsewhere', () => {
    const { run, questions, kinds } = runOf();
    run.dispatch({ is: 'started' });
    expect(kinds()).toEqual(['running', 'waiting', 'waiting']);
    run.close();
    questions[0]?.become({ phase: 'settling' });
    expect(kinds()).toEqual(['unknown', 'waiting', 'waiting']);
    for (const { acting } of questions) expect(acting.close).toHaveBeenCalledOnce();
  });

  it('shows nothing of an order that was not read, also while its earlier act is not settled', () => {
    const { run, questions, kinds } = runOf([{ id: '1', seen: null, act: null }]);
    questions[0]?.become({ phase: 'settling' });
    expect(kinds()).toEqual(['unknown']);
    expect(run.get().items[0]?.order).toBeNull();
    questions[0]?.become({ phase: 'asking', now: orders[0] as ReadOrder, isKnown: true });
    expect(run.get().items[0]?.order).toBe(orders[0]);
  });

  it('continues after an unknown outcome, which settles in its place', () => {
    const { run, questions, kinds } = runOf();
    run.dispatch({ is: 'started' });
    questions[0]?.become({ phase: 'settling' });
    expect(kinds()).toEqual(['unknown', 'running', 'waiting']);
    const settled = (act: SentAct) =>
      questions[0]?.become({
        phase: 'asking',
        note: { kind: 'settled', act, isOwn: true, possible: false },
      });
    settled(someAct({ outcome: 'unknown', settlement: 'happened' }));
    expect(kinds()).toEqual(['done', 'running', 'waiting']);
    settled(someAct({ outcome: 'unknown', settlement: 'checked' }));
    expect(kinds()).toEqual(['unclear', 'running', 'waiting']);
  });

  it('calls an outcome unknown as long as it is, whatever the question offers', () => {
    const { run, questions, kinds } = runOf();
    run.dispatch({ is: 'started' });
    const act = someAct({ outcome: 'unknown' });
    questions[0]?.become({
      phase: 'asking',
      mayConfirm: true,
      note: { kind: 'unknown', act, problem: PROBLEM, asksAgain: false },
    });
    expect(kinds()).toEqual(['unknown', 'running', 'waiting']);
    questions[1]?.become(REFUSED);
    questions[2]?.become(DONE);
    expect(run.get().status).toBe('finished');
    run.dispatch({ is: 'retried' });
    expect(kinds()).toEqual(['unknown', 'running', 'done']);
  });

  it('tries the refused ones again, and never one whose outcome is unknown', () => {
    const { run, questions, kinds } = runOf();
    run.dispatch({ is: 'started' });
    questions[0]?.become({ phase: 'settling' });
    expect(kinds()).toEqual(['unknown', 'running', 'waiting']);
    questions[1]?.become(REFUSED);
    expect(kinds()).toEqual(['unknown', 'refused', 'running']);
    questions[2]?.become(DONE);
    expect(run.get().status).toBe('finished');
    run.dispatch({ is: 'retried' });
    expect(kinds()).toEqual(['unknown', 'running', 'done']);
  });

  it('reads those again that could not be read, and ends where they still cannot', () => {
    const { run, questions, kinds } = runOf();
    run.dispatch({ is: 'started' });
    const unread: Partial<ShownQuestion<ReadOrder>> = {
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
    expect(kinds()).toEqual(['running', 'done', 'done']);
  });

  it('tries none again that is gone, or no longer offers the action', () => {
    const { run, questions, kinds } = runOf();
    run.dispatch({ is: 'started' });
    const changed = { kind: 'changed', changes: [], possible: false } as const;
    questions[0]?.become({ phase: 'asking', mayConfirm: true, note: changed });
    questions[1]?.become({ phase: 'asking', note: { kind: 'gone' } });
    questions[2]?.become(REFUSED);
    expect(run.get().status).toBe('finished');
    run.dispatch({ is: 'retried' });
    expect(kinds()).toEqual(['changed', 'gone', 'running']);
    questions[2]?.become({ phase: 'asking', mayConfirm: true, note: changed });
    expect([kinds(), run.get().status]).toEqual([['changed', 'gone', 'changed'], 'finished']);
  });

  it('lets one that has changed be decided as it is now', () => {
    const { run, questions, kinds } = runOf();
    run.dispatch({ is: 'started' });
    questions[0]?.become({
      phase: 'asking',
      mayConfirm: true,
      note: { kind: 'changed', changes: [], possible: true },
    });
    expect(kinds()).toEqual(['changed', 'running', 'waiting']);
    run.dispatch({ is: 'decided', id: '1' });
    expect(kinds()).toEqual(['running', 'running', 'waiting']);
  });
});

describe('a run that was interrupted', () => {
  const act = (id: string, more: Partial<SentAct>) =>
    someAct({ action: 'order.hide', subject: { kind: 'order', id }, ...more });

  it('shows what was done, reads what was not sent, and goes on with that alone', () => {
    const { run, questions, kinds } = runOf([
      { id: '1', seen: null, act: act('1', {}) },
      { id: '2', seen: null, act: act('2', { outcome: 'unknown', settlement: 'checked' }) },
      { id: '3', seen: null, act: null },
    ]);
    expect(kinds()).toEqual(['done', 'unclear', 'waiting']);
    run.dispatch({ is: 'started' });
    expect(kinds()).toEqual(['done', 'unclear', 'running']);
    questions[2]?.become(DONE);
    expect(run.get().status).toBe('finished');
  });
});

describe('the state machine', () => {
  const first = firstRun(TASKS);
  const order = orders[0] as ReadOrder;
  const other = { ...order, statusText: 'Read again' };
  const asked = (more: Partial<ShownQuestion<ReadOrder>> = {}): ShownQuestion<ReadOrder> => ({
    phase: 'asking',
    now: other,
    isKnown: true,
    note: null,
    mayConfirm: true,
    ...more,
  });
  const settled = (more: Partial<SentAct>): ShownQuestion<ReadOrder> =>
    asked({ note: { kind: 'settled', act: someAct(more), isOwn: true, possible: true } });
  const unknown = { act: someAct(), problem: null, asksAgain: false } as const;
  const refused = (isRead: boolean) => ({ kind: 'refused', text: PROBLEM.message, isRead });

  it.each<[string, ShownQuestion<ReadOrder>, object]>([
    ['is read', asked({ phase: 'reading' }), { kind: 'loading' }],
    ['may be answered', asked(), { kind: 'waiting' }],
    ['may not be answered yet', asked({ mayConfirm: false }), { kind: 'loading' }],
    ['has a doubt', asked({ note: { kind: 'doubt', text: '?' } }), { kind: 'waiting' }],
    ['works', asked({ phase: 'working' }), { kind: 'running' }],
    ['looks for the outcome', asked({ phase: 'settling' }), { kind: 'unknown' }],
    ['is done', asked({ phase: 'done' }), { kind: 'done' }],
    ['is about nothing', asked({ note: { kind: 'gone' } }), { kind: 'gone' }],
    ['knows no outcome', asked({ note: { kind: 'unknown', ...unknown } }), { kind: 'unknown' }],
    ['was refused', asked({ note: { kind: 'refused', problem: PROBLEM } }), refused(true)],
    [
      'could not read',
      asked({ note: { kind: 'not-read', problem: PROBLEM }, mayConfirm: false }),
      refused(false),
    ],
    [
      'shows a change',
      asked({ note: { kind: 'changed', changes: [], possible: false } }),
      { kind: 'changed', changes: [], possible: false },
    ],
    ['found it done', settled({ outcome: 'unknown', settlement: 'happened' }), { kind: 'done' }],
    ['was done', settled({ outcome: 'done' }), { kind: 'done' }],
    ['was checked', settled({ outcome: 'unknown', settlement: 'checked' }), { kind: 'unclear' }],
    ['is not settled', settled({ outcome: 'unknown' }), { kind: 'unknown' }],
    [
      'was refused before',
      settled({ outcome: 'refused' }),
      { kind: 'refused', text: 'not carried out', isRead: false },
    ],
  ])('shows an order whose question %s', (_what, shown, progress) => {
    const [{ items }, ...effects] = reduceRun(first, { is: 'told', at: 1, shown });
    expect(items.map((item) => item.progress)).toEqual([
      { kind: 'waiting' },
      progress,
      { kind: 'waiting' },
    ]);
    expect(items[1]?.order).toBe(other);
    expect(effects).toEqual([]);
  });

  it('shows nothing of an order that was not read', () => {
    const shown = asked({ isKnown: false });
    const [{ items }] = reduceRun(first, { is: 'told', at: 1, shown });
    expect(items[1]?.order).toBeNull();
  });

  it('knows of an interrupted order what the journal says', () => {
    const act = (more: Partial<SentAct>) => ({ id: '1', seen: null, act: someAct(more) });
    const { items, ...run } = firstRun([
      act({ outcome: 'refused' }),
      act({ outcome: 'unknown' }),
      act({ outcome: 'done' }),
    ]);
    expect(run).toEqual({ status: 'ready', current: null });
    expect(items.map(({ progress }) => progress)).toEqual([
      { kind: 'refused', text: 'not carried out', isRead: false },
      { kind: 'loading' },
      { kind: 'done' },
    ]);
  });

  it('reads one after the other, and nothing while it is paused', () => {
    const unread = firstRun(TASKS.map((task) => ({ ...task, seen: null })));
    const [reading, open] = reduceRun(unread, { is: 'opened' });
    expect([reading.current, open]).toEqual([0, { do: 'open', at: 0 }]);
    const stillReading = { is: 'told', at: 0, shown: asked({ phase: 'reading' }) } as const;
    expect(reduceRun(reading, stillReading)).toHaveLength(1);
    const read = { is: 'told', at: 0, shown: asked() } as const;
    expect(reduceRun(reading, read)[1]).toEqual({ do: 'open', at: 1 });
    const paused = { ...reading, status: 'paused' } as const;
    expect(reduceRun(paused, read)).toMatchObject([{ status: 'paused', current: null }]);
  });

  it('sends one after the other', () => {
    const [running, confirm] = reduceRun(first, { is: 'started' });
    expect([running.status, confirm]).toEqual(['running', { do: 'confirm', at: 0 }]);
    expect(reduceRun(running, { is: 'started' })).toEqual([running]);
    const done = { is: 'told', at: 0, shown: asked({ phase: 'done' }) } as const;
    expect(reduceRun(running, done)[1]).toEqual({ do: 'confirm', at: 1 });
  });

  it('is neither started, paused nor tried again at the wrong time', () => {
    const finished = { ...first, status: 'finished' } as const;
    expect(reduceRun(finished, { is: 'started' })).toEqual([finished]);
    expect(reduceRun(finished, { is: 'paused' })).toEqual([finished]);
    expect(reduceRun(first, { is: 'paused' })).toEqual([first]);
    expect(reduceRun(first, { is: 'retried' })).toEqual([first]);
  });

  it('sends what is decided at once, beside the others', () => {
    expect(reduceRun(first, { is: 'decided', id: '2' })).toEqual([first, { do: 'confirm', at: 1 }]);
  });
});
