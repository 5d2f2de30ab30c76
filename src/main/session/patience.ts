/** A refresh that a server cannot answer now: asked for again for a while (1S20). */
import { failed, type Result } from '#contract/wire/problem.ts';
import { askedWait, CANCELLED } from '#main/api/problems.ts';
import { backoff, pause } from '#main/basics/timing.ts';
import { isRefusal } from './refresh.ts';

/** Milliseconds during which a failed refresh is repeated. */
export const PATIENCE_MS = 30_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5000;

export interface PatienceOptions {
  /** Milliseconds after which the last failure is the outcome. */
  readonly patience: number;
  /** Ends the attempts; the outcome is then `cancelled`. */
  readonly signal: AbortSignal;
  /** Waits as long as the server asks; it rejects when the signal aborts before. */
  readonly pause?: typeof pause | undefined;
}

/**
 * The outcome of `ask`, which is called again, after longer and longer pauses, while the server answers
 * with neither a success nor a refusal, and never before it asks to be (Retry-After). No answer is an
 * outcome, and so is one that cannot be read: it may have held tokens, and what it was asked with is spent.
 */
export async function patiently<T>(
  ask: () => Promise<Result<T>>,
  { patience, signal, pause: pauseAsAsked = pause }: PatienceOptions,
): Promise<Result<T>> {
  const start = performance.now();
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await ask();
    if (outcome.ok || outcome.problem.kind !== 'server' || isRefusal(outcome.problem))
      return outcome;
    const asked = askedWait(outcome.problem);
    const wait = Math.max(asked ?? 0, backoff(attempt, FIRST_PAUSE_MS, LONGEST_PAUSE_MS));
    if (performance.now() - start + wait > patience) return outcome;
    try {
      await (asked === undefined ? pause : pauseAsAsked)(wait, signal);
    } catch {
      return failed(CANCELLED);
    }
  }
}
