import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noteWaiting } from '#renderer/client/cache/waiting.ts';
import { noteSeen } from '#renderer/client/kept/firstSeen.ts';
import { entriesOf, type PendingItems, type Reviewed } from './queue.ts';

/** What reads the pending items of a queue into the cache; what else is read along is left out. */
export const pendingQuery = <T extends Reviewed>({
  id,
  queryKey,
  readPending,
  waits,
}: PendingItems<T>) => ({
  queryKey,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const read = await readPending(signal);
    const items = read.items.filter(waits);
    noteSeen(
      id,
      items.map((item) => item.id),
      read.isPart,
    );
    return { ...read, items };
  },
});

/** A hook: the pending items of a queue; `refetchInterval` is in milliseconds. */
export function usePending<T extends Reviewed>(
  items: PendingItems<T>,
  refetchInterval: number | false = false,
) {
  const queries = useQueryClient();
  const query = useQuery({
    ...pendingQuery(items),
    // A review starts with what is pending now, not with what was pending when it was left.
    gcTime: 0,
    refetchInterval,
  });
  const { data } = query;
  useEffect(() => {
    if (data) noteWaiting(queries, items.id, sincesOf(items, data.items));
  }, [queries, items, data]);
  return query;
}

/** Since when each item of a queue waits, as its clock reads it. */
export const sincesOf = <T extends Reviewed>(
  queue: Pick<PendingItems<T>, 'since'>,
  items: readonly T[],
) => entriesOf(items).map(({ key, item }) => ({ key, since: queue.since(item) }));
