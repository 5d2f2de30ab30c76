import { useQuery } from '@tanstack/react-query';
import type { PendingItems, Waiting } from '#renderer/ui/review/queue.ts';
import { type RequestSource, waitingIn } from './waiting.ts';

interface WithId {
  readonly id: string;
}

/** A hook: the requests that wait, the oldest first. */
function useWaiting<T extends WithId>(source: RequestSource<T>): Waiting<T> {
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: [source.area, 'waiting', source.name],
    queryFn: ({ signal }) => waitingIn(source, signal),
    // A review starts with what is pending now, not with what was pending when it was left.
    gcTime: 0,
  });
  return {
    items: data?.items,
    isPart: data?.isPart ?? false,
    readAt: dataUpdatedAt,
    error,
    reload: () => void refetch(),
  };
}

/** The requests of a list that wait; they carry no date. */
export const pendingIn = <T extends WithId>(source: RequestSource<T>): PendingItems<T> => ({
  waits: source.waits,
  since: () => null,
  useWaiting: () => useWaiting(source),
});
