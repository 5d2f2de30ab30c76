/** The sandbox: the network's API on Postgres, with generated data. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AUTHORIZATION_EVENT } from '#contract/wire/realtime.ts';
import { serveDisputeFiles } from './areas/disputes/files.ts';
import { handlers } from './areas/handlers.ts';
import { orderCounts } from './areas/orders/list/counts.ts';
import { createFaults } from './control/faults.ts';
import { newOrders } from './control/new-order.ts';
import { newVerifications } from './control/new-verification.ts';
import { createPace } from './control/pace.ts';
import { createRecorder, type RecordedRequest, withoutToken } from './control/recorder.ts';
import { addControlRoutes } from './control/routes.ts';
import { type Database, StartError } from './database/database.ts';
import type { ReadCluster } from './database/embedded.ts';
import { openFolderWorld, openMemoryWorld, openServerWorld } from './database/world.ts';
import { createExportLinks } from './exports/links.ts';
import { serveAvatars } from './fixtures/avatars.ts';
import { createFixtures } from './fixtures/fixtures.ts';
import { createAttempts } from './practice/attempts.ts';
import { EXERCISES } from './practice/exercises/exercises.ts';
import { addPracticeRoutes } from './practice/routes.ts';
import type { Services, TokenLife } from './server/context.ts';
import { createHttpServer } from './server/http.ts';
import { openHub } from './server/hub.ts';
import { mount } from './server/mount.ts';
import { anchorAt, type WorldOptions } from './world/options.ts';
import { movingQuotes, stillQuotes } from './world/orders/quotes.ts';
import { loadAccounts } from './world/people/accounts.ts';
import { seedWorld } from './world/seed.ts';

/** How to start a sandbox. */
export interface SandboxOptions {
  /** 0 picks a free port. */
  readonly port: number;
  readonly seed: number;
  readonly orders: number;
  /** Users of the network at least; as many as the orders make likely when left out. */
  readonly users?: number | undefined;
  /** The moment the world's times are counted from; the start of this hour when left out. */
  readonly anchor?: Date;
  readonly tokenLife: TokenLife;
  /** Seconds between verification requests that come in by themselves; none do when left out. */
  readonly requestsEvery?: number;
  /** Whether quotes move with the time; they stay as they are when left out. */
  readonly movesQuotes?: boolean;
  /** A Postgres server to use instead of the embedded one. */
  readonly databaseUrl?: string | undefined;
  /** Where the embedded database is kept; in memory when left out. */
  readonly dataDir?: string | undefined;
  /** The first part of every path, so that it answers only who knows it; none where left out. */
  readonly secret?: string | undefined;
  /** Whether the world kept there is deleted first, and made again. */
  readonly anew?: boolean;
  /** Reads an empty cluster for a new embedded database, which is else initialized. */
  readonly readCluster?: ReadCluster | undefined;
  /** Takes lines about progress and problems. */
  readonly report: (line: string) => void;
}

/** A running sandbox. */
export interface Sandbox {
  readonly url: string;
  readonly database: Database;
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';

/**
 * Starts a sandbox. It creates its world first if there is none.
 * @throws {StartError} with a message for the user
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  await assertPortFree(options.port);
  const [{ database, world }, server] = await Promise.all([
    openDatabase(options),
    createHttpServer(options.report, options.secret),
  ]);
  const faults = createFaults();
  const recorder = createRecorder();
  recorder.install(server);
  faults.install(server);
  const hub = await openHub(server.server, {
    database,
    secret: options.secret,
    refuses: faults.socketsRefused,
    onAuthorization: (header, status) => recorder.record(recordedEvent(header, status)),
  });
  const base = () => [addressOf(server), options.secret].filter((part) => part).join('/');
  const services: Services = {
    database,
    hub,
    counts: orderCounts(database),
    exports: createExportLinks(base),
    quotes: options.movesQuotes ? movingQuotes(options.seed) : stillQuotes,
    pictureAddress: (path) => `${base()}/pictures/${path}`,
    tokenLife: options.tokenLife,
  };
  const fixtures = createFixtures(database);
  const raise = newVerifications(services, world);
  const pace = createPace(raise, options.report);
  const newOrder = newOrders(database, world);
  const attempts = createAttempts(EXERCISES, { services, faults, newOrder });
  mount(server, handlers, services, attempts.watch);
  services.exports.install(server);
  fixtures.install(server);
  serveAvatars(server);
  serveDisputeFiles(server, services);
  addControlRoutes(server, {
    services,
    faults,
    recorder,
    newOrder,
    verifications: { raise, pace, fixtures },
  });
  addPracticeRoutes(server, attempts);
  const close = async () => {
    await pace.stop();
    // The hub waits for connections that only the server ends.
    await Promise.all([hub.close(), server.close()]);
    await database.close();
  };
  try {
    await server.listen({ port: options.port, host: LOOPBACK });
  } catch (error) {
    await close();
    throw portProblem(error, options.port);
  }
  pace.set(options.requestsEvery ?? 0);
  void warmUp(services);
  return { url: addressOf(server), database, close };
}

function addressOf({ server }: FastifyInstance): string {
  const { port } = server.address() as AddressInfo;
  return `http://${LOOPBACK}:${port}`;
}

/** What a console asks first. */
const FIRST_QUERY = {
  filters: { periodTarget: 'posted_at' },
  orderBy: 'posted_at',
  page: 1,
  pageSize: 20,
} as const;

/**
 * Sends the first requests itself, so that the first console finds warm code, warm database pages and
 * known totals. One after the other: a console that asks already waits for its rows, not for the totals.
 */
async function warmUp(services: Services): Promise<void> {
  try {
    await handlers['orders.list'](FIRST_QUERY, services);
    await handlers['orders.statistics'](FIRST_QUERY, services);
  } catch {
    // The sandbox may be closing; otherwise the console that asks gets the error.
  }
}

const recordedEvent = (header: unknown, status: number): RecordedRequest => ({
  method: 'SOCKET',
  path: AUTHORIZATION_EVENT,
  query: '',
  authorization: withoutToken(String(header)),
  contentType: null,
  body: null,
  status,
});

/** Fails early, before a world is created, if the port is in use. */
async function assertPortFree(port: number): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(port, LOOPBACK);
    await once(probe, 'listening');
  } catch (error) {
    throw portProblem(error, port);
  }
  probe.close();
  await once(probe, 'close');
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

function openDatabase(options: SandboxOptions) {
  const { seed, orders, users, anchor = anchorAt(Date.now()) } = options;
  const { databaseUrl, dataDir, anew = false, readCluster, report } = options;
  const world: WorldOptions = { seed, orders, users, anchor };
  const wanted = {
    world,
    readCluster,
    report,
    fill: async (database: Database) => {
      await loadAccounts(database);
      await seedWorld(database, world, progressLines(report));
    },
  };
  if (databaseUrl !== undefined) return openServerWorld(databaseUrl, wanted);
  if (dataDir !== undefined) return openFolderWorld(join(dataDir, 'postgres'), { ...wanted, anew });
  return openMemoryWorld(wanted);
}

const LINES_APART = 400;

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
