/** The users of a query as a report: what was asked for in words, and a row each. */
import { type UserQuery, userRow } from '#contract/people/users.ts';
import { USER_COLUMNS } from '#domain/columns/users.ts';
import { people } from '../../database/schema.ts';
import { inBatches, type Report, reportOf } from '../../exports/report.ts';
import type { Services } from '../../server/context.ts';
import { filterFact } from '../filters.ts';
import { EXPORTED_USER_FILTERS, userCondition, userSequence } from './query.ts';
import { usersOf } from './rows.ts';

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
      await filterFact(EXPORTED_USER_FILTERS, { filters, search }, queries),
      ['Order by', `${by}, ${filters.sort_dir === 'asc' ? 'oldest first' : 'newest first'}`],
    ],
    columns: lite ? USER_COLUMNS.filter((column) => column.lite) : USER_COLUMNS,
    rowCount: ids.length,
    batches: inBatches(ids, async (some) =>
      (await usersOf(queries, some)).map((row) => userRow.parse(row)),
    ),
  });
}
