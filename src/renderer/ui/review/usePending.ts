import { useQuery } from '@tanstack/react-query';
import type { PendingItems } from './queue.ts';

/** A hook: what of a queue was read and is pending; `refetchInterval` is in milliseconds. */
export const usePending = <T>(
  { queryKey, readPending, waits }: PendingItems<T>,
  refetchInterval: number | false = false,
) =>
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const read = await readPending(signal);
      return { ...read, items: read.items.filter(waits) };
    },
    // A review starts with what is pending now, not with what was pending when it was left.
    gcTime: 0,
    refetchInterval,
  });
