import { reasonOf } from '#domain/text/reasons.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { apiReachable } from '#renderer/client/calls/endpoints.ts';
import { useStore } from '#renderer/client/desk/store.ts';

/**
 * A hook: why something could not be loaded, to be said beside it. Null without a failure, and while the
 * banner about the connection says it.
 */
export function useReason(error: Error | null): string | null {
  const reachable = useStore(apiReachable);
  if (error === null) return null;
  const problem = problemOf(error);
  return problem.kind === 'offline' && !reachable ? null : reasonOf(problem);
}
