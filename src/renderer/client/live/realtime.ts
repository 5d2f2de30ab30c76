/** Live updates: events of the network's socket make queries reload. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Area } from '#contract/wire/areas.ts';
import { eventsChanging, type RealtimeEvent } from '#contract/wire/realtime.ts';
import { type CoalesceOptions, coalesce, RELOAD } from '../cache/coalesce.ts';
import { bridge, stopAll } from '../calls/bridge.ts';
import { reloadAreas } from '../calls/endpoints.ts';
import { useIsInactive } from './inactive.ts';

/** Runs `run` soon after any of `events`, as {@link coalesce} does; the returned function stops. */
export function runAfter(
  events: readonly RealtimeEvent[],
  run: () => unknown,
  options: CoalesceOptions,
): () => void {
  const runs = coalesce(run, options);
  const stop = bridge().subscribe('realtime', ({ event }) => {
    if (events.includes(event)) runs.request();
  });
  return stopAll(stop, runs.stop);
}

interface LiveReloadOptions extends Pick<CoalesceOptions, 'whileHidden'> {
  /** Called when a reload begins; the function it returns, when everything is there. */
  readonly onReload?: () => () => void;
}

/**
 * Reloads what is shown of `areas` after any of `events`. Both arrays must keep their identity
 * between renders.
 */
export function useLiveReload(
  events: readonly RealtimeEvent[],
  areas: readonly Area[],
  { whileHidden = false, onReload }: LiveReloadOptions = {},
): void {
  const queries = useQueryClient();
  const isInactive = useIsInactive();
  const begins = useEffectEvent(() => onReload?.());
  useEffect(() => {
    // What rests is read again when it is shown: `outdated.ts` notes that it has changed.
    if (isInactive) return;
    const run = async () => {
      const done = begins();
      await reloadAreas(queries, areas);
      done?.();
    };
    return runAfter(events, run, { ...RELOAD, whileHidden });
  }, [queries, events, areas, whileHidden, isInactive]);
}

/** Reloads what is shown of `areas` after any event that changes them. The array must keep its identity. */
export function useLiveAreas(areas: readonly Area[], options?: LiveReloadOptions): void {
  const events = useMemo(() => eventsChanging(areas), [areas]);
  useLiveReload(events, areas, options);
}
