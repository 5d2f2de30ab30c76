/** What the network refuses, for component tests. */
import { ProblemError } from '#renderer/client/calls/bridge.ts';

/** An answer of the network: that status, with that message. */
export const refuses =
  (message: string, status = 422) =>
  (): never => {
    throw new ProblemError({ kind: 'server', status, message });
  };
