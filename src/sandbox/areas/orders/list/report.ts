/** The orders of a query as a report: filters in words, totals and the columns of the list. */
import { eq, inArray } from 'drizzle-orm';
import { type OrderQuery, orderRow as readRow } from '#contract/orders/orders.ts';
import { ORDER_COLUMNS } from '#domain/columns/orders.ts';
import type { Queries } from '../../../database/database.ts';
import { matches, orders } from '../../../database/schema.ts';
import { inBatches, type Report, reportOf } from '../../../exports/report.ts';
import type { Services } from '../../../server/context.ts';
import { filterFact } from '../../filters.ts';
import { reportedTotals } from '../../totals.ts';
import { ORDER_SUMS } from './counts.ts';
import { DATE_NAMES, EXPORTED_ORDER_FILTERS, orderCondition, orderSequence } from './query.ts';
import { asOrderRow } from './rows.ts';

/** Orders in the order of their ids. */
async function ordersOf(queries: Queries, ids: readonly number[]) {
  const found = await queries
    .select({ order: orders, match: matches })
    .from(orders)
    .leftJoin(matches, eq(matches.id, orders.match_id))
    .where(inArray(orders.id, [...ids]));
  const byId = new Map(found.map((each) => [each.order.id, each]));
  return ids.map((id) => {
    const known = byId.get(id);
    if (!known) throw new Error(`order ${id} is gone`);
    return readRow.parse(asOrderRow(known.order, known.match));
  });
}

/** The report of a query, at this moment. */
export async function orderReport(
  { database: { queries }, counts }: Pick<Services, 'database' | 'counts'>,
  query: OrderQuery,
): Promise<Report> {
  const { filters = {}, search, orderBy = 'posted_at' } = query;
  const found = await queries
    .select({ id: orders.id })
    .from(orders)
    .where(orderCondition(query))
    .orderBy(...orderSequence(query));
  return reportOf({
    title: 'Transactions',
    facts: [
      await filterFact(EXPORTED_ORDER_FILTERS, { filters, search }, queries),
      ['Order by', `${DATE_NAMES[orderBy]}, newest first`],
    ],
    totals: reportedTotals(ORDER_SUMS, await counts.totals(query)),
    columns: ORDER_COLUMNS,
    rowCount: found.length,
    batches: inBatches(
      found.map(({ id }) => id),
      (ids) => ordersOf(queries, ids),
    ),
  });
}
