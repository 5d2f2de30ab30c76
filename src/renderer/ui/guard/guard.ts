/**
 * The money guard: what stands between 'Yes' and a call that moves money or state.
 *
 * 1. One action at a time for each thing acted on, across the windows of this workstation.
 * 2. The thing is read again and compared with what the person saw. What has changed is shown and
 *    asked afresh; a thing that cannot be read is not acted on.
 * 3. The call is sent once. When no answer came, the outcome is unknown: the thing is read, and only
 *    read, until it is known. Nothing is ever sent again by itself.
 *
 * Two people on two workstations can still act on one thing in the instant between the reading and
 * the call. Only the server could prevent that, with a version of the thing in the call.
 */
import type { EndpointName } from '#contract/endpoints.ts';
import type { Problem } from '#contract/problem.ts';
import type { Change } from '#domain/changes.ts';
import { problemOf } from '#renderer/desk/bridge.ts';

/** A kind of thing that is acted on, such as an order: how it is named, read and compared. */
export interface Subject<T> {
  /** What one is called, such as 'order'. */
  readonly noun: string;
  /** What this one is called in a sentence, such as 'order 7'. */
  name(thing: T): string;
  /** Names this one among all things, such as 'order:7': its lock and its unknown outcome. */
  key(thing: T): string;
  /** Reads it afresh; null when it is no longer there. @throws ProblemError */
  read(seen: T): Promise<T | null>;
  /** What a person who saw the one has not seen of the other. */
  changes(seen: T, now: T): readonly Change[];
  /** The calls that show such things, repeated after an action on one. */
  readonly calls: readonly EndpointName[];
}

/** What a person wants done to the thing they saw. */
export interface Intent<T> {
  readonly seen: T;
  /** Whether the thing as it is now still offers it. */
  isPossible(now: T): boolean;
  /** Sends the one call. @throws ProblemError */
  send(now: T): Promise<unknown>;
}

/** What the guard needs of the world. */
export interface GuardPorts {
  /** Takes the key for one action; null while another action has it. */
  acquire(key: string): Promise<(() => void) | null>;
  pause(milliseconds: number): Promise<void>;
}

/** What the thing turned out to be after an answer that never came. */
export type Settlement = 'changed' | 'unchanged' | 'given-up';

/** What became of one 'Yes'. */
export type Attempt<T> =
  | { readonly kind: 'done' }
  /** Another action on this thing has not ended. Nothing was sent. */
  | { readonly kind: 'busy' }
  /** It could not be read. Nothing was sent. */
  | { readonly kind: 'not-read'; readonly problem: Problem }
  /** It is no longer there. Nothing was sent. */
  | { readonly kind: 'gone' }
  /** It is not what the person saw. Nothing was sent. */
  | {
      readonly kind: 'changed';
      readonly now: T;
      readonly changes: readonly Change[];
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

/** Reads the thing until it is known what became of it; `before` is how it was when asked. */
async function settle<T>(subject: Subject<T>, before: T, ports: GuardPorts): Promise<Settlement> {
  let unchanged = 0;
  for (let round = 0; ; round += 1) {
    await ports.pause(Math.min(FIRST_PAUSE_MS * 2 ** round, LONGEST_PAUSE_MS));
    try {
      const now = await subject.read(before);
      if (now === null || subject.changes(before, now).length > 0) return 'changed';
      unchanged += 1;
    } catch (thrown) {
      if (problemOf(thrown).kind === 'session-ended') return 'given-up';
    }
    if (unchanged === ENOUGH_READINGS) return 'unchanged';
  }
}

async function sendOnce<T>(
  subject: Subject<T>,
  intent: Intent<T>,
  now: T,
  ports: GuardPorts,
): Promise<Attempt<T>> {
  try {
    await intent.send(now);
    return { kind: 'done' };
  } catch (thrown) {
    const problem = problemOf(thrown);
    return leavesDoubt(problem)
      ? { kind: 'unknown', problem, settled: settle(subject, now, ports) }
      : { kind: 'failed', problem };
  }
}

async function checkAndSend<T>(
  subject: Subject<T>,
  intent: Intent<T>,
  ports: GuardPorts,
): Promise<Attempt<T>> {
  let now: T | null;
  try {
    now = await subject.read(intent.seen);
  } catch (thrown) {
    return { kind: 'not-read', problem: problemOf(thrown) };
  }
  if (now === null) return { kind: 'gone' };
  const changes = subject.changes(intent.seen, now);
  if (changes.length > 0) {
    return { kind: 'changed', now, changes, possible: intent.isPossible(now) };
  }
  return sendOnce(subject, intent, now, ports);
}

/**
 * Carries out one 'Yes', under the guard. The thing stays taken until the outcome is known. Never
 * rejects.
 */
export async function attempt<T>(
  subject: Subject<T>,
  intent: Intent<T>,
  ports: GuardPorts,
): Promise<Attempt<T>> {
  const release = await ports.acquire(subject.key(intent.seen));
  if (release === null) return { kind: 'busy' };
  const result = await checkAndSend(subject, intent, ports);
  if (result.kind === 'unknown') void result.settled.finally(release);
  else release();
  return result;
}
