/** Divides validation events into those of the order's match and those of its other matches. */
import type {
  MatchHistoryItem,
  PendingMatch,
  ValidationEvent,
} from '#contract/orders/order-detail.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { isMatched } from '../figures.ts';

/** The events of one match. */
export interface MatchEvents {
  readonly matchId: string;
  /** Distinguishes the match from others of the order; null if there is no other. */
  readonly heading: string | null;
  readonly events: readonly ValidationEvent[];
}

const othersOf = (order: OrderRow, pending: readonly PendingMatch[]) =>
  pending.filter(
    ({ id, validationEvents }) => id !== order.match_id && validationEvents.length > 0,
  );

/** Whether events belong to a match that the order itself does not name. */
export const hasUnplaced = (order: OrderRow, pending: readonly PendingMatch[]): boolean =>
  othersOf(order, pending).length > 0;

/**
 * The events of an order by match: the current match first, also while it has none, then the others
 * that have some. `history` says which of those were cancelled; unknown ones are named by number.
 */
export function matchEvents(
  order: OrderRow,
  pending: readonly PendingMatch[],
  history: readonly MatchHistoryItem[] = [],
): readonly MatchEvents[] {
  const own = pending.find(({ id }) => id === order.match_id)?.validationEvents ?? [];
  const ownId = order.match_id ?? '';
  const isCurrent = isMatched(order);
  const cancelled = new Set(
    history.flatMap(({ id, cancelled_at: at }) => (at === null ? [] : [id])),
  );
  const others = othersOf(order, pending).map(({ id, validationEvents }) => ({
    matchId: id,
    heading: cancelled.has(id) ? `Cancelled match ${id}` : `Match ${id}`,
    events: validationEvents,
  }));
  if (isCurrent) {
    const heading = others.length > 0 ? `Current match ${ownId}` : null;
    return [{ matchId: ownId, heading, events: own }, ...others];
  }
  return own.length === 0
    ? others
    : [{ matchId: ownId, heading: `Cancelled match ${ownId}`, events: own }, ...others];
}
