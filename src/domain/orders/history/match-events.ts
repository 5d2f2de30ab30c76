/** Divides validation events into those of the order's match and those of its other matches. */
import type {
  MatchHistoryItem,
  OpenMatch,
  ValidationEvent,
} from '#contract/orders/order-detail.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { isMatched } from '../figures.ts';

export interface MatchEvents {
  /** Null where the events name none. */
  readonly matchId: string | null;
  /** Distinguishes the match from others of the order; null if there is no other. */
  readonly heading: string | null;
  readonly events: readonly ValidationEvent[];
}

const othersOf = (order: OrderRow, pending: readonly OpenMatch[]) =>
  pending.filter(
    ({ id, validationEvents }) =>
      (id === null || id !== order.match_id) && validationEvents.length > 0,
  );

/** What a match is called where its events may not name it. */
export const matchName = (id: string | null): string =>
  id === null ? 'Match not named' : `Match ${id}`;

/** The events of the match that the order names; undefined where there are none. */
export const eventsOfOwn = (
  { match_id: own }: OrderRow,
  pending: readonly OpenMatch[],
): readonly ValidationEvent[] | undefined =>
  own === null ? undefined : pending.find(({ id }) => id === own)?.validationEvents;

/** Whether events belong to a match that the order itself does not name. */
export const hasUnplaced = (order: OrderRow, pending: readonly OpenMatch[]): boolean =>
  othersOf(order, pending).length > 0;

/**
 * The events of an order by match: the current match first, also while it has none, then the others
 * that have some. `history` says which of those were cancelled; unknown ones are named by number.
 */
export function matchEvents(
  order: OrderRow,
  pending: readonly OpenMatch[],
  history: readonly MatchHistoryItem[] = [],
): readonly MatchEvents[] {
  const own = eventsOfOwn(order, pending) ?? [];
  const ownId = order.match_id;
  const cancelled = new Set(
    history.filter(({ cancelled_at: at }) => at !== null).map(({ id }): string | null => id),
  );
  const others = othersOf(order, pending).map(({ id, validationEvents }) => ({
    matchId: id,
    heading: cancelled.has(id) ? `Cancelled match ${id}` : matchName(id),
    events: validationEvents,
  }));
  const currentHeading = others.length > 0 ? `Current match ${ownId}` : null;
  const isCurrent = isMatched(order);
  if (!isCurrent && own.length === 0) return others;
  const heading = isCurrent ? currentHeading : `Cancelled match ${ownId}`;
  return [{ matchId: ownId, heading, events: own }, ...others];
}
