/** The third-party transactions of a query as a report: filters in words, totals and a row each. */
import { inArray } from 'drizzle-orm';
import { type ThirdPartyQuery, thirdPartyRow } from '#contract/orders/third-party-transactions.ts';
import { THIRD_PARTY_COLUMNS } from '#domain/columns/third-party.ts';
import { thirdPartyTransactions as transactions } from '../../database/area-tables.ts';
import type { Database } from '../../database/database.ts';
import { inBatches, type Report, reportOf } from '../../exports/report.ts';
import { filterFact } from '../filters.ts';
import { reportedTotals } from '../totals.ts';
import {
  rowOnWire,
  THIRD_PARTY_DATE_NAMES,
  THIRD_PARTY_FILTERS,
  THIRD_PARTY_TOTALS,
  thirdPartyCondition,
  thirdPartySequence,
  totalsOf,
} from './query.ts';

/** The report of a query, at this moment. */
export async function thirdPartyReport(
  { queries }: Database,
  query: ThirdPartyQuery,
): Promise<Report> {
  const { filters = {}, search, orderBy = 'created_at' } = query;
  const found = await queries
    .select({ id: transactions.id })
    .from(transactions)
    .where(thirdPartyCondition(query))
    .orderBy(...thirdPartySequence(query));
  return reportOf({
    title: 'Third Party Transactions',
    facts: [
      await filterFact(THIRD_PARTY_FILTERS, { filters, search }, queries),
      ['Order by', `${THIRD_PARTY_DATE_NAMES[orderBy]}, newest first`],
    ],
    totals: reportedTotals(THIRD_PARTY_TOTALS, await totalsOf(queries, query)),
    columns: THIRD_PARTY_COLUMNS,
    rowCount: found.length,
    batches: inBatches(
      found.map(({ id }) => id),
      async (ids) => {
        const rows = await queries
          .select()
          .from(transactions)
          .where(inArray(transactions.id, [...ids]))
          .orderBy(...thirdPartySequence(query));
        return rows.map((row) => thirdPartyRow.parse(rowOnWire(row)));
      },
    ),
  });
}
