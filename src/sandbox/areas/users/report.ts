/** The users of a query as a report: what was asked for in words, and a row each. */
import type { UserFilters, UserQuery } from '#contract/users.ts';
import { formatCount, formatExact } from '#domain/format.ts';
import { userStatusLabel } from '#domain/users/status.ts';
import type { Queries } from '../../database/database.ts';
import { people } from '../../database/schema.ts';
import type { Cell, Report, ReportColumn } from '../../exports/report.ts';
import type { Services } from '../../server/context.ts';
import { countryName } from '../report-words.ts';
import { userCondition, userSequence } from './query.ts';
import { type UserRowOnWire, usersOf } from './rows.ts';

interface UserColumn extends ReportColumn {
  readonly cell: (user: UserRowOnWire) => Cell;
  /** Whether the small form of the csv has it too. */
  readonly lite?: true;
}

const text = (value: string | null): Cell =>
  value === null ? null : { kind: 'text', text: value };
const instant = (at: string | null): Cell => (at === null ? null : { kind: 'instant', at });
const yesOrNo = (value: boolean): Cell => text(value ? 'Yes' : 'No');

const INSTANT = 17;

const COLUMNS: readonly UserColumn[] = [
  { header: 'User ID', characters: 9, cell: ({ id }) => text(String(id)), lite: true },
  { header: 'Name', characters: 28, cell: (user) => text(user.full_name), lite: true },
  { header: 'Email', characters: 34, cell: ({ email }) => text(email), lite: true },
  { header: 'Phone', characters: 18, cell: ({ phone }) => text(phone), lite: true },
  { header: 'Country', characters: 16, cell: ({ country }) => text(country) },
  { header: 'City', characters: 16, cell: ({ city }) => text(city) },
  { header: 'Status', characters: 20, cell: (user) => text(userStatusLabel(user.status).text) },
  { header: 'Poster', characters: 7, cell: (user) => yesOrNo(user.can_post_offers) },
  { header: 'Matcher', characters: 7, cell: (user) => yesOrNo(user.can_accept_offers) },
  {
    header: 'Identity Verified',
    characters: 9,
    cell: (user) => yesOrNo(user.is_identity_verified),
  },
  { header: 'Bank Added', characters: 9, cell: (user) => yesOrNo(user.is_payment_methods_added) },
  {
    header: 'Account Officer',
    characters: 10,
    cell: ({ accountOfficer }) => text(accountOfficer?.tag ?? null),
  },
  { header: 'User Created', characters: INSTANT, cell: (user) => instant(user.joined_at) },
  { header: 'Last Signed in', characters: INSTANT, cell: (user) => instant(user.last_logged_at) },
  {
    header: 'Last Transaction Completed',
    characters: INSTANT,
    cell: (user) => instant(user.last_transaction_completed_at),
  },
];

const period = (given: UserFilters['joined_at']) => given && `${given.from} to ${given.to}`;
function choice(given: boolean | undefined): string | undefined {
  if (given === undefined) return undefined;
  return given ? 'Yes' : 'No';
}

/** What the query asks for, as label and text; what does not filter is left out. */
async function queryWords(queries: Queries, { filters = {}, search }: UserQuery) {
  const words: readonly (readonly [string, string | undefined])[] = [
    ['Search', search?.trim()],
    ['Status', filters.status],
    ['Country', await countryName(queries, filters.country_abbreviation)],
    ['Can post offers', choice(filters.can_post_offers)],
    ['Can accept offers', choice(filters.can_accept_offers)],
    ['User created', period(filters.joined_at)],
    ['Last signed in', period(filters.last_logged_at)],
    ['Identity verified', choice(filters.identity_verified)],
    ['Bank added', choice(filters.bank_added)],
    ['Account officer', filters.account_officer_tag],
    ['Transactions completed', period(filters.transactions_completed_at)],
  ];
  const shown = words.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
  const by = filters.sort_by === 'users.last_logged_at' ? 'Last signed in' : 'User created';
  const direction = filters.sort_dir === 'asc' ? 'oldest first' : 'newest first';
  return [
    ['Filters', shown.join('; ') || 'None'],
    ['Order by', `${by}, ${direction}`],
  ] as const;
}

/** Rows that are read at once: few enough that other requests hardly notice. */
const BATCH = 500;

async function* batches(
  queries: Queries,
  ids: readonly number[],
  columns: readonly UserColumn[],
): AsyncGenerator<readonly (readonly Cell[])[]> {
  for (let first = 0; first < ids.length; first += BATCH) {
    const users = await usersOf(queries, ids.slice(first, first + BATCH));
    yield users.map((user) => columns.map(({ cell }) => cell(user)));
  }
}

/** Every user of the query; `lite` has few columns. The ids are read first: they fix who is in it. */
export async function userReport(
  { database: { queries } }: Services,
  query: UserQuery,
  lite: boolean,
): Promise<Report> {
  const found = await queries
    .select({ id: people.id })
    .from(people)
    .where(userCondition(query))
    .orderBy(...userSequence(query));
  const ids = found.map(({ id }) => id);
  const columns = lite ? COLUMNS.filter((column) => column.lite) : COLUMNS;
  return {
    title: 'Users',
    facts: [
      ...(await queryWords(queries, query)),
      ['Time zone', 'UTC'],
      ['Exported', formatExact(new Date())],
      ['Rows', formatCount(ids.length)],
    ],
    totals: [],
    columns,
    rowCount: ids.length,
    rows: batches(queries, ids, columns),
  };
}
