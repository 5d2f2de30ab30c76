/** Orders as rows of the list (1F, 1L, 1O). */
import { eq } from 'drizzle-orm';
import type { OrderQuery, OrderRowOnWire } from '#contract/orders.ts';
import type { Database } from '../../../database/database.ts';
import { matches, orders } from '../../../database/schema.ts';
import type { MatchRecord, OrderRecord } from '../actions/transitions.ts';
import { orderCondition, orderSequence } from './query.ts';

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

/** The status in words; 'Canceled' is how the network writes it (1O05). */
function statusText({ status, refunded_at: refunded }: OrderRecord): string {
  if (status === 'removed') return refunded ? 'Expired and Refunded' : 'Expired';
  if (status === 'cancelled') return 'Canceled';
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A row of the list: the order with its latest match flattened. */
export function orderRow(order: OrderRecord, match: MatchRecord | null): OrderRowOnWire {
  return {
    id: order.id,
    type: order.type,
    status: order.status,
    statusText: statusText(order),
    refund_status: order.refund_status,
    hidden: order.hidden,
    is_removed: order.is_removed,
    removed_at: iso(order.removed_at),
    is_admin: order.is_admin,
    payment_type: order.payment_type,
    flwRef: order.flw_ref,
    poster_manual_payment_ref: order.poster_manual_payment_ref,
    poster_amount: order.poster_amount,
    poster_currency: order.poster_currency,
    poster_country: order.poster_country,
    matcher_amount: order.matcher_amount,
    matcher_currency: order.matcher_currency,
    exchange_rate: order.exchange_rate,
    poster_fee: order.poster_fee,
    collection_fee: order.collection_fee,
    payout_fee: order.payout_fee,
    poster_payout_fee: order.poster_payout_fee,
    stampduty_fee: order.stampduty_fee,
    is_partial_match_allowed: order.is_partial_match_allowed,
    admin_memo: order.admin_memo,
    can_be_marked_as_refunded: order.can_be_marked_as_refunded,
    posted_at: iso(order.posted_at),
    published_at: iso(order.published_at),
    confirmed_at: iso(order.confirmed_at),
    matched_at: iso(order.matched_at),
    matcher_payment_completed_at: iso(order.matcher_payment_completed_at),
    completed_at: iso(order.completed_at),
    cancelled_at: iso(order.cancelled_at),
    refunded_at: iso(order.refunded_at),
    match_id: order.match_id,
    match_poster_amount: match?.poster_amount,
    match_matcher_amount: match?.matcher_amount,
    match_matcher_currency: match?.matcher_currency,
    match_matcher_fee: match?.matcher_fee,
    match_matcher_payment_method_fee: match?.matcher_payment_method_fee,
    match_cancelled_at: iso(match?.cancelled_at),
    match_matcher_payment_completed_at: iso(match?.matcher_payment_completed_at),
    match_completed_at: iso(match?.completed_at),
  };
}

/** The requested part of a list: rows `first` (from 0) to `first + count - 1`. */
interface Slice {
  readonly first: number;
  readonly count: number;
  /** The rows of the whole list. */
  readonly of: number;
}

/** One part of the orders of a query. */
export async function orderSlice(
  { queries }: Database,
  query: OrderQuery,
  { first, count, of }: Slice,
): Promise<OrderRowOnWire[]> {
  const size = Math.min(count, of - first);
  if (size <= 0) return [];
  // Skipping rows costs time for each: the second half of a list is reached from its end.
  const fromEnd = of - first - size;
  const backwards = fromEnd < first;
  // The ids come from an index alone; only the rows of the page are then read whole.
  const ids = queries
    .select({ id: orders.id })
    .from(orders)
    .where(orderCondition(query))
    .orderBy(...orderSequence(query, backwards))
    .limit(size)
    .offset(backwards ? fromEnd : first)
    .as('page');
  const found = await queries
    .select({ order: orders, match: matches })
    .from(ids)
    .innerJoin(orders, eq(orders.id, ids.id))
    .leftJoin(matches, eq(matches.id, orders.match_id))
    .orderBy(...orderSequence(query));
  return found.map(({ order, match }) => orderRow(order, match));
}
