import { useQuery } from '@tanstack/react-query';
import type { PendingItems } from './queue.ts';

/** A hook: the pending items of a queue; `refetchInterval` is in milliseconds. */
export const usePending = <T>(
  { queryKey, readPending }: PendingItems<T>,
  refetchInterval: number | false = false,
) =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => readPending(signal),
    // A review starts with what is pending now, not with what was pending when it was left.
    gcTime: 0,
    refetchInterval,
  });
