/** Runs one action on many orders, one after the other, each with its outcome. */
import { isSettled, type SentAct } from '#contract/bridge/recorded-acts.ts';
import type { OrderChoice } from '#domain/acts/areas/orders.ts';
import type { Change } from '#domain/changes/changes.ts';
import type { ReadOrder } from '#domain/orders/changes.ts';
import { createStore } from '#renderer/client/desk/store.ts';
import type { Question } from '#renderer/ui/guard/asking.ts';
import type { Shown } from '#renderer/ui/guard/state.ts';

type OrderQuestion = Question<ReadOrder, OrderChoice>;
type Phase = Shown<ReadOrder>['phase'];

/** How far one order is. */
export type Outcome =
  /** It is read before the run can go on. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running' }
  | { readonly kind: 'done' }
  /** It reads otherwise than when it was chosen; `possible` when it still offers the action. */
  | { readonly kind: 'changed'; readonly changes: readonly Change[]; readonly possible: boolean }
  | { readonly kind: 'gone' }
  /** The server said no, or nothing was sent; it may be tried again. */
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'unknown' }
  /** It was sent, and a person has marked it as checked. */
  | { readonly kind: 'unclear' };

interface RunItem {
  readonly id: string;
  /** The order as it was last read; null until it was. */
  readonly order: ReadOrder | null;
  readonly outcome: Outcome;
}

export interface RunState {
  readonly status: 'ready' | 'running' | 'paused' | 'finished';
  readonly items: readonly RunItem[];
}

/** One order of a run: chosen just now, or left over from an interrupted one. */
export interface RunTask {
  readonly id: string;
  /** As the person saw it; null when it has to be read first. */
  readonly seen: ReadOrder | null;
  /** What was sent for it before the run was interrupted. */
  readonly act: SentAct | null;
}

export type Runner = ReturnType<typeof createRunner>;

const WAITING: Outcome = { kind: 'waiting' };

/** What an interrupted run knows of an order from the journal; undefined when reading has to tell. */
function outcomeOfAct(act: SentAct): Outcome | undefined {
  if (!isSettled(act)) return undefined;
  if (act.outcome === 'done' || act.settlement === 'happened') return { kind: 'done' };
  if (act.outcome === 'refused') return { kind: 'refused', text: 'not carried out' };
  return { kind: 'unclear' };
}

const BY_PHASE: Readonly<Record<Exclude<Phase, 'asking'>, Outcome>> = {
  reading: { kind: 'loading' },
  working: { kind: 'running' },
  settling: { kind: 'unknown' },
  done: { kind: 'done' },
};

function outcomeOf({ phase, note, mayConfirm }: Shown<ReadOrder>): Outcome {
  if (phase !== 'asking') return BY_PHASE[phase];
  switch (note?.kind) {
    case undefined:
    case 'doubt':
      return mayConfirm ? WAITING : { kind: 'loading' };
    case 'gone':
      return { kind: 'gone' };
    case 'changed':
      return { kind: 'changed', changes: note.changes, possible: note.possible };
    case 'not-read':
    case 'refused':
      return { kind: 'refused', text: note.problem.message };
    case 'unknown':
      return { kind: 'unknown' };
    case 'settled':
      return outcomeOfAct(note.act) ?? { kind: 'unknown' };
  }
}

/** Resolves once a question is no longer in this phase. */
function over(phase: Phase, question: OrderQuestion): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (question.state().phase !== phase) resolve();
  };
  const stop = question.subscribe(look);
  look();
  return promise.finally(stop);
}

/** How far an order is before anything was asked. */
function atFirst({ id, seen, act }: RunTask): RunItem {
  const known = act && outcomeOfAct(act);
  return { id, order: seen, outcome: known ?? (seen ? WAITING : { kind: 'loading' }) };
}

/**
 * A run over these orders in their order; nothing is sent before `run`.
 * @param ask makes the question about one order
 */
export function createRunner(tasks: readonly RunTask[], ask: (task: RunTask) => OrderQuestion) {
  const questions = tasks.map(ask);
  let isActing = false;
  const store = createStore<RunState>({ status: 'ready', items: tasks.map(atFirst) });
  const state = store.get;

  const change = (next: Partial<RunState>) => store.set({ ...state(), ...next });
  const mark = (at: number, more: Partial<RunItem>) =>
    change({
      items: state().items.map((item, place) => (place === at ? { ...item, ...more } : item)),
    });
  /** Ends a run that was `status` until now, when no order is left to act on. */
  const finish = (status: RunState['status']) => {
    const isLeft = state().items.some(({ outcome }) => outcome.kind === 'waiting');
    if (!isLeft && state().status === status) change({ status: 'finished' });
  };

  for (const [at, question] of questions.entries()) {
    question.subscribe(() => {
      const now = question.state();
      mark(at, { outcome: outcomeOf(now), ...(now.phase !== 'reading' && { order: now.now }) });
    });
  }

  /** Reads what has to be read of an interrupted run, one after the other. */
  async function load(): Promise<void> {
    for (const [at, question] of questions.entries()) {
      if (state().items[at]?.outcome.kind !== 'loading') continue;
      void question.open();
      await over('reading', question);
    }
    finish('ready');
  }

  async function goOn(): Promise<void> {
    if (isActing) return;
    isActing = true;
    while (state().status === 'running') {
      const at = state().items.findIndex(({ outcome }) => outcome.kind === 'waiting');
      const question = questions[at];
      if (!question) break;
      void question.confirm({});
      await over('working', question);
    }
    isActing = false;
    finish('running');
  }

  const run = () => {
    if (state().status === 'finished') return;
    change({ status: 'running' });
    void goOn();
  };

  const pause = () => {
    if (state().status === 'running') change({ status: 'paused' });
  };

  return {
    state,
    subscribe: store.subscribe,
    /** Reads the orders of an interrupted run. */
    open: () => void load(),
    /** Starts, or goes on after a pause. */
    run,
    /** Starts no further order; the current one is finished. */
    pause,
    /** Tries those again that were refused. */
    retryFailed: () => {
      if (state().status !== 'finished') return;
      change({
        status: 'ready',
        items: state().items.map((item, at) =>
          item.outcome.kind === 'refused' && questions[at]?.state().mayConfirm
            ? { ...item, outcome: WAITING }
            : item,
        ),
      });
      run();
    },
    /** Carries the action out on one order that has changed, as it is now. */
    decide: (id: string) => {
      const at = state().items.findIndex((item) => item.id === id);
      void questions[at]?.confirm({});
    },
    /** Nothing shows it any more: pauses, and leaves what was sent to be told of elsewhere. */
    close: () => {
      pause();
      for (const question of questions) question.close();
    },
  };
}
