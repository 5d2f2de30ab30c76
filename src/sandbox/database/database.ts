/** The one port to Postgres, the same whether it is embedded or a server. */
import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/** Drizzle on either driver. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** The only row, or the first. @throws {Error} when there is none */
export function only<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('there is no such row');
  return row;
}

/** An open database. */
export interface Database {
  readonly queries: Queries;
  /** The connections of a server; absent when the database is embedded. */
  readonly pool?: Pool;
  /** Runs statements that give no rows. */
  run(statements: string): Promise<void>;
  /** Adds many rows at once, by COPY. */
  load<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): Promise<void>;
  close(): Promise<void>;
}

/** Something about the database or the start that the person at the terminal can act on. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
