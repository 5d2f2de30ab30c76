/** Orders as rows of the list (1F, 1L, 1O). */
import { eq } from 'drizzle-orm';
import {
  orderRow as declaredRow,
  type OrderQuery,
  type OrderRowOnWire,
} from '#contract/orders/orders.ts';
import { wordsOf } from '#domain/text/words.ts';
import type { Database } from '../../../database/database.ts';
import { matches, orders } from '../../../database/schema.ts';
import { asRow } from '../../rows.ts';
import type { MatchRecord, OrderRecord } from '../actions/transitions.ts';
import { orderCondition, orderSequence } from './query.ts';

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

/** The status in words; 'Canceled' is how the network writes it (1O05). */
function statusText({ status, refunded_at: refunded }: OrderRecord): string {
  if (status === 'removed') return refunded ? 'Expired and Refunded' : 'Expired';
  if (status === 'cancelled') return 'Canceled';
  return wordsOf(status);
}

/** A row of the list: the order with its latest match flattened. */
export const asOrderRow = (order: OrderRecord, match: MatchRecord | null): OrderRowOnWire =>
  asRow(declaredRow, order, {
    statusText: statusText(order),
    flwRef: order.flw_ref,
    match_poster_amount: match?.poster_amount,
    match_matcher_amount: match?.matcher_amount,
    match_matcher_currency: match?.matcher_currency,
    match_matcher_fee: match?.matcher_fee,
    match_matcher_payment_method_fee: match?.matcher_payment_method_fee,
    match_cancelled_at: iso(match?.cancelled_at),
    match_matcher_payment_completed_at: iso(match?.matcher_payment_completed_at),
    match_completed_at: iso(match?.completed_at),
  });

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
  return found.map(({ order, match }) => asOrderRow(order, match));
}
