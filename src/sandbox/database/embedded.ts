/** Postgres embedded in this process (PGlite), in memory or in a folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { SCHEMA_NAME } from './columns.ts';
import { copyStatement, copyText } from './copy.ts';
import type { Database } from './database.ts';

/** Up to this many orders fit into the small cache. */
const SMALL_WORLD_ORDERS = 20_000;

/** Postgres' cache is memory of this process: a small world needs a quarter of the default. */
const cacheFor = (orders: number) =>
  orders <= SMALL_WORLD_ORDERS ? 'shared_buffers=32MB' : 'shared_buffers=128MB';

/**
 * How long V8 waits before it optimizes a function of Postgres: some 75 times its own limit. By its own limit
 * it optimizes on all processors in the first second, while the console starts. Requests are as fast with both.
 */
const OPTIMIZE_LATE = '--wasm-tiering-budget=1000000000';

/** Reads an empty cluster; undefined where there is none, and Postgres makes one itself. */
export type ReadCluster = () => Promise<Blob | undefined>;

/** Where an embedded database is, and what a new one is made from. */
interface Place {
  /** In memory, and gone when it closes, when left out. */
  readonly folder?: string | undefined;
  /** Reads an empty one, as `cluster.ts` makes it; a new database is initialized when left out. */
  readonly readCluster?: ReadCluster | undefined;
}

/**
 * Opens the embedded database of a place, making it when the place is empty. `orders` is the size of
 * the world to be kept in it.
 */
export async function openEmbedded(
  orders: number,
  { folder, readCluster }: Place,
): Promise<Database> {
  const isNew = folder === undefined || !existsSync(join(folder, 'PG_VERSION'));
  const cluster = isNew ? await readCluster?.() : undefined;
  setFlagsFromString(OPTIMIZE_LATE);
  const client = await PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    ...(cluster && { loadDataDir: cluster }),
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', cacheFor(orders)],
  });
  await client.exec(`set timezone = 'UTC'; set search_path = ${SCHEMA_NAME}, public;`);
  return {
    queries: drizzle({ client }),
    run: async (statements) => {
      await client.exec(statements);
    },
    load: async (table, rows) => {
      if (rows.length === 0) return;
      const blob = new Blob([copyText(table, rows)]);
      await client.query(copyStatement(table, "'/dev/blob'"), [], { blob });
    },
    close: () => client.close(),
  };
}
