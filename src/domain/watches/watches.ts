/** What staff watch: a private note on a thing, and when it comes back. */
import type { ThingRef } from '#contract/bridge/recorded-acts.ts';
import { KINDS } from '../acts/kinds.ts';

/** The kinds of things that can be watched, by the name that the journal stores. */
export const WATCHED_KINDS = [
  'order',
  'user',
  'dispute',
  'withdrawal',
  'card',
  'document',
  'address-document',
] as const;
export type WatchedKind = (typeof WATCHED_KINDS)[number];

/** Something that can be watched. */
export interface WatchedRef {
  readonly kind: WatchedKind;
  readonly id: string;
}

/** A thing as what can be watched; null where it cannot. */
export function watchedRef({ kind, id }: ThingRef): WatchedRef | null {
  const watched = WATCHED_KINDS.find((each) => each === kind);
  return watched === undefined || id === null ? null : { kind: watched, id };
}

/** The most that one person watches. */
export const MOST_WATCHES = 500;

/** The most characters of a note. */
export const LONGEST_WATCH_NOTE = 500;

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
