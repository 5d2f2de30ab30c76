import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Pending, PendingItems } from './queue.ts';

interface PendingOptions {
  /** Milliseconds after which they are loaded again. */
  readonly refetchInterval?: number;
}

/** A hook: the pending items of a queue. */
export const usePending = <T>(
  { queryKey, readPending }: PendingItems<T>,
  options: PendingOptions = {},
): UseQueryResult<Pending<T>> =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => readPending(signal),
    // A review starts with what is pending now, not with what was pending when it was left.
    gcTime: 0,
    ...options,
  });
