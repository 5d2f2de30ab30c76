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
import { idsOfPage, type Paging } from '../../page.ts';
import { asRow, iso } from '../../rows.ts';
import type { MatchRecord, OrderRecord } from '../actions/transitions.ts';
import { orderCondition, orderSequence } from './query.ts';

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

/** One page of the orders of a query, which are `rowCount`. */
export async function orderPage(
  { queries }: Database,
  query: OrderQuery & Paging,
  rowCount: number,
): Promise<OrderRowOnWire[]> {
  const ids = idsOfPage(queries, query, {
    table: orders,
    wanted: orderCondition(query),
    sequence: (backwards) => orderSequence(query, backwards),
    rowCount,
  });
  const found = await queries
    .select({ order: orders, match: matches })
    .from(ids)
    .innerJoin(orders, eq(orders.id, ids.id))
    .leftJoin(matches, eq(matches.id, orders.match_id))
    .orderBy(...orderSequence(query));
  return found.map(({ order, match }) => asOrderRow(order, match));
}
