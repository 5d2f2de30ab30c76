/**
 * One action on many orders, one after the other: a state machine around the questions about each.
 *
 *     ready ──started──► running ──none is left──► finished
 *       │                 ▲   │                      │
 *       │           started   paused                 │
 *       │                 │   ▼                      │
 *       │                paused     running ◄──retried
 *       └──nothing is left of an interrupted run──► finished
 *
 * At most one question is read or sent at a time. What a person decides on one that has changed is sent at once.
 */
import { isSettled, type SentAct } from '#contract/bridge/recorded-acts.ts';
import type { Change } from '#domain/changes/changes.ts';
import type { ReadOrder } from '#domain/orders/changes.ts';
import type { Step } from '#renderer/client/desk/machine.ts';
import type { ShownQuestion } from '#renderer/ui/guard/state.ts';

type ShownOrder = ShownQuestion<ReadOrder>;

/** How far one order is. */
export type Progress =
  /** It is read before the run can go on. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running' }
  | { readonly kind: 'done' }
  /** It reads otherwise than when it was chosen; `possible` when it still offers the action. */
  | { readonly kind: 'changed'; readonly changes: readonly Change[]; readonly possible: boolean }
  | { readonly kind: 'gone' }
  /** The server said no, or nothing was sent; it may be tried again, once it was read where `isRead` is false. */
  | { readonly kind: 'refused'; readonly text: string; readonly isRead: boolean }
  | { readonly kind: 'unknown' }
  /** It was sent, and a person has marked it as checked. */
  | { readonly kind: 'unclear' };

/** One order of a run. */
export interface RunItem {
  readonly id: string;
  /** The order as it was last read; null until it was. */
  readonly order: ReadOrder | null;
  readonly progress: Progress;
}

export interface RunState {
  readonly status: 'ready' | 'running' | 'paused' | 'finished';
  readonly items: readonly RunItem[];
  /** The place of the order that is being read or sent; null while none is. */
  readonly current: number | null;
}

export type RunEvent =
  /** It is shown: what has to be read is read. */
  | { readonly is: 'opened' }
  /** A person starts it, or goes on after a pause. */
  | { readonly is: 'started' }
  /** No further order is sent; the current one is finished. */
  | { readonly is: 'paused' }
  /** Those that were refused are tried again. */
  | { readonly is: 'retried' }
  /** The action is carried out on one order that has changed, as it is now. */
  | { readonly is: 'decided'; readonly id: string }
  /** The question about one order shows this now. */
  | { readonly is: 'told'; readonly at: number; readonly shown: ShownOrder };

/** Opens or confirms the question about the order at that place. */
export interface RunEffect {
  readonly do: 'open' | 'confirm';
  readonly at: number;
}

/** One order of a run: chosen just now, or left over from an interrupted one. */
export interface RunTask {
  readonly id: string;
  /** As the person saw it; null when it has to be read first. */
  readonly seen: ReadOrder | null;
  /** What was sent for it before the run was interrupted. */
  readonly act: SentAct | null;
}

const WAITING: Progress = { kind: 'waiting' };
const LOADING: Progress = { kind: 'loading' };

/** What an interrupted run knows of an order from the journal; undefined when reading has to tell. */
function progressOfAct(act: SentAct): Progress | undefined {
  if (!isSettled(act)) return undefined;
  if (act.outcome === 'done' || act.settlement === 'happened') return { kind: 'done' };
  if (act.outcome === 'refused') return { kind: 'refused', text: 'not carried out', isRead: false };
  return { kind: 'unclear' };
}

const BY_PHASE: Readonly<Record<Exclude<ShownOrder['phase'], 'asking'>, Progress>> = {
  reading: LOADING,
  working: { kind: 'running' },
  settling: { kind: 'unknown' },
  done: { kind: 'done' },
};

function progressOf({ phase, note, mayConfirm: isRead }: ShownOrder): Progress {
  if (phase !== 'asking') return BY_PHASE[phase];
  switch (note?.kind) {
    case undefined:
    case 'doubt':
      return isRead ? WAITING : LOADING;
    case 'gone':
      return { kind: 'gone' };
    case 'changed':
      return { kind: 'changed', changes: note.changes, possible: note.possible };
    case 'not-read':
    case 'refused':
      return { kind: 'refused', text: note.problem.message, isRead };
    case 'unknown':
      return { kind: 'unknown' };
    case 'settled':
      return progressOfAct(note.act) ?? { kind: 'unknown' };
  }
}

/** A run over these orders in their order, of which nothing was read or sent. */
export const firstRun = (tasks: readonly RunTask[]): RunState => ({
  status: 'ready',
  current: null,
  items: tasks.map(({ id, seen, act }) => ({
    id,
    order: seen,
    progress: (act && progressOfAct(act)) ?? (seen ? WAITING : LOADING),
  })),
});

/** Takes an event. */
export function reduceRun(state: RunState, event: RunEvent): Step<RunState, RunEffect> {
  switch (event.is) {
    case 'opened':
      return goOn(state);
    case 'started':
      return state.status === 'finished' ? [state] : goOn({ ...state, status: 'running' });
    case 'paused':
      return [state.status === 'running' ? { ...state, status: 'paused' } : state];
    case 'retried':
      return state.status === 'finished'
        ? goOn({ ...state, status: 'running', items: state.items.map(retried) })
        : [state];
    case 'decided':
      return [state, { do: 'confirm', at: state.items.findIndex(({ id }) => id === event.id) }];
    case 'told':
      return told(state, event);
  }
}

const retried = (item: RunItem): RunItem =>
  item.progress.kind === 'refused'
    ? { ...item, progress: item.progress.isRead ? WAITING : LOADING }
    : item;

function told(
  state: RunState,
  { at, shown }: Extract<RunEvent, { is: 'told' }>,
): Step<RunState, RunEffect> {
  const items = state.items.map((item, place) => {
    if (place !== at) return item;
    return { ...item, order: shown.isKnown ? shown.now : null, progress: progressOf(shown) };
  });
  const isOnItsWay = shown.phase === 'reading' || shown.phase === 'working';
  const isOver = at === state.current && !isOnItsWay;
  const next = { ...state, items, current: isOver ? null : state.current };
  return isOver ? goOn(next) : [next];
}

/** Reads the next order that has to be read, else sends the next one that waits; finished where none is left. */
function goOn(state: RunState): Step<RunState, RunEffect> {
  const { status, items, current } = state;
  if (current !== null || status === 'paused') return [state];
  const placeOf = (kind: Progress['kind']) =>
    items.findIndex(({ progress }) => progress.kind === kind);
  const unread = placeOf('loading');
  if (unread >= 0)
    return [
      { ...state, current: unread },
      { do: 'open', at: unread },
    ];
  const waiting = placeOf('waiting');
  if (waiting < 0) return [{ ...state, status: 'finished' }];
  return status === 'running'
    ? [
        { ...state, current: waiting },
        { do: 'confirm', at: waiting },
      ]
    : [state];
}
