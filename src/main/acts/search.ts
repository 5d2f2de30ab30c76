/**
 * The search for the outcome of one act: its thing is read again and again until it shows the trace of
 * the act. Time passing proves nothing: what shows no trace stays unknown until a person decides.
 */
import type { Check } from '#contract/bridge/recorded-acts.ts';
import type { Problem } from '#contract/wire/problem.ts';
import { type Finding, isTrace, type Trace } from '#domain/acts/act.ts';
import { pause } from '#main/basics/timing.ts';
import type { Session } from '#main/session/session.ts';

/** How long a thing is read after its act was sent, and again after each start: clocks can be set. */
export const READ_FOR_MS = 30 * 60_000;
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
  pause: (milliseconds, signal) => pause(milliseconds, signal).catch(() => undefined),
};

/** What one reading says of the act, and of the thing. */
export interface Reading {
  readonly finding: Finding;
  readonly state: string | null;
}

/** A reading that got no answer. */
export class NotRead extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

export interface SearchOptions {
  readonly session: Pick<Session, 'state' | 'onChange'>;
  readonly clock: Clock;
  /** Reads the thing once. */
  readonly read: () => Promise<Reading | NotRead>;
  /** Called when more is known of how far the search is. */
  readonly onCheck: (more: Partial<Check>) => void;
  readonly signal: AbortSignal;
}

const FORBIDDEN: readonly number[] = [401, 403];

/** What a reading has to wait for; null where it is only tried again. */
function waitsFor(problem: Problem): Check['waitsFor'] {
  if (problem.kind === 'session-ended') return 'sign-in';
  return problem.kind === 'server' && FORBIDDEN.includes(problem.status) ? 'role' : null;
}

/** Resolves once somebody signs in, or the signal aborts. */
function signIn(session: SearchOptions['session'], signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = session.onChange(({ state }) => state.status === 'signed-in' && resolve());
  signal.addEventListener('abort', () => resolve());
  return promise.finally(stop);
}

/**
 * After a reading that was refused for want of a session or a role: waits for a sign-in, and returns true. Returns
 * false at once after any other failure.
 */
async function waited(
  { problem }: NotRead,
  { session, onCheck, signal }: SearchOptions,
): Promise<boolean> {
  const why = waitsFor(problem);
  if (why === null) return false;
  // Somebody may have signed in since the reading was refused.
  if (why === 'sign-in' && session.state().status === 'signed-in') return true;
  onCheck({ status: 'waiting', waitsFor: why });
  await signIn(session, signal);
  onCheck({ status: 'reading', waitsFor: null });
  return true;
}

/** What the readings so far say: the status that ends them, or that they go on. */
function statusAfter(findings: readonly Finding[], isTimeOver: boolean): Check['status'] {
  const latest = findings.slice(-EARLY_READINGS);
  if (latest.length < EARLY_READINGS) return 'reading';
  if (latest.every((finding) => finding === 'cannot-tell')) return 'cannot-tell';
  return isTimeOver ? 'over' : 'reading';
}

/**
 * Pauses, ever longer, and reads, for {@link READ_FOR_MS} at the most.
 * @returns the trace of the act; null when none was found, or the search was aborted
 */
export async function searchTrace(options: SearchOptions): Promise<Trace | null> {
  const { clock, read, onCheck, signal } = options;
  const end = clock.elapsed() + READ_FOR_MS;
  const findings: Finding[] = [];
  let pauses = 0;
  let status: Check['status'] = 'reading';
  while (status === 'reading') {
    await clock.pause(Math.min(FIRST_PAUSE_MS * 2 ** pauses, LONGEST_PAUSE_MS), signal);
    pauses += 1;
    const answer = await read();
    if (signal.aborted) return null;
    if (answer instanceof NotRead) {
      if (await waited(answer, options)) pauses = 0;
      continue;
    }
    const { finding, state } = answer;
    if (isTrace(finding)) return finding;
    findings.push(finding);
    status = statusAfter(findings, clock.elapsed() >= end);
    const isEarly = findings.length < EARLY_READINGS;
    onCheck({ status, isEarly, readAt: new Date().toISOString(), state });
  }
  return null;
}
