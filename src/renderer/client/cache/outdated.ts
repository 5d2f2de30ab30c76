/**
 * What the network has said to have changed. An answer from before that is not fresh, whoever shows it
 * next: no screen has to listen for it.
 */
import type { Query } from '@tanstack/react-query';
import type { Area } from '#contract/wire/areas.ts';
import { areasChangedBy } from '#contract/wire/realtime.ts';
import { bridge } from '../calls/bridge.ts';

/** Milliseconds since the epoch of the last change of an area. */
const changedAt = new Map<Area, number>();
/** The same for everything: after a gap anything may have changed. */
let lastGap = 0;

/** Notes what the network's events change, from now on. */
export function followChanges(): void {
  bridge().subscribe('realtime', ({ event }) => {
    const areas = areasChangedBy(event);
    if (areas === 'all') lastGap = Date.now();
    else for (const area of areas) changedAt.set(area, Date.now());
  });
}

/** Whether something has changed since the query was answered. */
const isOutdated = ({ queryKey, state }: Pick<Query, 'queryKey' | 'state'>): boolean =>
  state.dataUpdatedAt <= Math.max(lastGap, changedAt.get(queryKey[0] as Area) ?? 0);

/** Milliseconds for which an answer is fresh: `wanted`, or none once it is outdated. */
export const freshUntilChanged =
  (wanted: number | ((query: object) => number)) =>
  (query: object): number => {
    if (isOutdated(query as Query)) return 0;
    return typeof wanted === 'number' ? wanted : wanted(query);
  };
