/** The orders of a query as a report: filters in words, totals and the columns of the list. */
import { asc, eq, inArray } from 'drizzle-orm';
import { type OrderQuery, type OrderRow, orderRow as readRow } from '#contract/orders.ts';
import { PAYMENT_TYPES } from '#domain/catalogue.ts';
import { formatCount, formatExact } from '#domain/format.ts';
import {
  completedOrCancelledAt,
  type Figure,
  orderFigures,
  orderReference,
  validatedAt,
} from '#domain/orders/figures.ts';
import { orderStatusLabel, refundStatusLabel } from '#domain/orders/status.ts';
import type { Queries } from '../../../database/database.ts';
import { companies, matches, orders } from '../../../database/schema.ts';
import type { Cell, Report, ReportColumn } from '../../../exports/report.ts';
import type { Services } from '../../../server/context.ts';
import { countryName, rangeWords } from '../../report-words.ts';
import { orderCondition, orderSequence } from './query.ts';
import { orderRow } from './rows.ts';

interface OrderColumn extends ReportColumn {
  readonly cell: (row: OrderRow, figures: ReturnType<typeof orderFigures>) => Cell;
}

const text = (value: string | null): Cell =>
  value === null ? null : { kind: 'text', text: value };
const instant = (at: string | null): Cell => (at === null ? null : { kind: 'instant', at });
const money = ({ amount, currency }: Figure): Cell =>
  amount === null ? null : { kind: 'amount', amount, currency };

const MONEY = 18;
const INSTANT = 17;
const column = (header: string, characters: number, cell: OrderColumn['cell']): OrderColumn => ({
  header,
  characters,
  cell,
});

/** The 23 columns of the list (1H, 1L, 1W). */
const COLUMNS: readonly OrderColumn[] = [
  column('Transaction ID', 13, (row) => text(row.id)),
  column('Reference', 23, (row) => text(orderReference(row))),
  column('Payment Type', 10, (row) => text(row.payment_type)),
  column('Type', 7, (row) => text(row.type)),
  column('Poster Amount', MONEY, (_row, { posterAmount }) => money(posterAmount)),
  column('Matcher Amount', MONEY, (_row, { matcherAmount }) => money(matcherAmount)),
  column('Matcher Amount in Matcher Currency', MONEY, (_row, figures) =>
    money(figures.matcherAmountInMatcherCurrency),
  ),
  column('Rate', 11, ({ exchange_rate: rate }) => (rate === null ? null : { kind: 'rate', rate })),
  column('Poster Fee', MONEY, (_row, { posterFee }) => money(posterFee)),
  column('Matcher Fee', MONEY, (_row, { matcherFee }) => money(matcherFee)),
  column('Matcher Fee in Matcher Currency', MONEY, (_row, figures) =>
    money(figures.matcherFeeInMatcherCurrency),
  ),
  column('Collection Fee', MONEY, (_row, { collectionFee }) => money(collectionFee)),
  column('Payout Fee', MONEY, (_row, { payoutFee }) => money(payoutFee)),
  column('Poster Payout Fee', MONEY, (_row, { posterPayoutFee }) => money(posterPayoutFee)),
  column('Stampduty Fee', MONEY, (_row, { stampDutyFee }) => money(stampDutyFee)),
  column('Posted', INSTANT, (row) => instant(row.posted_at)),
  column('Confirmed', INSTANT, (row) => instant(row.confirmed_at)),
  column('Validated At', INSTANT, (row) => instant(validatedAt(row))),
  column('Completed/Cancelled', INSTANT + 3, (row) => instant(completedOrCancelledAt(row))),
  column('Partial Match Allowed', 9, (row) => text(row.is_partial_match_allowed ? 'Yes' : 'No')),
  column('Memo', 32, (row) => text(row.admin_memo)),
  column('Status', 24, (row) => text(orderStatusLabel(row).text)),
  column('Refund Status', 12, ({ refund_status: status }) =>
    text(status === null ? null : refundStatusLabel(status).text),
  ),
];

const TOTALS = [
  ['total_poster_amount', 'Total poster amount'],
  ['total_matcher_amount', 'Total matcher amount'],
  ['total_poster_fee', 'Total poster fee'],
  ['total_matcher_fee', 'Total matcher fee'],
  ['total_collection_fee', 'Total collection fee'],
  ['total_payout_fee', 'Total payout fee'],
  ['total_poster_payout_fee', 'Total poster payout fee'],
  ['total_stampduty_fee', 'Total stampduty fee'],
] as const;

const DATE_NAMES: Readonly<Record<string, string>> = {
  posted_at: 'Posted at',
  confirmed_at: 'Confirmed at',
  completed_at: 'Completed at',
  cancelled_at: 'Cancelled at',
  removed_at: 'Expired at',
  matcher_payment_completed_at: 'Validated at',
};

async function companyName(queries: Queries, provider: string | undefined) {
  if (!provider) return provider;
  const all = await queries.select().from(companies).orderBy(asc(companies.id));
  return all.find(({ id }) => String(id) === provider)?.company ?? provider;
}

function currencyWords({ fromCurrency = [], toCurrency = [], currency }: Filters): string {
  if (currency) return currency;
  const pairs = fromCurrency.length === toCurrency.length;
  return pairs
    ? fromCurrency.map((from, at) => `${from} to ${toCurrency[at]}`).join(', ')
    : [...fromCurrency, ...toCurrency].join(', ');
}

type Filters = NonNullable<OrderQuery['filters']>;

/** What the query asks for, as label and text; what does not filter is left out. */
async function filterWords(queries: Queries, { filters = {}, search, orderBy }: OrderQuery) {
  const { period, periodTarget = 'posted_at', partialMatch, paymentType } = filters;
  const words: readonly (readonly [string, string | undefined])[] = [
    ['Search', search?.trim()],
    ['Sent amount', rangeWords(filters.posterAmount)],
    ['Received amount', rangeWords(filters.matcherAmount)],
    ['Matcher Country', await countryName(queries, filters.matcherCountry)],
    ['Currency', currencyWords(filters)],
    ['Status', filters.statuses?.map((status) => statusWords(status)).join(', ')],
    [
      'Refund Status',
      filters.refundStatuses?.map((each) => refundStatusLabel(each).text).join(', '),
    ],
    ['Type', filters.type],
    ['Partial Match Allowed', partialMatch && (partialMatch === '1' ? 'Yes' : 'No')],
    ['Period', period && `${DATE_NAMES[periodTarget]} ${period.from} to ${period.to}`],
    [
      'Payment Type',
      PAYMENT_TYPES.find(({ value }) => value === paymentType)?.label ?? paymentType,
    ],
    ['Payment Provider', await companyName(queries, filters.paymentProvider)],
  ];
  const filtering = words.filter((pair): pair is readonly [string, string] => Boolean(pair[1]));
  const shown = filtering.map(([label, value]) => `${label}: ${value}`).join('; ');
  return [
    ['Filters', shown || 'None'],
    ['Order by', `${DATE_NAMES[orderBy ?? 'posted_at']}, newest first`],
  ] as const;
}

const statusWords = (status: string) =>
  orderStatusLabel({ status, statusText: null, refunded_at: null }).text;

/** Rows that are read at once: few enough that other requests hardly notice. */
const BATCH = 250;

/** The columns of orders in a file. */
export const ORDER_REPORT_COLUMNS: readonly ReportColumn[] = COLUMNS;

/** An order as a row of a file, a cell for each of the columns. */
export function orderCells(row: OrderRow): readonly Cell[] {
  const figures = orderFigures(row);
  return COLUMNS.map(({ cell }) => cell(row, figures));
}

/**
 * The rows of the query in its order. The ids are read first: they fix which orders the file has,
 * whatever is written during the export.
 */
async function* batches(queries: Queries, ids: readonly number[]) {
  for (let first = 0; first < ids.length; first += BATCH) {
    const wanted = ids.slice(first, first + BATCH);
    const found = await queries
      .select({ order: orders, match: matches })
      .from(orders)
      .leftJoin(matches, eq(matches.id, orders.match_id))
      .where(inArray(orders.id, wanted));
    const byId = new Map(found.map((each) => [each.order.id, each]));
    yield wanted.map((id) => {
      const known = byId.get(id);
      if (!known) throw new Error(`order ${id} is gone`);
      return orderCells(readRow.parse(orderRow(known.order, known.match)));
    });
  }
}

/** The report of a query, at this moment. */
export async function orderReport(
  { database: { queries }, counts }: Pick<Services, 'database' | 'counts'>,
  query: OrderQuery,
): Promise<Report> {
  const found = await queries
    .select({ id: orders.id })
    .from(orders)
    .where(orderCondition(query))
    .orderBy(...orderSequence(query));
  const totals = await counts.totals(query);
  return {
    title: 'Transactions',
    facts: [
      ...(await filterWords(queries, query)),
      ['Time zone', 'UTC'],
      ['Exported', formatExact(new Date())],
      ['Rows', formatCount(found.length)],
    ],
    totals: TOTALS.map(([name, label]) => [label, String(totals[name] ?? '0')]),
    columns: COLUMNS,
    rowCount: found.length,
    rows: batches(
      queries,
      found.map(({ id }) => id),
    ),
  };
}
