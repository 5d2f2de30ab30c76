/**
 * Finds the outcomes of acts without a clear answer: reads each thing again and again, whatever
 * windows are open, until it shows the trace of its act. Time passing proves nothing: what shows no
 * trace stays unknown until a person decides.
 */
import type { Check, RecordedAct } from '#contract/acts.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Problem, Result } from '#contract/problem.ts';
import { isActName } from '#domain/acts/acts.ts';
import { isTrace, type Outcome, type Read } from '#domain/acts/declare.ts';
import { declarationOf } from '#domain/acts/declared.ts';
import type { ServiceCall } from '#main/api/services.ts';
import type { Logger } from '#main/ports.ts';
import type { Session } from '#main/session/session.ts';
import type { Want, Wants } from './wants.ts';

/** How long a thing is read after its act was sent, and again after each start: clocks can be set. */
const READ_FOR_MS = 30 * 60_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** Readings, over some 15 seconds, after which a person may want to act again. */
const EARLY_READINGS = 4;

/** The time, so that tests can put it forward. */
export interface Clock {
  /** Milliseconds that only ever grow, however the clock of the computer is set. */
  elapsed(): number;
  /** Resolves after that time, or at once when the signal is aborted. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  elapsed: () => performance.now(),
  pause: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
};

interface SettlingOptions {
  readonly wants: Wants;
  readonly session: Pick<Session, 'state' | 'onChange'>;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly send: (call: ServiceCall, signal: AbortSignal) => Promise<Result<unknown>>;
  /** Called when an act has left its trace. */
  readonly onFound: (key: string, found: NonNullable<RecordedAct['found']>) => Promise<void>;
  /** Called when more is known of how far the readings are. */
  readonly onCheck: (key: string) => void;
}

/** The search for outcomes. */
export interface Settling {
  /** Reads until the outcome of this act is known, for {@link READ_FOR_MS} at the most. */
  follow(act: RecordedAct): void;
  /** Reads no more for that act. */
  drop(key: string): void;
  /** How far it is; null for an act that is not followed. */
  checkOf(key: string): Check | null;
  stop(): void;
}

/** A reading that got no answer. */
class NotRead extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

const FORBIDDEN: readonly number[] = [401, 403];

/** What a reading has to wait for; null where it is only tried again. */
function waitsFor(problem: Problem): Check['waitsFor'] {
  if (problem.kind === 'session-ended') return 'sign-in';
  return problem.kind === 'server' && FORBIDDEN.includes(problem.status) ? 'role' : null;
}

export function createSettling(options: SettlingOptions): Settling {
  const { wants, session, logger, clock, send } = options;
  const followed = new Map<string, { check: Check; readonly abort: AbortController }>();
  /** Readings follow each other: a bulk run of unknown outcome is no storm of requests. */
  let turn: Promise<unknown> = Promise.resolve();

  const change = (key: string, more: Partial<Check>) => {
    const known = followed.get(key);
    if (!known) return;
    known.check = { ...known.check, ...more };
    options.onCheck(key);
  };

  const readBy =
    (signal: AbortSignal): Read =>
    async (name, input) => {
      const result = await send({ name, endpoint: endpoints[name], input }, signal);
      if (!result.ok) throw new NotRead(result.problem);
      return result.value as never;
    };

  /** Resolves once somebody else signs in, or somebody at all. */
  function sessionChange(signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = session.onChange(({ state }) => state.status === 'signed-in' && resolve());
    signal.addEventListener('abort', () => resolve());
    return promise.finally(stop);
  }

  /** One reading, in its turn; the problem when it got no answer. */
  async function readOnce(
    { action }: RecordedAct,
    { before, wanted }: Want,
    signal: AbortSignal,
  ): Promise<Outcome | NotRead> {
    if (!isActName(action)) return 'cannot-tell';
    const { subject, outcome } = declarationOf(action);
    const reading = turn.then(async () => {
      if (signal.aborted) return 'not-yet';
      return outcome(before, wanted, await subject.read(readBy(signal), before, wanted));
    });
    turn = reading.catch(() => undefined);
    try {
      return await reading;
    } catch (thrown) {
      if (thrown instanceof NotRead) return thrown;
      logger.error('settling.not-read', { action, error: thrown });
      return 'cannot-tell';
    }
  }

  /** Waits as long as nobody may read; false when it was not that. */
  async function waited(key: string, { problem }: NotRead, signal: AbortSignal): Promise<boolean> {
    const why = waitsFor(problem);
    if (why === null) return false;
    // Somebody may have signed in since the reading was refused.
    if (why === 'sign-in' && session.state().status === 'signed-in') return true;
    change(key, { status: 'waiting', waitsFor: why });
    await sessionChange(signal);
    change(key, { status: 'reading', waitsFor: null });
    return true;
  }

  /** What the readings so far say: the status that ends them, or that they go on. */
  function statusAfter(last: readonly Outcome[], isTimeOver: boolean): Check['status'] {
    const early = last.slice(-EARLY_READINGS);
    if (early.length < EARLY_READINGS) return 'reading';
    if (early.every((outcome) => outcome === 'cannot-tell')) return 'cannot-tell';
    return isTimeOver ? 'over' : 'reading';
  }

  /** Pauses, ever longer, and reads, until a reading gets an answer; null when it is aborted. */
  async function nextOutcome(
    act: RecordedAct,
    want: Want,
    pauses: { count: number },
    signal: AbortSignal,
  ): Promise<Outcome | null> {
    let answer: Outcome | NotRead | undefined;
    while (answer === undefined || answer instanceof NotRead) {
      const longer = Math.min(FIRST_PAUSE_MS * 2 ** pauses.count, LONGEST_PAUSE_MS);
      await clock.pause(longer, signal);
      pauses.count += 1;
      answer = await readOnce(act, want, signal);
      if (signal.aborted) return null;
      if (answer instanceof NotRead && (await waited(act.key, answer, signal))) pauses.count = 0;
    }
    return answer;
  }

  async function search(act: RecordedAct, signal: AbortSignal): Promise<void> {
    const { key } = act;
    const want = await wants.find(key);
    if (want === null) return change(key, { status: 'cannot-tell' });
    const end = clock.elapsed() + READ_FOR_MS;
    const pauses = { count: 0 };
    const last: Outcome[] = [];
    for (let status: Check['status'] = 'reading'; status === 'reading'; ) {
      const outcome = await nextOutcome(act, want, pauses, signal);
      if (outcome === null) return;
      if (isTrace(outcome)) return await options.onFound(key, outcome);
      last.push(outcome);
      status = statusAfter(last, clock.elapsed() >= end);
      const isEarly = last.length < EARLY_READINGS;
      change(key, { status, isEarly, readAt: new Date().toISOString() });
    }
  }

  function drop(key: string): void {
    followed.get(key)?.abort.abort();
    followed.delete(key);
  }

  return {
    follow: (act) => {
      const { key } = act;
      drop(key);
      const abort = new AbortController();
      const until = new Date(Date.now() + READ_FOR_MS).toISOString();
      const check: Check = {
        status: 'reading',
        waitsFor: null,
        isEarly: true,
        readAt: null,
        until,
      };
      followed.set(key, { check, abort });
      void search(act, abort.signal).catch((error: unknown) =>
        logger.error('settling.failed', { error }),
      );
    },
    drop,
    checkOf: (key) => followed.get(key)?.check ?? null,
    stop: () => {
      for (const key of [...followed.keys()]) drop(key);
    },
  };
}
