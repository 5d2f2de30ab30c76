/** The users of a query as a report: what was asked for in words, and a row each. */
import type { UserQuery } from '#contract/people/users.ts';
import type { FileColumn } from '#domain/columns/column.ts';
import { userStatusLabel } from '#domain/users/status.ts';
import { people } from '../../database/schema.ts';
import { inBatches, type Report, reportOf } from '../../exports/report.ts';
import type { Services } from '../../server/context.ts';
import { filterFact } from '../filters.ts';
import { USER_FILTERS, userCondition, userSequence } from './query.ts';
import { type UserRowOnWire, usersOf } from './rows.ts';

type UserColumn = FileColumn<UserRowOnWire> & {
  /** Whether the small form of the csv has it too. */
  readonly lite?: true;
};

const COLUMNS: readonly UserColumn[] = [
  { header: 'User ID', characters: 9, text: ({ id }) => String(id), lite: true },
  { header: 'Name', characters: 28, text: (user) => user.full_name, lite: true },
  { header: 'Email', characters: 34, text: ({ email }) => email, lite: true },
  { header: 'Phone', characters: 18, text: ({ phone }) => phone, lite: true },
  { header: 'Country', characters: 16, text: ({ country }) => country },
  { header: 'City', characters: 16, text: ({ city }) => city },
  { header: 'Status', characters: 20, status: ({ status }) => userStatusLabel(status) },
  { header: 'Poster', characters: 7, flag: (user) => user.can_post_offers },
  { header: 'Matcher', characters: 7, flag: (user) => user.can_accept_offers },
  { header: 'Identity Verified', characters: 9, flag: (user) => user.is_identity_verified },
  { header: 'Bank Added', characters: 9, flag: (user) => user.is_payment_methods_added },
  { header: 'Account Officer', characters: 10, text: (user) => user.accountOfficer?.tag ?? null },
  { header: 'User Created', instant: (user) => user.joined_at },
  { header: 'Last Signed in', instant: (user) => user.last_logged_at },
  { header: 'Last Transaction Completed', instant: (user) => user.last_transaction_completed_at },
];

/** Every user of the query; `lite` has few columns. The ids are read first: they fix who is in it. */
export async function userReport(
  { database: { queries } }: Services,
  query: UserQuery,
  lite: boolean,
): Promise<Report> {
  const { filters = {}, search } = query;
  const by = filters.sort_by === 'users.last_logged_at' ? 'Last signed in' : 'User created';
  const found = await queries
    .select({ id: people.id })
    .from(people)
    .where(userCondition(query))
    .orderBy(...userSequence(query));
  const ids = found.map(({ id }) => id);
  return reportOf({
    title: 'Users',
    facts: [
      await filterFact(USER_FILTERS, { filters, search }, queries),
      ['Order by', `${by}, ${filters.sort_dir === 'asc' ? 'oldest first' : 'newest first'}`],
    ],
    columns: lite ? COLUMNS.filter((column) => column.lite) : COLUMNS,
    rowCount: ids.length,
    batches: inBatches(ids, (some) => usersOf(queries, some)),
  });
}
