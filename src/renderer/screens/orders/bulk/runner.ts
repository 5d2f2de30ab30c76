/**
 * One action over many orders, one after the other. Each goes through the money guard by itself; what
 * the guard says of it is its result. Nothing is sent twice, but for refused orders when that is
 * asked for; an order whose outcome is unknown is never tried again.
 */
import type { OrderRow } from '#contract/orders.ts';
import type { Attempt } from '#renderer/ui/guard/guard.ts';

/** What became of one order. */
export type Outcome =
  | { readonly kind: 'waiting' | 'running' | 'done' | 'changed' | 'gone' | 'busy' | 'unknown' }
  | { readonly kind: 'refused'; readonly text: string };

export interface RunItem {
  readonly order: OrderRow;
  readonly outcome: Outcome;
}

export interface RunState {
  readonly status: 'ready' | 'running' | 'paused' | 'finished';
  readonly items: readonly RunItem[];
}

export interface Runner {
  state(): RunState;
  subscribe(listener: () => void): () => void;
  /** Starts, or goes on after a pause. */
  run(): void;
  /** Lets the order at hand end and takes no further one. */
  pause(): void;
  /** Tries those again that were refused or could not be read. */
  retryFailed(): void;
}

const WAITING: Outcome = { kind: 'waiting' };

const outcomeOf = (attempt: Attempt<OrderRow>): Outcome => {
  switch (attempt.kind) {
    case 'failed':
    case 'not-read':
      return { kind: 'refused', text: attempt.problem.message };
    default:
      return { kind: attempt.kind };
  }
};

/** Builds a run over `orders`; `act` carries out the action on one of them and never rejects. */
export function createRunner(
  orders: readonly OrderRow[],
  act: (order: OrderRow) => Promise<Attempt<OrderRow>>,
): Runner {
  const listeners = new Set<() => void>();
  let state: RunState = {
    status: 'ready',
    items: orders.map((order) => ({ order, outcome: WAITING })),
  };
  let isActing = false;

  const change = (next: RunState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const mark = (at: number, outcome: Outcome) =>
    change({
      ...state,
      items: state.items.map((item, place) => (place === at ? { ...item, outcome } : item)),
    });

  async function goOn(): Promise<void> {
    if (isActing) return;
    isActing = true;
    while (state.status === 'running') {
      const at = state.items.findIndex(({ outcome }) => outcome.kind === 'waiting');
      const item = state.items[at];
      if (!item) {
        change({ ...state, status: 'finished' });
        break;
      }
      mark(at, { kind: 'running' });
      mark(at, outcomeOf(await act(item.order)));
    }
    isActing = false;
  }

  const run = () => {
    if (state.status === 'finished') return;
    change({ ...state, status: 'running' });
    void goOn();
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run,
    pause: () => {
      if (state.status === 'running') change({ ...state, status: 'paused' });
    },
    retryFailed: () => {
      if (state.status !== 'finished') return;
      change({
        status: 'ready',
        items: state.items.map((item) =>
          item.outcome.kind === 'refused' ? { ...item, outcome: WAITING } : item,
        ),
      });
      run();
    },
  };
}
