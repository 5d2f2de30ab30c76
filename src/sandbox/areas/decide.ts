/** Decisions: each is one statement that names the state it needs, so that the second of two people gets an error. */
import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database.ts';
import { conflict, notFound } from '../server/problem.ts';
import { recordId } from './orders/ids.ts';

/** What a decision needs and changes, and what is said where there is no such thing or its state forbids it. */
interface Decision<Table extends PgTable> {
  readonly state: SQL;
  readonly set: Partial<Table['$inferInsert']>;
  readonly missing: string;
  readonly otherwise: string;
}

/** Changes the row of that id if its state allows it. @throws {HttpError} 404 or 409 */
export async function decide<Table extends PgTable & { readonly id: PgColumn }>(
  queries: Queries,
  table: Table,
  id: string,
  { state, set, missing, otherwise }: Decision<Table>,
): Promise<{ readonly data: { readonly id: number } }> {
  const own = eq(table.id, recordId(id));
  const changed = await queries
    .update(table as PgTable)
    .set(set)
    .where(and(own, state))
    .returning({ id: table.id });
  if (changed.length > 0) return { data: { id: recordId(id) } };
  const known = await queries.$count(table, own);
  throw known === 0 ? notFound(missing) : conflict(otherwise);
}
