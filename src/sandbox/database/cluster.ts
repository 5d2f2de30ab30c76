/** The empty database cluster that an embedded database is made from. */
import { PGlite } from '@electric-sql/pglite';

/** Makes one, as a tar archive. It takes Postgres seconds; unpacking one takes a moment. */
export async function emptyCluster(): Promise<Blob> {
  const client = await PGlite.create();
  const cluster = await client.dumpDataDir('none');
  await client.close();
  return cluster;
}
