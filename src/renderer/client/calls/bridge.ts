/** The page's end of the bridge. Nothing else in the page talks to the main process. */
import type { Bridge, BridgeCall, BridgeInput, BridgeOutput } from '#contract/bridge/bridge.ts';
import type { Problem } from '#contract/wire/problem.ts';
import { counted } from '#domain/text/words.ts';

declare global {
  interface Window {
    readonly corridor: Bridge;
  }
}

/** The wait that a server asks for: in seconds below two minutes, else in minutes, rounded up. @param seconds above 0 */
function waitText(seconds: number): string {
  const wait =
    seconds < 120 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');
  return `The server asks to wait ${wait} before the next try.`;
}

/** A problem with its full message: what is wrong, and below it what to do. */
function inFull(problem: Problem): Problem {
  if (problem.kind === 'offline' && problem.advice !== undefined) {
    return { kind: 'offline', message: `${problem.message}.\n${problem.advice}` };
  }
  if (problem.kind === 'server' && problem.retryAfter) {
    const { retryAfter, message, ...refusal } = problem;
    return { ...refusal, message: `${message}\n${waitText(retryAfter)}` };
  }
  return problem;
}

/** A problem as an exception, for the libraries that expect one; its message is the whole text. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    const whole = inFull(problem);
    super(whole.message);
    this.name = 'ProblemError';
    this.problem = whole;
  }
}

/** The bridge the host has put into this window. */
export const bridge = (): Bridge => window.corridor;

/** One function that stops all of these. */
export const stopAll =
  (...stops: readonly (() => void)[]) =>
  (): void => {
    for (const stop of stops) stop();
  };

/**
 * Makes a bridge call and gives its value.
 * @throws {ProblemError} when the call ends in a problem
 */
export async function ask<Name extends BridgeCall>(
  name: Name,
  input: BridgeInput<Name>,
): Promise<BridgeOutput<Name>> {
  const result = await bridge().call(name, input);
  if (!result.ok) throw new ProblemError(result.problem);
  return result.value;
}

/** The problem inside anything that was thrown. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof ProblemError) return thrown.problem;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { kind: 'refused', message };
}

/** Whether the server no longer knows the thing that was asked for. */
export function isGone(thrown: unknown): boolean {
  const problem = thrown === null ? null : problemOf(thrown);
  return problem?.kind === 'server' && problem.status === 404;
}
