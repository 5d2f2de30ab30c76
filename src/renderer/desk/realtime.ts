/** Live updates: events of the network's socket make queries reload. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EndpointName } from '#contract/endpoints.ts';
import type { RealtimeEvent } from '#contract/realtime.ts';
import { bridge } from './bridge.ts';
import { coalesce } from './coalesce.ts';

/** At most two reloads a second, spread over a quarter of one. */
const RELOAD = { gap: 500, jitter: 250 };

/**
 * Reloads what is shown of `names` after any of `events`. Both arrays must keep their identity
 * between renders.
 */
export function useLiveReload(
  events: readonly RealtimeEvent[],
  names: readonly EndpointName[],
): void {
  const queries = useQueryClient();
  useEffect(() => {
    const reload = coalesce(() => {
      for (const name of names) void queries.invalidateQueries({ queryKey: [name] });
    }, RELOAD);
    const stop = bridge().subscribe('realtime', ({ event }) => {
      if (events.includes(event)) reload.request();
    });
    return () => {
      stop();
      reload.stop();
    };
  }, [queries, events, names]);
}
