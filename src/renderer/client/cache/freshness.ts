/**
 * What the network's events make out of date: one listener for all that was loaded, whoever shows it next. An
 * answer is fresh only if it was asked for after the last event that changes what it says.
 */
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Area } from '#contract/wire/areas.ts';
import { areasChangedBy, type RealtimeEvent } from '#contract/wire/realtime.ts';
import { bridge } from '../calls/bridge.ts';
import { type CoalesceOptions, coalesce } from './coalesce.ts';
import { isAhead } from './prefetch.ts';

/** What is loaded of this computer, or made from what was loaded: events change none of it. */
type OfPage =
  | 'act words'
  | 'acts.list'
  | 'bulk.runs'
  | 'bundled'
  | 'exercises'
  | 'help'
  | 'my-actions'
  | 'order offers'
  | 'pinned'
  | 'profile.logo'
  | 'selfCheck'
  | 'spelling.missing'
  | 'supportBundle'
  | 'totals by currency'
  | 'waiting';

declare module '@tanstack/react-query' {
  interface Register {
    /** What is loaded from the network is kept under its area, by which events find it. */
    queryKey: readonly [Area | OfPage, ...unknown[]];
  }
}

/** Says of a query whether it is meant. */
type Which = (query: Query) => boolean;

/** The queries of these areas. */
export const ofAreas =
  (areas: readonly Area[] | 'all'): Which =>
  ({ queryKey: [area] }) =>
    areas === 'all' || areas.includes(area as Area);

/** Requests under way when something changed: their answers may be from before that. */
const overtaken = new WeakSet<Promise<unknown>>();

/** Marks what was loaded, and what is being loaded, as out of date. What was fetched ahead is not shown at all. */
export function outdate(queries: QueryClient, isChanged: Which): void {
  const cache = queries.getQueryCache();
  for (const query of cache.getAll()) {
    if (!isChanged(query)) continue;
    if (isAhead(query) && !query.isActive()) {
      cache.remove(query);
      continue;
    }
    query.invalidate();
    const { promise } = query;
    if (promise === undefined || overtaken.has(promise)) continue;
    overtaken.add(promise);
    const outdateAnswer = () => query.invalidate();
    promise.then(outdateAnswer, outdateAnswer);
  }
}

/** Something on the screen that is read again after some events. */
interface Live {
  readonly events: readonly RealtimeEvent[];
  /** What it shows: out of date after any of its events. */
  readonly isOf: Which;
  /** How soon it is read again; what has the same pace is read together. */
  readonly pace: CoalesceOptions;
  /** Called when a reading begins; the function it returns, when everything is there. */
  readonly onReload?: () => (() => void) | undefined;
}

const shown = new Set<Live>();

/** From now on it is read again after its events; the returned function ends that. */
export function keepLive(live: Live): () => void {
  shown.add(live);
  return () => shown.delete(live);
}

const isBehind: Which = (query) => query.isActive() && query.state.isInvalidated;

/** Reads again what is on the screen and out of date, of all that has this pace. */
async function readAgain(queries: QueryClient, pace: CoalesceOptions): Promise<void> {
  const behind = queries.getQueryCache().getAll().filter(isBehind);
  const read = [...shown].filter((live) => live.pace === pace && behind.some(live.isOf));
  const isRead: Which = (query) => read.some(({ isOf }) => isOf(query));
  const dones = read.map(({ onReload }) => onReload?.());
  // A refetch would take the first answer of a query for the new one.
  const first = behind.filter((query) => query.state.data === undefined && isRead(query));
  await Promise.allSettled(first.map(({ promise }) => promise));
  await queries.refetchQueries({ predicate: (query) => isBehind(query) && isRead(query) });
  for (const done of dones) done?.();
}

/** Hears the network's events, from now on. */
export function followChanges(queries: QueryClient): void {
  const readings = new Map<CoalesceOptions, ReturnType<typeof coalesce>>();
  const requestReading = (pace: CoalesceOptions) => {
    const reading = readings.get(pace) ?? coalesce(() => readAgain(queries, pace), pace);
    readings.set(pace, reading);
    reading.request();
  };
  bridge().subscribe('realtime', ({ event }) => {
    const heard = [...shown].filter(({ events }) => events.includes(event));
    const isChanged = ofAreas(areasChangedBy(event));
    outdate(queries, (query) => isChanged(query) || heard.some(({ isOf }) => isOf(query)));
    for (const { pace } of heard) requestReading(pace);
  });
}
