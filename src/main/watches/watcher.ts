/**
 * Reads what is watched for changes, while somebody is signed in: in turn, at most one call a second, what an event
 * names first, and also without live updates. After a call without an answer it waits for 30 seconds. Calls that several things share, such as the page of a list, are made once.
 */

import { endpoints } from '#contract/wire/endpoints.ts';
import { asRecord } from '#contract/wire/json.ts';
import type { Result } from '#contract/wire/problem.ts';
import { areasChangedBy } from '#contract/wire/realtime.ts';
import type { Read } from '#domain/acts/act.ts';
import { areasOfWatched, type Reading, readWatched } from '#domain/watches/changed.ts';
import { type Clock, NotRead } from '#main/acts/search.ts';
import type { ServiceCall } from '#main/api/services.ts';
import type { Logger } from '#main/basics/ports.ts';
import type { RealtimeMessage } from '#main/realtime/live.ts';
import type { KeptWatch } from './kept.ts';

/** Milliseconds between two calls. */
const PACE_MS = 1000;
/** Milliseconds after which a thing is read again; after an event, and for which an answer counts for others. */
const ROUND_MS = 30_000;
const SOONEST_MS = 10_000;

export interface WatcherOptions {
  /** What is read for changes. */
  readonly watched: () => readonly KeptWatch[];
  /** Sends a call of the contract for the signed-in person. */
  readonly send: (call: ServiceCall, signal: AbortSignal) => Promise<Result<unknown>>;
  /** False while nothing may be read: signed out or locked. */
  readonly mayRead: () => boolean;
  /** Called with what was read of a thing; null when it no longer exists. */
  readonly onRead: (thing: KeptWatch['thing'], reading: Reading | null) => void;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The id that an event carries of what it is about; null where it carries none. */
function idIn(payload: unknown): string | null {
  const fields = asRecord(payload);
  const id = fields?.['id'] ?? asRecord(fields?.['data'])?.['id'];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

/** Nothing may be read just now. */
class Held extends Error {}

/** Answers that count for other things, too, by their calls. */
function createAnswers(clock: Clock) {
  const answers = new Map<string, { readonly at: number; readonly value: unknown }>();
  return {
    get: (key: string) => answers.get(key),
    keep: (key: string, at: number, value: unknown): void => {
      const end = clock.elapsed() - SOONEST_MS;
      for (const [old, answer] of answers) if (answer.at < end) answers.delete(old);
      answers.set(key, { at, value });
    },
  };
}

/** Reads by calls that are a second apart; an answer that is not older than `since` is not asked for again. */
function createPacedRead({ send, mayRead, clock }: WatcherOptions, signal: AbortSignal) {
  const answers = createAnswers(clock);
  let calledAt = Number.NEGATIVE_INFINITY;
  /** Resolves when the next call may be made, with the time. @throws Held when none may */
  async function turn(): Promise<number> {
    await clock.pause(Math.max(0, calledAt + PACE_MS - clock.elapsed()), signal);
    if (signal.aborted || !mayRead()) throw new Held();
    calledAt = clock.elapsed();
    return calledAt;
  }
  return (since: number): Read =>
    async (name, input) => {
      const key = JSON.stringify([name, input]);
      const known = answers.get(key);
      if (known && known.at >= since) return known.value as never;
      const at = await turn();
      const result = await send({ name, endpoint: endpoints[name], input }, signal);
      if (!result.ok) throw new NotRead(result.problem);
      answers.keep(key, at, result.value);
      return result.value as never;
    };
}

export type Watcher = ReturnType<typeof createWatcher>;

/** A watcher that reads nothing yet. */
export function createWatcher(options: WatcherOptions) {
  const { watched, mayRead, onRead, clock, logger } = options;
  /** When each was read last, and when an event named it since. */
  const readAt = new Map<string, number>();
  const namedAt = new Map<string, number>();

  /** The next to read: what an event named, else the one that was read longest ago. */
  function next(): KeptWatch | undefined {
    const now = clock.elapsed();
    const age = ({ id }: KeptWatch) => now - (readAt.get(id) ?? Number.NEGATIVE_INFINITY);
    const isNamed = ({ id }: KeptWatch) => namedAt.has(id);
    return watched()
      .filter((each) => age(each) >= (isNamed(each) ? SOONEST_MS : ROUND_MS))
      .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || age(b) - age(a) || 0)[0];
  }

  /** Reads one, and tells whether the network answered. */
  async function look({ id, thing, seen }: KeptWatch, readSince: (since: number) => Read) {
    const now = clock.elapsed();
    const since = Math.max(now - SOONEST_MS, namedAt.get(id) ?? Number.NEGATIVE_INFINITY);
    namedAt.delete(id);
    readAt.set(id, now);
    try {
      onRead(thing, await readWatched(thing.kind, readSince(since), seen));
    } catch (error) {
      if (error instanceof NotRead) return error.problem.kind !== 'offline';
      if (!(error instanceof Held)) {
        logger.error('watches.not-read', { kind: thing.kind, error });
      }
    }
    return true;
  }

  async function run(signal: AbortSignal): Promise<void> {
    const readSince = createPacedRead(options, signal);
    while (!signal.aborted && watched().length > 0) {
      const due = mayRead() ? next() : undefined;
      if (!due) await clock.pause(PACE_MS, signal);
      else if (!(await look(due, readSince))) await clock.pause(ROUND_MS, signal);
    }
  }

  /** The signals of the readings under way. */
  const running = new Set<AbortSignal>();

  return {
    /** Reads while anything is watched, until the signal aborts; nothing more where it reads already. */
    start: (signal: AbortSignal): void => {
      if (running.has(signal)) return;
      running.add(signal);
      void run(signal).finally(() => running.delete(signal));
    },
    /** An event says that something changed: that thing, where it carries an id, else all of its areas. */
    happened: ({ event, payload }: RealtimeMessage): void => {
      const areas = areasChangedBy(event);
      const changed = idIn(payload);
      for (const { id, thing } of watched()) {
        const isOne =
          areas === 'all' || areasOfWatched(thing.kind).some((area) => areas.includes(area));
        if (isOne && (changed === null || changed === thing.id)) namedAt.set(id, clock.elapsed());
      }
    },
  };
}
