/** Live updates: what is on the screen is read again after events of the network. */
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Area } from '#contract/wire/areas.ts';
import { eventsChanging, type RealtimeEvent } from '#contract/wire/realtime.ts';
import { RELOAD, RELOAD_UNSEEN } from '../cache/coalesce.ts';
import { keepLive, ofAreas } from '../cache/freshness.ts';
import { useIsInactive } from './inactive.ts';

interface LiveReloadOptions {
  /** Reload also while the window is hidden. */
  readonly whileHidden?: boolean;
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
  const isInactive = useIsInactive();
  const begins = useEffectEvent(() => onReload?.());
  useEffect(() => {
    // What is kept behind another screen is read again when it is shown.
    if (isInactive) return;
    return keepLive({
      events,
      isOf: ofAreas(areas),
      pace: whileHidden ? RELOAD_UNSEEN : RELOAD,
      onReload: () => begins(),
    });
  }, [events, areas, whileHidden, isInactive]);
}

/** Reloads what is shown of `areas` after any event that changes them. The array must keep its identity. */
export function useLiveAreas(areas: readonly Area[], options?: LiveReloadOptions): void {
  const events = useMemo(() => eventsChanging(areas), [areas]);
  useLiveReload(events, areas, options);
}
