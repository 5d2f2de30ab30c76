/** The third-party transactions of a query as a report: filters in words, totals and a row each. */
import { type InferSelectModel, inArray, sum } from 'drizzle-orm';
import type { ThirdPartyQuery } from '#contract/third-party-transactions.ts';
import { formatCount, formatExact } from '#domain/format.ts';
import { thirdPartyStatusLabel } from '#domain/third-party-status.ts';
import type { Database, Queries } from '../../database/database.ts';
import { thirdPartyTransactions as transactions } from '../../database/third-party-tables.ts';
import type { Cell, Report, ReportColumn } from '../../exports/report.ts';
import { countryName, rangeWords } from '../report-words.ts';
import { thirdPartyCondition, thirdPartySequence } from './query.ts';

type TransactionRecord = InferSelectModel<typeof transactions>;

interface TransactionColumn extends ReportColumn {
  readonly cell: (row: TransactionRecord) => Cell;
}

const INSTANT = 17;
const MONEY = 18;
const instant = (at: Date | null): Cell =>
  at === null ? null : { kind: 'instant', at: at.toISOString() };

/** The columns of the list (2T). */
const COLUMNS: readonly TransactionColumn[] = [
  {
    header: 'Transaction ID',
    characters: 13,
    cell: ({ id }) => ({ kind: 'text', text: String(id) }),
  },
  {
    header: 'Poster Amount',
    characters: MONEY,
    cell: (row) => ({ kind: 'amount', amount: row.poster_amount, currency: row.poster_currency }),
  },
  {
    header: 'Matcher Amount',
    characters: MONEY,
    cell: (row) => ({ kind: 'amount', amount: row.matcher_amount, currency: row.matcher_currency }),
  },
  { header: 'Rate', characters: 11, cell: (row) => ({ kind: 'rate', rate: row.exchange_rate }) },
  { header: 'Created', characters: INSTANT, cell: (row) => instant(row.created_at) },
  { header: 'Completed', characters: INSTANT, cell: (row) => instant(row.completed_at) },
  {
    header: 'Status',
    characters: 18,
    cell: ({ status }) => ({ kind: 'text', text: thirdPartyStatusLabel(status).text }),
  },
];

const DATE_NAMES = { created_at: 'Created at', completed_at: 'Completed at' } as const;

/** What the query asks for, as label and text; what does not filter is left out. */
async function queryWords(queries: Queries, { filters = {}, search, orderBy }: ThirdPartyQuery) {
  const { fromCurrency = [], toCurrency = [], period, periodTarget = 'created_at' } = filters;
  const words: readonly (readonly [string, string | undefined])[] = [
    ['Search', search?.trim()],
    ['Sent amount', rangeWords(filters.posterAmount)],
    ['Received amount', rangeWords(filters.matcherAmount)],
    ['Matcher Country', await countryName(queries, filters.matcherCountry)],
    ['Currency pair', fromCurrency.map((from, at) => `${from} to ${toCurrency[at]}`).join(', ')],
    ['Status', filters.statuses?.map((each) => thirdPartyStatusLabel(each).text).join(', ')],
    ['Period', period && `${DATE_NAMES[periodTarget]} ${period.from} to ${period.to}`],
  ];
  const shown = words.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
  return [
    ['Filters', shown.join('; ') || 'None'],
    ['Order by', `${DATE_NAMES[orderBy ?? 'created_at']}, newest first`],
  ] as const;
}

/** Rows that are read at once: few enough that other requests hardly notice. */
const BATCH = 500;

/** The rows of the query in its order; the ids, read first, fix which ones the file has. */
async function* batches(queries: Queries, query: ThirdPartyQuery, ids: readonly number[]) {
  for (let first = 0; first < ids.length; first += BATCH) {
    const rows = await queries
      .select()
      .from(transactions)
      .where(inArray(transactions.id, ids.slice(first, first + BATCH)))
      .orderBy(...thirdPartySequence(query));
    yield rows.map((row) => COLUMNS.map(({ cell }) => cell(row)));
  }
}

/** The report of a query, at this moment. */
export async function thirdPartyReport(
  { queries }: Database,
  query: ThirdPartyQuery,
): Promise<Report> {
  const found = await queries
    .select({ id: transactions.id })
    .from(transactions)
    .where(thirdPartyCondition(query))
    .orderBy(...thirdPartySequence(query));
  const [totals] = await queries
    .select({
      poster: sum(transactions.poster_amount),
      matcher: sum(transactions.matcher_amount),
      fee: sum(transactions.poster_fee),
    })
    .from(transactions)
    .where(thirdPartyCondition(query));
  return {
    title: 'Third Party Transactions',
    facts: [
      ...(await queryWords(queries, query)),
      ['Time zone', 'UTC'],
      ['Exported', formatExact(new Date())],
      ['Rows', formatCount(found.length)],
    ],
    totals: [
      ['Total poster amount', totals?.poster ?? '0'],
      ['Total matcher amount', totals?.matcher ?? '0'],
      ['Total poster fee', totals?.fee ?? '0'],
    ],
    columns: COLUMNS,
    rowCount: found.length,
    rows: batches(
      queries,
      query,
      found.map(({ id }) => id),
    ),
  };
}
