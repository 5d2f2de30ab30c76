/** Opens the database of a world, making or remaking it where that is needed. */
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import type { WorldOptions } from '../world/options.ts';
import { userCount } from '../world/seed.ts';
import { SCHEMA_NAME } from './columns.ts';
import { type Database, StartError } from './database.ts';
import { CREATE_TABLES, FINISH_TABLES } from './ddl.ts';
import { openEmbedded, type ReadCluster } from './embedded.ts';
import { lockFolder } from './folder-lock.ts';
import { people, SCHEMA_VERSION, world } from './schema.ts';

type Fill = (database: Database) => Promise<void>;

/** A database with its world in it. */
export interface OpenWorld {
  readonly database: Database;
  /** The world, possibly created by an earlier start. */
  readonly world: WorldOptions;
}

interface Wanted {
  readonly world: WorldOptions;
  /** Reads what a new embedded database is made from. */
  readonly readCluster?: ReadCluster | undefined;
  readonly fill: Fill;
  /** Takes a line for the person at the terminal. */
  readonly report: (line: string) => void;
}

type Found =
  | { readonly is: 'empty' | 'incomplete' }
  | { readonly is: 'other'; readonly description: string }
  | { readonly is: 'same'; readonly world: WorldOptions };

async function inspect({ queries }: Database, wanted: WorldOptions): Promise<Found> {
  const [present] = await queries
    .select({
      schema: sql<boolean>`to_regnamespace(${SCHEMA_NAME}) is not null`,
      world: sql<boolean>`to_regclass(${`${SCHEMA_NAME}.world`}) is not null`,
    })
    .from(sql`(values (1)) as one`);
  if (!present?.schema) return { is: 'empty' };
  if (!present.world) return { is: 'other', description: 'not made by the sandbox' };
  const [row] = await queries.select().from(world);
  if (!row?.completed_at) return { is: 'incomplete' };
  const { schema_version: version, seed, orders, anchor } = row;
  const same = version === SCHEMA_VERSION && seed === wanted.seed && orders === wanted.orders;
  const inWords = `seed ${seed}, ${orders.toLocaleString('en-US')} orders`;
  if (!same) return { is: 'other', description: `${inWords}, version ${version}` };
  const users = await queries.$count(people);
  return users === userCount(wanted)
    ? { is: 'same', world: { ...wanted, anchor } }
    : { is: 'other', description: `${inWords}, ${users.toLocaleString('en-US')} users` };
}

/** Makes the world in an empty database. */
async function make(database: Database, { world: wanted, fill }: Wanted): Promise<OpenWorld> {
  const { seed, orders, anchor } = wanted;
  const { queries } = database;
  await database.run(CREATE_TABLES);
  await queries.insert(world).values({ schema_version: SCHEMA_VERSION, seed, orders, anchor });
  await fill(database);
  for (const statement of FINISH_TABLES) await database.run(statement);
  await database.run('vacuum analyze');
  await queries.update(world).set({ completed_at: new Date() });
  return { database, world: wanted };
}

/** What `work` gives; when it fails, the database is closed. */
async function orClose<T>(database: Database, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function makeEmbedded(wanted: Wanted, folder?: string): Promise<OpenWorld> {
  const database = await openEmbedded(wanted.world.orders, {
    folder,
    readCluster: wanted.readCluster,
  });
  return await orClose(database, make(database, wanted));
}

/** A world in memory: always new, gone when it closes. */
export const openMemoryWorld = (wanted: Wanted): Promise<OpenWorld> => makeEmbedded(wanted);

const stamp = () => new Date().toISOString().replaceAll(/[:.]/gu, '-');

async function moveAside(folder: string, why: string, report: Wanted['report']): Promise<void> {
  const aside = `${folder}.${why}-${stamp()}`;
  await rename(folder, aside);
  report(`kept as ${aside}; making a new one`);
}

/** Makes a folder and those above it. Node's own recursion never ends on a read-only /proc. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path);
  }
}

/**
 * The world kept in `folder`. An incomplete database, and one of another world, are moved aside and
 * created again; with `anew` any is deleted first.
 * @throws {StartError} when the folder cannot be written or another sandbox uses it
 */
export async function openFolderWorld(
  folder: string,
  { anew, ...wanted }: Wanted & { readonly anew: boolean },
): Promise<OpenWorld> {
  try {
    await makeFolder(folder);
  } catch (error) {
    throw new StartError(
      `The data folder ${dirname(folder)} cannot be used (${(error as Error).message}). Choose another with --data-dir.`,
    );
  }
  const unlock = await lockFolder(folder);
  try {
    if (anew) await rm(folder, { recursive: true });
    const opened = await openOrMake(folder, wanted);
    const { database } = opened;
    const close = async () => {
      await database.close();
      await unlock();
    };
    return { ...opened, database: { ...database, close } };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** The content of `folder`: an existing database, or nothing that can be opened and read. */
async function openAndInspect(folder: string, { world: wanted, readCluster }: Wanted) {
  const open = async () => {
    const database = await openEmbedded(wanted.orders, { folder, readCluster });
    return { database, found: await orClose(database, inspect(database, wanted)) };
  };
  return await open().catch(() => ({ database: undefined, found: undefined }));
}

async function openOrMake(folder: string, wanted: Wanted): Promise<OpenWorld> {
  const { database, found } = await openAndInspect(folder, wanted);
  if (database && found?.is === 'same') return { database, world: found.world };
  if (database && found?.is === 'empty') return await orClose(database, make(database, wanted));
  await database?.close();
  if (found?.is === 'other') {
    wanted.report(`the database in ${folder} holds another world (${found.description})`);
    await moveAside(folder, 'other', wanted.report);
  } else {
    wanted.report(`the database in ${folder} is half-made or damaged`);
    await moveAside(folder, 'incomplete', wanted.report);
  }
  return await makeEmbedded(wanted, folder);
}

/**
 * The world on a Postgres server.
 * @throws {StartError} when the server cannot be used or holds another world
 */
export async function openServerWorld(url: string, wanted: Wanted): Promise<OpenWorld> {
  // Its driver is of no use to an embedded database.
  const { holdServerLock, openServer } = await import('./server.ts');
  const database = await openServer(url);
  const alone = async () => {
    // Several sandboxes may start at once on one server: one makes the world, the others wait.
    const release = await holdServerLock(database, wanted.report);
    try {
      return await reuseOrMake(database, wanted);
    } finally {
      await release();
    }
  };
  return await orClose(database, alone());
}

async function reuseOrMake(database: Database, wanted: Wanted): Promise<OpenWorld> {
  const found = await inspect(database, wanted.world);
  if (found.is === 'same') return { database, world: found.world };
  if (found.is === 'other') {
    throw new StartError(
      `The database holds another world (${found.description}). Start with its seed and number of orders, use another database, or remove it with: drop schema ${SCHEMA_NAME} cascade`,
    );
  }
  if (found.is === 'incomplete') {
    wanted.report('the database was incomplete; creating it again');
    await database.run(`drop schema ${SCHEMA_NAME} cascade`);
  }
  return await make(database, wanted);
}
