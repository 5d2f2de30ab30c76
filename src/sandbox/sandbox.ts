/** The sandbox: the network's API on Postgres, with a world of its own. */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { handlers } from './areas/handlers.ts';
import { orderCounts } from './areas/orders/counts.ts';
import { StartError } from './database/database.ts';
import { openFolderWorld, openMemoryWorld, openServerWorld } from './database/world.ts';
import { openHub } from './realtime/hub.ts';
import type { Services, TokenLife } from './server/context.ts';
import { createHttpServer } from './server/http.ts';
import { mount } from './server/mount.ts';
import { loadAccounts } from './world/accounts.ts';
import { seedWorld, type WorldOptions } from './world/seed.ts';

/** How to start a sandbox. */
export interface SandboxOptions {
  /** 0 picks a free port. */
  readonly port: number;
  readonly seed: number;
  readonly orders: number;
  /** The moment the world's times are counted from; the start of this hour when left out. */
  readonly anchor?: Date;
  readonly tokenLife: TokenLife;
  /** A Postgres server to use instead of the embedded one. */
  readonly databaseUrl?: string;
  /** Where the embedded database is kept; in memory when left out. */
  readonly dataDir?: string;
  /** Takes lines about progress and problems. */
  readonly report: (line: string) => void;
}

/** A running sandbox. */
export interface Sandbox {
  readonly url: string;
  /** What handlers work with. */
  readonly services: Services;
  close(): Promise<void>;
}

const HOUR = 3_600_000;
const LOOPBACK = '127.0.0.1';

/**
 * Starts a sandbox, making its world first where there is none.
 * @throws {StartError} with a message for the person who started it
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { database } = await openDatabase(options);
  const server = await createHttpServer(options.report);
  const hub = openHub(server.server, database);
  const services: Services = {
    database,
    hub,
    counts: orderCounts(database),
    tokenLife: options.tokenLife,
  };
  const close = async () => {
    await hub.close();
    await server.close();
    await database.close();
  };
  mount(server, handlers, services);
  try {
    await server.listen({ port: options.port, host: LOOPBACK });
  } catch (error) {
    await close();
    throw portProblem(error, options.port);
  }
  const { port } = server.server.address() as AddressInfo;
  return { url: `http://${LOOPBACK}:${port}`, services, close };
}

function portProblem(error: unknown, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use by another program. Stop it, choose another port, or leave --port out.`,
    );
  }
  if (code === 'EACCES') {
    return new StartError(`Port ${port} is not allowed here. Choose one above 1023.`);
  }
  return error;
}

function openDatabase({ seed, orders, anchor, databaseUrl, dataDir, report }: SandboxOptions) {
  const world: WorldOptions = {
    seed,
    orders,
    anchor: anchor ?? new Date(Math.floor(Date.now() / HOUR) * HOUR),
  };
  const wanted = {
    world,
    report,
    fill: async (database: Parameters<typeof loadAccounts>[0]) => {
      await loadAccounts(database);
      await seedWorld(database, world, progressLines(report));
    },
  };
  if (databaseUrl !== undefined) return openServerWorld(databaseUrl, wanted);
  if (dataDir !== undefined) return openFolderWorld(join(dataDir, 'postgres'), wanted);
  return openMemoryWorld(wanted);
}

const LINES_APART = 400;

/** Progress as lines, not more than a few a second. */
function progressLines(report: SandboxOptions['report']) {
  let last = -Infinity;
  return (done: number, of: number) => {
    const now = performance.now();
    if (now - last < LINES_APART && done < of) return;
    last = now;
    const text = (value: number) => value.toLocaleString('en-US');
    report(`seeding orders ${text(done)} of ${text(of)}`);
  };
}
