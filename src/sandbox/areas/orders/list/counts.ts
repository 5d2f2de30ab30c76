/**
 * How many orders a query finds and what they add up to. Exact figures over all orders cost a pass
 * over all orders, and a list asks for them with every page although they change only when an order
 * does. So they are remembered until any order or match is written: a trigger raises a revision
 * with every write, also of other sandboxes on the same server.
 */
import { eq } from 'drizzle-orm';
import type { OrderQuery, OrderTotals } from '#contract/orders/orders.ts';
import { type Database, only } from '../../../database/database.ts';
import { matches, orders, revision } from '../../../database/schema.ts';
import { sumColumns, type Totals } from '../../totals.ts';
import { orderCondition } from './query.ts';

/** Exact figures over all orders of a query. */
export interface OrderCounts {
  rowCount(query: OrderQuery): Promise<number>;
  totals(query: OrderQuery): Promise<Sums>;
}

type Sums = Awaited<ReturnType<typeof computeTotals>>;

/** The totals of orders, in the order in which a file has them. */
export const ORDER_SUMS: Totals<OrderTotals> = {
  total_poster_amount: { of: orders.poster_amount, label: 'Total poster amount' },
  total_matcher_amount: { of: orders.matcher_amount, label: 'Total matcher amount' },
  total_poster_fee: { of: orders.poster_fee, label: 'Total poster fee' },
  total_matcher_fee: { of: matches.matcher_fee, label: 'Total matcher fee' },
  total_collection_fee: { of: orders.collection_fee, label: 'Total collection fee' },
  total_payout_fee: { of: orders.payout_fee, label: 'Total payout fee' },
  total_poster_payout_fee: { of: orders.poster_payout_fee, label: 'Total poster payout fee' },
  total_stampduty_fee: { of: orders.stampduty_fee, label: 'Total stampduty fee' },
};

const REMEMBERED = 500;

/** Keeps what was computed at one revision. */
function memory<T>() {
  let at = -1;
  const values = new Map<string, Promise<T>>();
  return (current: number, key: string, compute: () => Promise<T>): Promise<T> => {
    if (current !== at || values.size >= REMEMBERED) values.clear();
    at = current;
    const known = values.get(key);
    if (known) return known;
    const computed = compute();
    values.set(key, computed);
    computed.catch(() => values.delete(key));
    return computed;
  };
}

async function computeTotals({ queries }: Database, query: OrderQuery) {
  const sums = queries
    .select(sumColumns(ORDER_SUMS))
    .from(orders)
    .leftJoin(matches, eq(matches.id, orders.match_id));
  return only(await sums.where(orderCondition(query)));
}

/** Counts and totals of `database`, remembered between writes. */
export function orderCounts(database: Database): OrderCounts {
  const rememberCount = memory<number>();
  const rememberTotals = memory<Sums>();
  const revisionNow = async () => {
    const [row] = await database.queries.select({ now: revision.orders }).from(revision);
    return row?.now ?? 0;
  };
  /** The parts of a query that the figures depend on: not the page, not the order of rows. */
  const keyOf = ({ filters, search }: OrderQuery) => JSON.stringify([filters, search]);
  return {
    rowCount: async (query) =>
      await rememberCount(await revisionNow(), keyOf(query), () =>
        database.queries.$count(orders, orderCondition(query)),
      ),
    totals: async (query) =>
      await rememberTotals(await revisionNow(), keyOf(query), () => computeTotals(database, query)),
  };
}
