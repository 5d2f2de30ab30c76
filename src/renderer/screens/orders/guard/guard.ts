/**
 * The money guard: what stands between 'Yes' and a call that moves money or state.
 *
 * 1. One action at a time for each order, across the windows of this workstation.
 * 2. The order is read again and compared with what the person saw. What has changed is shown and
 *    asked afresh; an order that cannot be read is not acted on.
 * 3. The call is sent once. When no answer came, the outcome is unknown: the order is read, and only
 *    read, until it is known. Nothing is ever sent again by itself.
 *
 * Two people on two workstations can still act on one order in the instant between the reading and
 * the call. Only the server could prevent that, with a version of the order in the call.
 */
import type { OrderRow } from '#contract/orders.ts';
import type { Problem } from '#contract/problem.ts';
import type { ActionCall } from '#domain/orders/actions.ts';
import { changesBetween, type OrderChange } from '#domain/orders/changes.ts';
import { problemOf } from '#renderer/desk/bridge.ts';

/** What a person wants done to the order they saw. */
export interface Intent {
  readonly seen: OrderRow;
  /** Whether the order as it is now still offers it. */
  isPossible(now: OrderRow): boolean;
  call(now: OrderRow): ActionCall;
}

/** What the guard needs of the world. */
export interface GuardPorts {
  /** Reads the order afresh. @throws ProblemError */
  read(id: string): Promise<OrderRow>;
  /** @throws ProblemError */
  send(call: ActionCall): Promise<unknown>;
  /** Takes the order for one action; null while another action has it. */
  acquire(id: string): Promise<(() => void) | null>;
  pause(milliseconds: number): Promise<void>;
}

/** What the order turned out to be after an answer that never came. */
export type Settlement = 'changed' | 'unchanged' | 'given-up';

/** What became of one 'Yes'. */
export type Attempt =
  | { readonly kind: 'done' }
  /** Another action on this order has not ended. Nothing was sent. */
  | { readonly kind: 'busy' }
  /** The order could not be read. Nothing was sent. */
  | { readonly kind: 'not-read'; readonly problem: Problem }
  /** The order is not what the person saw. Nothing was sent. */
  | {
      readonly kind: 'changed';
      readonly now: OrderRow;
      readonly changes: readonly OrderChange[];
      readonly possible: boolean;
    }
  /** The server refused. */
  | { readonly kind: 'failed'; readonly problem: Problem }
  /** It was sent and no answer came; `settled` tells once it is known, and never rejects. */
  | {
      readonly kind: 'unknown';
      readonly problem: Problem;
      readonly settled: Promise<Settlement>;
    };

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Readings without a change after which the call is taken to have had no effect. */
const ENOUGH_READINGS = 3;

/** What a gateway answers in the name of a server that it has lost, or lost patience with. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];

/** Whether the server may have acted although no answer of its own could be read, or was waited for. */
const leavesDoubt = (problem: Problem): boolean =>
  problem.kind === 'offline' ||
  problem.kind === 'unreadable' ||
  problem.kind === 'cancelled' ||
  (problem.kind === 'server' && GATEWAY_STATUSES.includes(problem.status));

/** Reads the order until it is known what became of it; `before` is how it was when asked. */
async function settle(before: OrderRow, ports: GuardPorts): Promise<Settlement> {
  let unchanged = 0;
  for (let round = 0; ; round += 1) {
    await ports.pause(Math.min(FIRST_PAUSE_MS * 2 ** round, LONGEST_PAUSE_MS));
    try {
      if (changesBetween(before, await ports.read(before.id)).length > 0) return 'changed';
      unchanged += 1;
    } catch (thrown) {
      if (problemOf(thrown).kind === 'session-ended') return 'given-up';
    }
    if (unchanged === ENOUGH_READINGS) return 'unchanged';
  }
}

async function sendOnce(intent: Intent, now: OrderRow, ports: GuardPorts): Promise<Attempt> {
  try {
    await ports.send(intent.call(now));
    return { kind: 'done' };
  } catch (thrown) {
    const problem = problemOf(thrown);
    return leavesDoubt(problem)
      ? { kind: 'unknown', problem, settled: settle(now, ports) }
      : { kind: 'failed', problem };
  }
}

async function checkAndSend(intent: Intent, ports: GuardPorts): Promise<Attempt> {
  let now: OrderRow;
  try {
    now = await ports.read(intent.seen.id);
  } catch (thrown) {
    return { kind: 'not-read', problem: problemOf(thrown) };
  }
  const changes = changesBetween(intent.seen, now);
  if (changes.length > 0) {
    return { kind: 'changed', now, changes, possible: intent.isPossible(now) };
  }
  return sendOnce(intent, now, ports);
}

/**
 * Carries out one 'Yes', under the guard. The order stays taken until the outcome is known. Never
 * rejects.
 */
export async function attempt(intent: Intent, ports: GuardPorts): Promise<Attempt> {
  const release = await ports.acquire(intent.seen.id);
  if (release === null) return { kind: 'busy' };
  const result = await checkAndSend(intent, ports);
  if (result.kind === 'unknown') void result.settled.finally(release);
  else release();
  return result;
}
