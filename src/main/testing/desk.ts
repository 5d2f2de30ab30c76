/** A desk for tests, with a server to talk to. */
import { onTestFinished } from 'vitest';
import type { BridgeEvent } from '#contract/bridge/bridge.ts';
import { createJournal, type Journal } from '#main/acts/journal.ts';
import { memoryWants } from '#main/acts/wants.ts';
import type { ApiAddress, Preferences, Updater } from '#main/basics/ports.ts';
import { memorySealed } from '#main/basics/sealed.ts';
import { createDesk } from '#main/desk/desk.ts';
import type { DeskPorts } from '#main/desk/desk-ports.ts';
import { memoryVault } from '#main/session/vault.ts';
import { configuredApi } from '#main/settings/configuration.ts';
import { deadAddress, type Received, type Reply, startServer } from './http-server.ts';
import { idleDownloads, idleOutside, idleSupport, idleWindows } from './idle-ports.ts';
import { INSTALLATION } from './installation.ts';
import { openTestNetwork } from './network.ts';
import { createTestLogger } from './test-logger.ts';

/** Who signs in; the password must never be seen again. */
export const ACCOUNT = {
  username: 'admin@corridor.test',
  password: 'canary-password',
  remember: true,
};
const NOWHERE: ApiAddress = { apiUrl: 'http://api.test', socketUrl: 'http://api.test' };
/** An answer to `orders.list`. */
export const LIST = { models: [{ id: 1, status: 'published' }], pagination: { rowCount: 1 } };
/** The input of an `api.call` to `orders.list`. */
export const listCall = (callId: string) => ({
  callId,
  endpoint: 'orders.list',
  input: { page: 1, pageSize: 20 },
});

/** What a server answers to a sign-in; every token is a canary. */
export const credentials = (n: number) => ({
  user: { id: 7, role: 'admin' },
  token: {
    access_token: `canary-access-${n}`,
    token_type: 'Bearer',
    refresh_token: `canary-refresh-${n}`,
  },
});

/** A server that signs in and refreshes, and answers everything else by `reply`. */
export function api(reply: (request: Received) => Reply | Promise<Reply> = () => ({ json: LIST })) {
  let issued = 0;
  return startServer((request) => {
    if (!request.path.startsWith('/auth/')) return reply(request);
    issued += 1;
    return { json: { data: credentials(issued) } };
  });
}

/** Preferences that end with the test. */
export function memoryPreferences(): Preferences {
  const values: Record<string, unknown> = {};
  return {
    readAll: () => values,
    write: (key, value) => {
      values[key] = value;
      return Promise.resolve();
    },
  };
}

/** A journal that ends with the test. */
export const memoryJournal = (): Journal =>
  createJournal(
    { append: () => Promise.resolve(), replace: () => Promise.resolve() },
    { keepDays: 30, logger: createTestLogger() },
  );

/** An updater that has a new version at once; `restarts` counts how often it was to be installed. */
export function fakeUpdater(): Updater & { readonly restarts: () => number } {
  let restarts = 0;
  return {
    refusals: { read: () => null, write: () => undefined },
    find: () => Promise.resolve({ version: '1.4.0', notes: 'Orders open faster.' }),
    download: (onPercent) => Promise.resolve(onPercent(50)),
    install: () => {
      restarts += 1;
    },
    restarts: () => restarts,
  };
}

interface EmittedEvent {
  readonly event: BridgeEvent;
  readonly payload: unknown;
}

/** A desk, its events and its log. */
export function deskWith(ports: Partial<DeskPorts> = {}) {
  const logger = createTestLogger();
  const desk = createDesk({
    host: 'browser',
    version: '1.2.3',
    installation: INSTALLATION,
    api: configuredApi(NOWHERE),
    network: openTestNetwork(),
    vault: memoryVault(),
    journal: memoryJournal(),
    wants: memoryWants(),
    watches: memorySealed(),
    preferences: memoryPreferences(),
    logger,
    windows: idleWindows,
    badge: { show: () => undefined },
    support: idleSupport,
    updater: null,
    downloads: idleDownloads,
    outside: idleOutside,
    notices: [],
    ...ports,
  });
  onTestFinished(desk.stop);
  const emitted: EmittedEvent[] = [];
  desk.subscribe((event, payload) => emitted.push({ event, payload }));
  return { desk, emitted, logger };
}

/** A desk signed in to that API, whose socket finds no server. */
export async function signedIn(apiUrl: string, ports: Partial<DeskPorts> = {}) {
  const socketUrl = await deadAddress();
  const set = deskWith({ api: configuredApi({ apiUrl, socketUrl }), ...ports });
  const outcome = await set.desk.call('session.signIn', ACCOUNT, 'w1');
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return set;
}
