import { useQuery } from '@tanstack/react-query';
import type { PendingItems } from './queue.ts';

/** What reads the pending items of a queue into the cache; what else is read along is left out. */
export const pendingQuery = <T>({ queryKey, readPending, waits }: PendingItems<T>) => ({
  queryKey,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const read = await readPending(signal);
    return { ...read, items: read.items.filter(waits) };
  },
});

/** A hook: the pending items of a queue; `refetchInterval` is in milliseconds. */
export const usePending = <T>(queue: PendingItems<T>, refetchInterval: number | false = false) =>
  useQuery({
    ...pendingQuery(queue),
    // A review starts with what is pending now, not with what was pending when it was left.
    gcTime: 0,
    refetchInterval,
  });
