/** The live count of a pinned view. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListView } from '#renderer/client/kept/views.ts';
import { runAfter } from '#renderer/client/live/realtime.ts';
import type { QueueCount } from '../queues/queues.ts';
import { VIEW_COUNTERS } from './counts.ts';

/** Milliseconds after which a count is read again without an event. */
const MINUTE = 60_000;
/** How counts follow events: sidebars ask less often than the list one looks at. */
const FOLLOW = { gap: 5000, jitter: 1000 } as const;

/** Reads how many rows a view has: once a minute and after events, while the window is visible. */
export function useViewCount({ list, query }: ListView): QueueCount {
  const queries = useQueryClient();
  const load = VIEW_COUNTERS[list];
  const { data, isError, refetch } = useQuery({
    queryKey: ['pinned', list, query],
    queryFn: async ({ signal }) => (await (await load?.())?.count(query, signal)) ?? null,
    enabled: load !== undefined,
    staleTime: MINUTE,
    refetchInterval: MINUTE,
  });
  useEffect(() => {
    if (!load) return;
    const queryKey = ['pinned', list, query];
    const recount = () => queries.invalidateQueries({ queryKey });
    // Where the list's code could not be loaded, the count is tried again each minute only.
    const stopped = load().then(
      ({ liveOn }) => runAfter(liveOn, recount, FOLLOW),
      () => undefined,
    );
    return () => void stopped.then((stop) => stop?.());
  }, [queries, list, query, load]);
  return { thing: 'row', waiting: data ?? undefined, failed: isError, retry: () => void refetch() };
}
