/** Postgres embedded in this process (PGlite), in memory or in a folder. */
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
 * Opens the embedded database in `folder`, making it when it is empty; without a folder it is in
 * memory and gone when it closes. `orders` is the size of the world to be kept in it.
 */
export async function openEmbedded(orders: number, folder?: string): Promise<Database> {
  const client = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
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
