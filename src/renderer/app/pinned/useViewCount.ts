/** The live count of a pinned view. */
import { hashKey, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepLive } from '#renderer/client/cache/freshness.ts';
import type { ListView } from '#renderer/client/kept/views.ts';
import { loadChunk } from '#renderer/client/start/chunk.ts';
import type { QueueCount } from '../queues/queues.ts';
import { VIEW_COUNTERS } from './counts.ts';

/** Milliseconds after which a count is read again without an event. */
const MINUTE = 60_000;
/** How counts follow events: sidebars ask less often than the list one looks at. */
const FOLLOW = { gap: 5000, jitter: 1000 } as const;

/** Reads how many rows a view has: once a minute and after events, while the window is visible. */
export function useViewCount({ list, query }: ListView): QueueCount {
  const counter = VIEW_COUNTERS[list];
  const { data, isError, refetch } = useQuery({
    queryKey: ['pinned', list, query],
    queryFn: async ({ signal }) =>
      counter ? (await loadChunk(counter)).count(query, signal) : null,
    enabled: counter !== undefined,
    staleTime: MINUTE,
    refetchInterval: MINUTE,
  });
  useEffect(() => {
    if (!counter) return;
    const hash = hashKey(['pinned', list, query]);
    // Where the list's code could not be loaded, the count is tried again each minute only.
    const stopped = loadChunk(counter).then(
      ({ liveOn: events }) =>
        keepLive({ events, isOf: ({ queryHash }) => queryHash === hash, pace: FOLLOW }),
      () => undefined,
    );
    return () => void stopped.then((stop) => stop?.());
  }, [list, query, counter]);
  return { thing: 'row', waiting: data ?? undefined, failed: isError, retry: () => void refetch() };
}
