/** What has changed of a watched thing between two readings, in words without a value of a person. */
import type { WatchedKind } from '#contract/bridge/watch-choices.ts';
import type { Area } from '#contract/wire/areas.ts';
import type { Kind, Read } from '../acts/act.ts';
import { CARD } from '../acts/areas/cards.ts';
import { DISPUTE } from '../acts/areas/disputes.ts';
import { DOCUMENT } from '../acts/areas/documents.ts';
import { ORDER } from '../acts/areas/orders.ts';
import { USER } from '../acts/areas/users.ts';
import { WITHDRAWAL } from '../acts/areas/withdrawals.ts';
import { firstOf } from '../text/words.ts';

/** A watched thing as it was read. */
export interface Reading {
  readonly thing: unknown;
  /** The number of its events; null for things without events, and where they could not be read. */
  readonly events: number | null;
}

/** How many validation events an order has (1D22). A network may not let everybody read them. */
const eventsOf = (read: Read, id: string): Promise<number | null> =>
  read('orders.events', { id }).then(
    (matches) => matches.reduce((sum, { validationEvents: own }) => sum + own.length, 0),
    () => null,
  );

const KINDS = {
  order: ORDER,
  user: USER,
  dispute: DISPUTE,
  withdrawal: WITHDRAWAL,
  card: CARD,
  document: DOCUMENT,
  'address-document': DOCUMENT,
} as const satisfies Readonly<Record<WatchedKind, unknown>>;

const kindOf = (kind: WatchedKind): Kind<unknown> => KINDS[kind] as unknown as Kind<unknown>;

/** The areas of data in which a kind changes. */
export const areasOfWatched = (kind: WatchedKind): readonly Area[] => kindOf(kind).areas;

/** Reads a watched thing as it is now; null when it no longer exists. @throws ProblemError */
export async function readWatched(
  kind: WatchedKind,
  read: Read,
  seen: unknown,
): Promise<Reading | null> {
  const thing = await kindOf(kind).read(read, seen);
  if (thing === null) return null;
  const { id } = kindOf(kind).ref(thing);
  return { thing, events: kind === 'order' && id !== null ? await eventsOf(read, id) : null };
}

const STATUS = 'Status';
/** Names of fields that are said; the rest is counted. */
const MOST_NAMES = 4;

/**
 * What has changed since, as a sentence: 'Now Completed. Changed: Match, Matched'. Null where nothing has; `now` is null
 * where it no longer exists.
 */
export function whatChanged(kind: WatchedKind, seen: Reading, now: Reading | null): string | null {
  if (now === null) return 'No longer exists';
  const { changes, state } = kindOf(kind);
  const changed = changes(seen.thing, now.thing).map(({ label }) => label);
  const hasNewEvent = seen.events !== null && (now.events ?? 0) > seen.events;
  const labels = hasNewEvent ? [...changed, 'Validation events'] : changed;
  const status = labels.includes(STATUS) ? (state?.(now.thing) ?? null) : null;
  const others = status === null ? labels : labels.filter((label) => label !== STATUS);
  const parts = [
    ...(status === null ? [] : [`Now ${status}`]),
    ...(others.length === 0 ? [] : [`Changed: ${firstOf(others, MOST_NAMES)}`]),
  ];
  return parts.length === 0 ? null : parts.join('. ');
}
