/** What staff watch: a private note on a thing, and when it comes back. */
import type { ThingRef } from '#contract/bridge/recorded-acts.ts';
import { WATCHED_KINDS } from '#contract/bridge/watch-choices.ts';
import type { Watch, WatchedRef } from '#contract/bridge/watched.ts';
import { KINDS } from '../acts/kinds.ts';

/** A thing as what can be watched; null where it cannot. */
export function watchedRef({ kind, id }: ThingRef): WatchedRef | null {
  const watched = WATCHED_KINDS.find((each) => each === kind);
  return watched === undefined || id === null ? null : { kind: watched, id };
}

/** The most that one person watches. */
export const MOST_WATCHES = 500;

/** Days after which what came back is forgotten. */
export const WATCH_KEPT_DAYS = 30;

/** What a watched thing is called, without a name of a person: 'Order 7'. */
export const watchedName = ({ kind, id }: WatchedRef): string => `${KINDS[kind].name} ${id}`;

/** Where a watched thing is shown: its screen, or its review. */
export function watchedPlace({ kind, id }: WatchedRef): string {
  const place: string = KINDS[kind].place;
  if (place.includes(':id')) return place.replace(':id', encodeURIComponent(id));
  // Which of the two queues of withdrawals it is in decides nothing here.
  const review = kind === 'withdrawal' ? { review: 'approve', item: id } : { review: id };
  return `${place}?${new URLSearchParams(review)}`;
}

/** What came back, and why: 'Order 7: Now Matched'. */
export const wokenText = ({ kind, id }: WatchedRef, why: string | null): string =>
  `${watchedName({ kind, id })}: ${why ?? 'back at the time you chose'}`;

/**
 * How a watch stands: 'Comes back when it changes', or 'Came back at 2:02:11 PM: Now Matched'; `shown` writes an
 * instant.
 */
export function watchText(
  { at, onChange, woke }: Pick<Watch, 'at' | 'onChange' | 'woke'>,
  shown: (instant: string) => string,
): string {
  if (woke) return `Came back at ${shown(woke.at)}${woke.why === null ? '' : `: ${woke.why}`}`;
  const when = [
    ...(at === null ? [] : [`at ${shown(at)}`]),
    ...(onChange ? ['when it changes'] : []),
  ];
  return when.length === 0 ? 'Note only' : `Comes back ${when.join(' or ')}`;
}
