/** The third-party transactions a list, its totals and its export are about. */
import { and, desc, type SQL, sql } from 'drizzle-orm';
import {
  type ThirdPartyDate,
  type ThirdPartyFilters,
  type ThirdPartyQuery,
  type ThirdPartyRowOnWire,
  type ThirdPartyTotals,
  thirdPartyRow,
} from '#contract/orders/third-party-transactions.ts';
import { thirdPartyStatusLabel } from '#domain/network/third-party-status.ts';
import { thirdPartyTransactions as transactions } from '../../database/area-tables.ts';
import { only, type Queries } from '../../database/database.ts';
import { betweenEnds, during, isOneOf, matchesSearch, tradesPair } from '../conditions.ts';
import { type ExportedFilters, filtered } from '../filters.ts';
import { amountRangeWords, reportedCountry } from '../report-words.ts';
import { asRow } from '../rows.ts';
import { sumColumns, type Totals } from '../totals.ts';

const CURRENCIES = { poster: transactions.poster_currency, matcher: transactions.matcher_currency };

/** The dates of a transaction in a file. */
export const THIRD_PARTY_DATE_NAMES: Readonly<Record<ThirdPartyDate, string>> = {
  created_at: 'Created at',
  completed_at: 'Completed at',
};

/** The filters of transactions, in the order in which a file names them. */
export const THIRD_PARTY_FILTERS: ExportedFilters<ThirdPartyFilters> = {
  posterAmount: [
    'Sent amount',
    (range) => betweenEnds(transactions.poster_amount, range),
    amountRangeWords,
  ],
  matcherAmount: [
    'Received amount',
    (range) => betweenEnds(transactions.matcher_amount, range),
    amountRangeWords,
  ],
  matcherCountry: ['Matcher Country', transactions.matcher_country, reportedCountry],
  fromCurrency: [
    'Currency pair',
    (_from, filters) => tradesPair(filters, CURRENCIES),
    (all = [], { toCurrency = [] }) =>
      all.map((from, at) => `${from} to ${toCurrency[at]}`).join(', '),
  ],
  toCurrency: { readBy: 'fromCurrency' },
  statuses: [
    'Status',
    (statuses) => isOneOf(transactions.status, statuses),
    (statuses) => statuses?.map((each) => thirdPartyStatusLabel(each).text).join(', '),
  ],
  period: [
    'Period',
    (period, { periodTarget = 'created_at' }) => during(transactions[periodTarget], period),
    (period, { periodTarget = 'created_at' }) =>
      period && `${THIRD_PARTY_DATE_NAMES[periodTarget]} ${period.from} to ${period.to}`,
  ],
  periodTarget: { readBy: 'period' },
};

/** The condition a transaction meets to be in the list; undefined when all of them are. */
export const thirdPartyCondition = ({ filters = {}, search }: ThirdPartyQuery): SQL | undefined =>
  and(matchesSearch(search, transactions), filtered(THIRD_PARTY_FILTERS, filters));

/** Newest first, those without the date last, and a fixed order among equals. */
export const thirdPartySequence = ({ orderBy = 'created_at' }: ThirdPartyQuery): SQL[] => [
  sql`${transactions[orderBy]} desc nulls last`,
  desc(transactions.id),
];

/** The totals of transactions, in the order in which a file has them. */
export const THIRD_PARTY_TOTALS: Totals<ThirdPartyTotals> = {
  total_poster_amount: { of: transactions.poster_amount, label: 'Total poster amount' },
  total_matcher_amount: { of: transactions.matcher_amount, label: 'Total matcher amount' },
  total_poster_fee: { of: transactions.poster_fee, label: 'Total poster fee' },
  total_collection_fee: { of: transactions.collection_fee, label: null },
  total_payout_fee: { of: transactions.payout_fee, label: null },
  total_poster_payout_fee: { of: transactions.poster_payout_fee, label: null },
  total_stampduty_fee: { of: transactions.stampduty_fee, label: null },
};

/** The sums over all transactions of a query. */
export async function totalsOf(queries: Queries, query: ThirdPartyQuery) {
  const sums = queries.select(sumColumns(THIRD_PARTY_TOTALS)).from(transactions);
  return only(await sums.where(thirdPartyCondition(query)));
}

/** A transaction as a row of the list. */
export const rowOnWire = (record: typeof transactions.$inferSelect): ThirdPartyRowOnWire =>
  asRow(thirdPartyRow, record, {});
