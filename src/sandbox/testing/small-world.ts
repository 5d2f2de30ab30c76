/** The rows of a world without a database, for tests. */
import type { PgTable } from 'drizzle-orm/pg-core';
import type { WorldOptions } from '../world/options.ts';
import { type Loader, seedWorld } from '../world/seed.ts';

/** The world the tests share: small, and always at the same time. */
export const SMALL_WORLD: WorldOptions = {
  seed: 7,
  orders: 600,
  anchor: new Date('2026-03-18T12:00:00Z'),
};

/** A row as the seeder hands it to the database. */
export type SeededRow<Table extends PgTable> = Table['$inferInsert'];

/** The rows of a world, table by table, without any database. */
export async function collectWorld(options: WorldOptions) {
  const tables = new Map<PgTable, Record<string, unknown>[]>();
  const collecting: Loader = {
    load: (table, rows) => {
      tables.set(table, [...(tables.get(table) ?? []), ...rows]);
      return Promise.resolve();
    },
  };
  await seedWorld(collecting, options, () => undefined);
  return {
    rows: <Table extends PgTable>(table: Table) => (tables.get(table) ?? []) as SeededRow<Table>[],
  };
}
