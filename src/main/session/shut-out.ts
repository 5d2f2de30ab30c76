/** Notices that the server refuses everything a person asks for: their role may have been taken from them. */
import type { Result } from '#contract/wire/problem.ts';

const FORBIDDEN = 403;
/** Kinds of calls that are refused one after the other. A role alone refuses fewer. */
const SEVERAL = 3;

export interface ShutOut {
  /** Takes the outcome of a call. @returns whether everything of late was refused */
  note(call: string, outcome: Result<unknown>): boolean;
  /** Begins again, for another session. */
  reset(): void;
}

/** Starts with nothing refused. */
export function createShutOut(): ShutOut {
  const refused = new Set<string>();
  return {
    note: (call, outcome) => {
      if (outcome.ok) refused.clear();
      else if (outcome.problem.kind === 'server' && outcome.problem.status === FORBIDDEN) {
        refused.add(call);
      }
      return refused.size >= SEVERAL;
    },
    reset: () => refused.clear(),
  };
}
