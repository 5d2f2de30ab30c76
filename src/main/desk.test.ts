import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type BridgeCall, type BridgeEvent, bridgeCalls, bridgeEvents } from '#contract/bridge.ts';
import { SESSION_MESSAGES } from '#contract/session.ts';
import { createDesk, type Desk, type DeskPorts } from './desk.ts';
import { NotKeptError, preferencesNotKept } from './notices.ts';
import type { ApiAddress, Preferences } from './ports.ts';
import { memoryVault } from './session/vault.ts';
import { configuredApi } from './settings/configuration.ts';
import { deadAddress, type Received, type Reply, startServer } from './testing/http-server.ts';
import { createTestLogger } from './testing/test-logger.ts';

const ACCOUNT = { username: 'admin@corridor.test', password: 'canary-password', remember: true };
const NOWHERE: ApiAddress = { apiUrl: 'http://api.test', socketUrl: 'http://api.test' };
const LIST = { models: [{ id: 1, status: 'published' }], pagination: { rowCount: 1 } };
const listCall = (callId: string) => ({
  callId,
  endpoint: 'orders.list',
  input: { page: 1, pageSize: 20 },
});

const credentials = (n: number) => ({
  user: { id: 7, role: 'admin' },
  token: {
    access_token: `canary-access-${n}`,
    token_type: 'Bearer',
    refresh_token: `canary-refresh-${n}`,
  },
});

/** A server that signs in and refreshes, and answers everything else by `reply`. */
function api(reply: (request: Received) => Reply | Promise<Reply> = () => ({ json: LIST })) {
  let issued = 0;
  return startServer((request) => {
    if (!request.path.startsWith('/auth/')) return reply(request);
    issued += 1;
    return { json: { data: credentials(issued) } };
  });
}

function memoryPreferences(): Preferences {
  const values: Record<string, unknown> = {};
  return {
    readAll: () => values,
    write: (key, value) => {
      values[key] = value;
      return Promise.resolve();
    },
  };
}

interface Told {
  readonly event: BridgeEvent;
  readonly payload: unknown;
}

/** A desk, its events as they were told, and its log. */
function deskWith(ports: Partial<DeskPorts> = {}) {
  const logger = createTestLogger();
  const desk = createDesk({
    host: 'browser',
    version: '1.2.3',
    api: configuredApi(NOWHERE),
    vault: memoryVault(),
    preferences: memoryPreferences(),
    logger,
    notices: [],
    ...ports,
  });
  onTestFinished(desk.stop);
  const told: Told[] = [];
  desk.subscribe((event, payload) => told.push({ event, payload }));
  return { desk, told, logger };
}

async function signedIn(apiUrl: string, ports: Partial<DeskPorts> = {}) {
  const socketUrl = await deadAddress();
  const set = deskWith({ api: configuredApi({ apiUrl, socketUrl }), ...ports });
  const outcome = await set.desk.call('session.signIn', ACCOUNT, 'w1');
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return set;
}

describe('a bridge call', () => {
  it.each(['app.stop', '', '__proto__', 'constructor', 'toString'])(
    "that does not exist is refused and logged: '%s'",
    async (name) => {
      const { desk, logger } = deskWith();
      expect(await desk.call(name, undefined, 'w')).toMatchObject({ problem: { kind: 'refused' } });
      expect(logger.events()).toEqual(['bridge.refused']);
    },
  );

  it.each<[BridgeCall, unknown]>([
    ['app.start', {}],
    ['session.signIn', { username: 'a', password: 1, remember: true }],
    ['session.signIn', undefined],
    ['session.resetPassword', { email: 'x'.repeat(1001) }],
    ['api.call', { callId: '', endpoint: 'orders.list', input: {} }],
    ['api.call', 'orders.list'],
    ['preferences.write', { key: 'k', value: () => 1 }],
  ])(
    'with input that its schema does not take is refused and logged: %s %o',
    async (name, input) => {
      const { desk, logger } = deskWith();
      const outcome = await desk.call(name, input, 'w');
      expect(outcome).toMatchObject({ problem: { kind: 'refused' } });
      expect(logger.events()).toEqual(['bridge.refused']);
    },
  );

  it('that fails for a reason of our own is a problem, not an exception', async () => {
    const preferences = {
      ...memoryPreferences(),
      readAll: () => {
        throw new TypeError('broken');
      },
    };
    const { desk, logger } = deskWith({ preferences });
    const outcome = await desk.call('app.start', undefined, 'w');
    expect(outcome).toMatchObject({ problem: { kind: 'refused' } });
    expect(logger.events()).toEqual(['bridge.failed']);
  });

  it('answers what the contract says', async () => {
    const server = await api();
    const { desk } = await signedIn(server.url);
    const inputs: Record<BridgeCall, unknown> = {
      'app.start': undefined,
      'api.call': listCall('1'),
      'api.cancel': { callId: '9' },
      'preferences.write': { key: 'k', value: [1, { a: null }] },
      'session.resetPassword': { email: 'a@b.test' },
      'session.signOut': undefined,
      'session.signIn': ACCOUNT,
    };
    for (const [name, input] of Object.entries(inputs)) {
      const outcome = await desk.call(name, input, 'w');
      const read = bridgeCalls[name as BridgeCall].output.safeParse(outcome.ok && outcome.value);
      expect([name, outcome.ok, read.success]).toEqual([name, true, true]);
    }
  });
});

describe('app.start', () => {
  it('answers at once, however long the API takes', async () => {
    const address = new Promise<ApiAddress>(() => undefined);
    const notices = [{ id: 'n', title: 'A notice', text: 'What to do' }];
    const { desk } = deskWith({
      api: { practice: true, label: 'Sandbox', account: 'sandbox', address },
      notices,
    });
    expect(await desk.call('app.start', undefined, 'w')).toEqual({
      ok: true,
      value: {
        app: { version: '1.2.3', host: 'browser', apiUrl: 'Sandbox', practice: true, notices },
        session: { status: 'signed-out' },
        connection: 'offline',
        preferences: {},
      },
    });
  });

  it('1S07 shows the session of the vault', async () => {
    const vault = memoryVault();
    await vault.write(JSON.stringify(credentials(1)));
    const { desk } = deskWith({ vault });
    expect(await desk.call('app.start', undefined, 'w')).toMatchObject({
      value: { session: { status: 'signed-in', user: { id: '7', role: 'admin' } } },
    });
  });
});

describe('the page', () => {
  it('1S08 never gets a token: not in an answer, an event or the log', async () => {
    const answers: unknown[] = [];
    let expired = true;
    const server = await api(() => {
      if (!expired) return { json: LIST };
      expired = false;
      return { status: 401, json: { message: SESSION_MESSAGES.accessExpired } };
    });
    const { desk, told, logger } = await signedIn(server.url);
    for (const call of ['app.start', 'api.call', 'session.signOut', 'app.start']) {
      answers.push(await desk.call(call, call === 'api.call' ? listCall('1') : undefined, 'w'));
    }
    expect(JSON.stringify([answers, told])).not.toContain('canary');
    expect(logger.lines.join('\n')).not.toContain('canary');
  });

  it.each(['session.create', 'session.refresh', 'https://api.test', '__proto__'])(
    'cannot call what is not an endpoint of its own: %s',
    async (endpoint) => {
      const server = await api();
      const { desk } = await signedIn(server.url);
      const outcome = await desk.call('api.call', { callId: '1', endpoint, input: {} }, 'w');
      expect(outcome).toMatchObject({ problem: { kind: 'refused' } });
      expect(server.received).toHaveLength(1);
    },
  );

  it('is told which field of an endpoint is wrong', async () => {
    const { desk } = deskWith();
    const input = { callId: '1', endpoint: 'orders.list', input: { page: 0, pageSize: 20 } };
    expect(await desk.call('api.call', input, 'w')).toMatchObject({
      problem: { kind: 'refused', message: expect.stringContaining('orders.list') },
    });
  });
});

describe('cancelling', () => {
  /** A desk with calls that hang: c1 of window w1, c1 and c2 of window w2. */
  async function hanging() {
    const server = await api(() => 'hang');
    const set = await signedIn(server.url);
    const calls = {
      one: set.desk.call('api.call', listCall('c1'), 'w1'),
      two: set.desk.call('api.call', listCall('c1'), 'w2'),
      three: set.desk.call('api.call', listCall('c2'), 'w2'),
    };
    await vi.waitUntil(() => server.received.length === 4);
    const settled: string[] = [];
    for (const [name, call] of Object.entries(calls)) void call.then(() => settled.push(name));
    return { ...set, calls, settled, server };
  }
  const CANCELLED = { ok: false, problem: { kind: 'cancelled' } };

  it('1E04 aborts that call of that window on the wire, and no other', async () => {
    const { desk, calls, settled, server } = await hanging();
    await desk.call('api.cancel', { callId: 'c1' }, 'w2');
    expect(await calls.two).toMatchObject(CANCELLED);
    await server.givenUp;
    expect(settled).toEqual(['two']);
  });

  it('happens to every call of a window that goes', async () => {
    const { desk, calls, settled } = await hanging();
    desk.release('w2');
    expect(await Promise.all([calls.two, calls.three])).toMatchObject([CANCELLED, CANCELLED]);
    expect(settled).not.toContain('one');
  });

  it('happens to every call when the person signs out', async () => {
    const { desk, calls } = await hanging();
    void desk.call('session.signOut', undefined, 'w1');
    expect(await Promise.all(Object.values(calls))).toMatchObject([
      CANCELLED,
      CANCELLED,
      CANCELLED,
    ]);
  });

  it('happens to every call when the desk stops', async () => {
    const { desk, calls } = await hanging();
    await desk.stop();
    expect(await Promise.all(Object.values(calls))).toMatchObject([
      CANCELLED,
      CANCELLED,
      CANCELLED,
    ]);
  });

  it('of a call that is not there is no problem', async () => {
    const { desk } = deskWith();
    expect(await desk.call('api.cancel', { callId: 'none' }, 'w')).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it('needs call ids that are used once at a time', async () => {
    const { desk } = await hanging();
    expect(await desk.call('api.call', listCall('c1'), 'w1')).toMatchObject({
      problem: { kind: 'refused' },
    });
  });
});

describe('the end of a session', () => {
  it('1S20 1S22 1S23 is told once to all windows, and each failing call knows', async () => {
    const server = await startServer(({ path }) =>
      path === '/auth/user/token'
        ? { json: { data: credentials(1) } }
        : { status: 401, json: { message: SESSION_MESSAGES.refreshExpired } },
    );
    const { desk, told } = await signedIn(server.url);
    const calls = ['1', '2', '3', '4'].map((id) => desk.call('api.call', listCall(id), `w${id}`));
    expect(await Promise.all(calls)).toMatchObject(
      calls.map(() => ({
        problem: {
          kind: 'session-ended',
          message: 'You were logged out because your session ended.',
        },
      })),
    );
    const ended = { event: 'session', payload: { state: { status: 'signed-out' }, ended: true } };
    expect(told.filter(({ event }) => event === 'session').slice(1)).toEqual([ended]);
    expect(told.at(-1)).toEqual(ended);
    expect(told.at(-2)).toEqual({ event: 'connection', payload: { state: 'offline' } });
  });
});

describe('events', () => {
  it('1V01 of the socket reach the page, in the shapes of the contract', async () => {
    const http = createServer();
    const realtime = new Server(http);
    onTestFinished(() => realtime.close());
    const authorizations: unknown[] = [];
    realtime.on('connection', (peer) => {
      peer.on('Authorization', (payload: unknown) => {
        authorizations.push(payload);
        peer.emit('connected');
        peer.emit('orderMatched', { id: '5' });
      });
    });
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    const socketUrl = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    let expired = true;
    const server = await api(() => {
      if (!expired) return { json: LIST };
      expired = false;
      return { status: 401, json: { message: SESSION_MESSAGES.credentialsExpired } };
    });
    const { desk, told } = await signedIn(server.url, {
      api: configuredApi({ apiUrl: server.url, socketUrl }),
    });
    await vi.waitUntil(() => told.some(({ event }) => event === 'realtime'));
    await desk.call('api.call', listCall('1'), 'w1');
    await vi.waitUntil(() => authorizations.length === 2);
    await desk.call('session.signOut', undefined, 'w1');

    expect(authorizations).toEqual(['Bearer canary-access-1', 'Bearer canary-access-2']);
    expect(told.slice(0, 5)).toEqual([
      {
        event: 'session',
        payload: { state: { status: 'signed-in', user: { id: '7', role: 'admin' } }, ended: false },
      },
      { event: 'connection', payload: { state: 'reconnecting' } },
      { event: 'connection', payload: { state: 'live' } },
      { event: 'realtime', payload: { event: 'connected', payload: undefined } },
      { event: 'realtime', payload: { event: 'orderMatched', payload: { id: '5' } } },
    ]);
    for (const { event, payload } of told) {
      expect(bridgeEvents[event].safeParse(payload)).toMatchObject({ success: true });
    }
  });

  it('stop when the listener wants no more', async () => {
    const server = await api();
    const { desk } = await signedIn(server.url);
    const listener = vi.fn();
    desk.subscribe(listener)();
    await desk.call('session.signOut', undefined, 'w');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a preference that cannot be kept', () => {
  const failing = (error: Error): Partial<DeskPorts> => ({
    preferences: { readAll: () => ({}), write: () => Promise.reject(error) },
  });
  const write = (desk: Desk) => desk.call('preferences.write', { key: 'k', value: 1 }, 'w');

  it('is in use all the same; the person is told once, and again after a reload', async () => {
    const notice = preferencesNotKept('/data');
    const { desk, told } = deskWith(failing(new NotKeptError(notice, new Error('EROFS'))));
    expect(await write(desk)).toEqual({ ok: true, value: undefined });
    expect(await write(desk)).toEqual({ ok: true, value: undefined });
    expect(told).toEqual([{ event: 'notice', payload: notice }]);
    expect(await desk.call('app.start', undefined, 'w')).toMatchObject({
      value: { app: { notices: [notice] } },
    });
  });

  it('because it is too large is refused with the reason', async () => {
    const { desk } = deskWith(failing(new RangeError('too large to keep')));
    expect(await write(desk)).toMatchObject({
      problem: { kind: 'refused', message: 'too large to keep' },
    });
  });
});
