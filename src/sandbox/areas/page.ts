/** Pages of lists. */
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { WirePagination } from '#contract/wire/list.ts';
import type { Queries } from '../database/database.ts';

/** Which page: from 1, of so many rows. */
export interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

/** What the answer of a list of `rowCount` rows says about the page that was asked for. */
export const paginationOf = ({ page, pageSize }: Paging, rowCount: number): WirePagination => ({
  page,
  pageSize,
  pageCount: Math.ceil(rowCount / pageSize),
  rowCount,
});

/** A query before it is ordered and cut. */
export interface Found<Row> {
  as(alias: string): SQLWrapper;
  orderBy(...order: SQL[]): PromiseLike<Row[]> & {
    limit(most: number): { offset(skipped: number): PromiseLike<Row[]> };
  };
}

/** The page that was asked for of what a query finds. */
export async function pageOf<Row>(
  queries: Queries,
  paging: Paging,
  found: Found<Row>,
  order: readonly SQL[],
) {
  const { page, pageSize } = paging;
  const rowCount = await queries.$count(found.as('found'));
  const rows = await found
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, pagination: paginationOf(paging, rowCount) };
}

/** What a long list is of: its table, which rows are in it, and their order or the reverse of it. */
interface LongList {
  readonly table: PgTable & { readonly id: PgColumn };
  readonly wanted: SQL | undefined;
  readonly sequence: (backwards: boolean) => SQL[];
  readonly rowCount: number;
}

/**
 * The ids of the page that was asked for, as a subquery. They come from an index; only the rows of the page need then be
 * read whole. Skipping rows costs time for each: the second half of a list is reached from its end.
 */
export function idsOfPage(
  queries: Queries,
  { page, pageSize }: Paging,
  { table, wanted, sequence, rowCount }: LongList,
) {
  const first = (page - 1) * pageSize;
  const size = Math.max(0, Math.min(pageSize, rowCount - first));
  const fromEnd = Math.max(0, rowCount - first - size);
  const backwards = fromEnd < first;
  return queries
    .select({ id: table.id })
    .from(table as PgTable)
    .where(wanted)
    .orderBy(...sequence(backwards))
    .limit(size)
    .offset(backwards ? fromEnd : first)
    .as('page');
}
