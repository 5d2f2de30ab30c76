/** The live count of a pinned view. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { coalesce } from '#renderer/client/cache/coalesce.ts';
import { bridge } from '#renderer/client/calls/bridge.ts';
import type { ListView } from '#renderer/client/kept/views.ts';
import type { QueueCount } from '../queues/queues.ts';
import { VIEW_COUNTERS } from './counts.ts';

/** Milliseconds after which a count is read again without an event. */
const MINUTE = 60_000;
/** How counts follow events: sidebars ask less often than the list one looks at. */
const FOLLOW = { gap: 5000, jitter: 1000 } as const;

/** Reads how many rows a view has: once a minute and after events, while the window is visible. */
export function useViewCount({ list, query }: ListView): QueueCount {
  const queries = useQueryClient();
  const counter = VIEW_COUNTERS[list];
  const { data, isError, refetch } = useQuery({
    queryKey: ['pinned', list, query],
    queryFn: ({ signal }) => counter?.count(query, signal) ?? 0,
    enabled: counter !== undefined,
    staleTime: MINUTE,
    refetchInterval: MINUTE,
  });
  const liveOn = counter?.liveOn;
  useEffect(() => {
    if (!liveOn) return;
    const queryKey = ['pinned', list, query];
    const reading = coalesce(() => queries.invalidateQueries({ queryKey }), FOLLOW);
    const stop = bridge().subscribe('realtime', ({ event }) => {
      if (liveOn.includes(event)) reading.request();
    });
    return () => {
      stop();
      reading.stop();
    };
  }, [queries, list, query, liveOn]);
  return { waiting: data, failed: isError, retry: () => void refetch() };
}
