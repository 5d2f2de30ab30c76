/** How reads keep to what a server asks for with Retry-After. */
import { failed, type Problem, type Result } from '#contract/wire/problem.ts';
import { createFollowed, type Followed } from '#main/basics/emitter.ts';
import { backoff, pause } from '#main/basics/timing.ts';
import type { ApiClient } from './client.ts';
import { askedWait, CANCELLED } from './problems.ts';

/** Milliseconds for which one read waits at most, all its waits together. */
const LONGEST_WAIT_MS = 60_000;
/** A server that asks for no time at all, again and again, is asked less and less often. */
const FIRST_PAUSE_MS = 1000;

export interface Waits {
  /** Waits, as `until` shows; rejects when the signal aborts or {@link Waits.close} is called. */
  pause(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Reads, and again as late as the server asks, with later reads of that kind; a wait beyond a minute is not made. */
  read<T>(kind: string, read: () => Promise<Result<T>>, signal?: AbortSignal): Promise<Result<T>>;
  /** When the last wait that is under way ends, in milliseconds since the epoch; null without one. */
  readonly until: Pick<Followed<number | null>, 'get' | 'subscribe'>;
  /** Ends every wait, now and later. */
  close(): void;
}

/** Starts without a wait. */
export function createWaits(): Waits {
  const until = createFollowed<number | null>(null);
  const closed = new AbortController();
  const underWay = new Set<{ readonly end: number }>();
  /** By kind of read, the time of this process before which none is sent. */
  const heldUntil = new Map<string, number>();

  const say = () => {
    const ends = [...underWay].map(({ end }) => end);
    until.set(ends.length === 0 ? null : Math.max(...ends));
  };

  const wait: Waits['pause'] = async (milliseconds, signal = closed.signal) => {
    const own = { end: Date.now() + milliseconds };
    underWay.add(own);
    say();
    try {
      await pause(milliseconds, AbortSignal.any([signal, closed.signal]));
    } finally {
      underWay.delete(own);
      say();
    }
  };

  /** Notes when a kind may be read again after a refusal; false where that is after `latest`. */
  const hold = (kind: string, problem: Problem, attempt: number, latest: number): boolean => {
    const asked = askedWait(problem);
    if (asked === undefined) return false;
    const least = backoff(attempt, FIRST_PAUSE_MS, LONGEST_WAIT_MS);
    const next = performance.now() + Math.max(asked, least);
    if (next > latest) return false;
    heldUntil.set(kind, next);
    return true;
  };

  return {
    until,
    pause: wait,
    read: async (kind, read, signal) => {
      const latest = performance.now() + LONGEST_WAIT_MS;
      for (let attempt = 0; ; attempt += 1) {
        const left = Math.min(latest, heldUntil.get(kind) ?? 0) - performance.now();
        try {
          if (left > 0) await wait(left, signal);
        } catch {
          return failed(CANCELLED);
        }
        const outcome = await read();
        if (outcome.ok || !hold(kind, outcome.problem, attempt, latest)) return outcome;
      }
    },
    close: () => closed.abort(),
  };
}

/** The client, whose reads keep to what the server asks. An act is sent once, and never waits. */
export const keepingTo = (client: ApiClient, waits: Waits): ApiClient => ({
  send: (request) =>
    request.endpoint.method === 'GET' && !request.isProbe
      ? waits.read(request.name, () => client.send(request), request.signal)
      : client.send(request),
  close: () => {
    waits.close();
    client.close();
  },
});
