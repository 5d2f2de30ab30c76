import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { Server } from 'socket.io';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { bridgeEvents } from '#contract/bridge/bridge.ts';
import type { News } from '#contract/bridge/news.ts';
import { SESSION_MESSAGES } from '#contract/people/session.ts';
import { refused } from '#contract/wire/problem.ts';
import { countNew } from '#domain/network/news.ts';
import { createFolder } from '../hosts/testing/folder.ts';
import { configuredApi } from '../settings/configuration.ts';
import {
  ACCOUNT,
  api,
  credentials,
  deskWith,
  fakeUpdater,
  LIST,
  listCall,
  signedIn,
} from '../testing/desk.ts';
import { startServer } from '../testing/http-server.ts';
import { idleDownloads } from '../testing/idle-ports.ts';
import { until } from '../testing/realtime.ts';

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
    await until(() => server.received.length === 4);
    const settled: string[] = [];
    for (const [name, call] of Object.entries(calls)) void call.then(() => settled.push(name));
    return { ...set, calls, settled, server };
  }
  const CANCELLED = { ok: false, problem: { kind: 'cancelled' } };

  it('aborts only that call of that window on the wire', { tags: ['1E04'] }, async () => {
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

  it('happens to a call of a window that goes in the same moment', async () => {
    const server = await api(() => 'hang');
    const { desk } = await signedIn(server.url);
    const call = desk.call('api.call', listCall('c1'), 'w1');
    desk.release('w1');
    expect(await call).toMatchObject(CANCELLED);
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

  it('of an unknown call is harmless', async () => {
    const { desk } = deskWith();
    expect(await desk.call('api.cancel', { callId: 'none' }, 'w')).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it('needs call ids that are used once at a time', async () => {
    const { desk } = await hanging();
    expect(await desk.call('api.call', listCall('c1'), 'w1')).toEqual(
      refused("The call id 'c1' is in use."),
    );
  });
});

describe('the end of a session', () => {
  it('is reported once to all windows, and by each failing call', {
    tags: ['1S20', '1S23'],
  }, async () => {
    const server = await startServer(({ path }) =>
      path === '/auth/user/token'
        ? { json: { data: credentials(1) } }
        : { status: 401, json: { message: SESSION_MESSAGES.refreshExpired } },
    );
    const { desk, emitted } = await signedIn(server.url);
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
    expect(emitted.filter(({ event }) => event === 'session').slice(1)).toEqual([ended]);
    const told = emitted.filter(({ event }) => event !== 'lock');
    expect(told.at(-1)).toEqual(ended);
    expect(told.at(-2)).toEqual({ event: 'connection', payload: { state: 'offline' } });
  });
});

describe('a server that asks to wait', () => {
  const later = { status: 503, headers: { 'retry-after': '1' } };

  it('is asked again after the wait, and every window is sent its end', async () => {
    const server = await api(() => (server.received.length === 2 ? later : { json: LIST }));
    const { desk, emitted } = await signedIn(server.url);
    const before = Date.now();
    expect(await desk.call('api.call', listCall('c1'), 'w1')).toMatchObject({ ok: true });
    expect(Date.now() - before).toBeGreaterThanOrEqual(1000);
    const told = emitted.flatMap(({ event, payload }) => (event === 'waits' ? [payload] : []));
    expect(told).toEqual([{ until: expect.any(Number) }, { until: null }]);
    expect(bridgeEvents.waits.parse(told[0]).until).toBeGreaterThanOrEqual(before + 1000);
  });

  it('sets a wait that a window opened later is sent, and that ends when the desk stops', async () => {
    const server = await api(() => ({ ...later, headers: { 'retry-after': '50' } }));
    const { desk, emitted } = await signedIn(server.url);
    const call = desk.call('api.call', listCall('c1'), 'w1');
    await until(() => emitted.some(({ event }) => event === 'waits'));
    expect(await desk.call('app.start', undefined, 'w2')).toMatchObject({
      value: { waitsUntil: expect.any(Number) },
    });
    await desk.stop();
    expect(await call).toMatchObject({ problem: { kind: 'cancelled' } });
  });
});

describe('the news of the queues', () => {
  it('belong to the user: every window gets what one of them has shown or read', async () => {
    const server = await api();
    const { desk, emitted } = await signedIn(server.url);
    const news = () =>
      emitted.filter(({ event }) => event === 'news').map(({ payload }) => payload as News);
    await desk.call('news.arrived', { kind: 'identity', count: 2 }, 'w1');
    expect(await desk.call('app.start', undefined, 'w2')).toMatchObject({
      value: { news: { arrivals: { identity: { count: 2 } } } },
    });
    await desk.call('news.seen', { kind: 'identity' }, 'w2');
    await desk.call('session.signOut', undefined, 'w1');
    expect(news().map(countNew)).toEqual([0, 2, 0, 0]);
  });
});

it('a preference that one window writes is told to every window', async () => {
  const write = (_key: string, value: unknown) =>
    value === 'long' ? Promise.reject(new RangeError('Too long')) : Promise.resolve();
  const { desk, emitted } = deskWith({ preferences: { readAll: () => ({}), write } });
  await desk.call('preferences.write', { key: 'transactions.views', value: ['One'] }, 'w1');
  await desk.call('preferences.write', { key: 'transactions.views', value: 'long' }, 'w1');
  const told = emitted.filter(({ event }) => event === 'preference');
  expect(told.map(({ payload }) => payload)).toEqual([
    { key: 'transactions.views', value: ['One'] },
  ]);
});

describe('events', () => {
  it('of the socket reach the page, in the shapes of the contract', {
    tags: ['1V01'],
  }, async () => {
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
    const { desk, emitted } = await signedIn(server.url, {
      api: configuredApi({ apiUrl: server.url, socketUrl }),
    });
    await until(() => emitted.some(({ event }) => event === 'realtime'));
    await desk.call('api.call', listCall('1'), 'w1');
    await until(() => authorizations.length === 2);
    await desk.call('session.signOut', undefined, 'w1');

    expect(authorizations).toEqual(['Bearer canary-access-1', 'Bearer canary-access-2']);
    const told = emitted.filter(({ event }) => event !== 'news' && event !== 'lock');
    expect(told.slice(0, 5)).toEqual([
      {
        event: 'session',
        payload: { state: { status: 'signed-in', user: { id: '7', role: 'admin' } }, ended: false },
      },
      { event: 'connection', payload: { state: 'reconnecting' } },
      { event: 'realtime', payload: { event: 'connected', payload: undefined } },
      { event: 'connection', payload: { state: 'live' } },
      { event: 'realtime', payload: { event: 'orderMatched', payload: { id: '5' } } },
    ]);
    for (const { event, payload } of emitted) {
      expect(bridgeEvents[event].safeParse(payload)).toMatchObject({ success: true });
    }
  });

  it('of an update reach the page, which may restart into it', async () => {
    const updater = fakeUpdater();
    const { desk, emitted } = deskWith({ updater });
    await desk.call('update.check', undefined, 'w');
    expect(emitted.at(-1)).toEqual({
      event: 'update',
      payload: { status: 'ready', version: '1.4.0', notes: 'Orders open faster.' },
    });
    for (const { event, payload } of emitted) {
      expect(bridgeEvents[event].safeParse(payload)).toMatchObject({ success: true });
    }
    await desk.call('update.install', undefined, 'w');
    expect(updater.restarts()).toBe(1);
  });

  it('of updates are not sent where the installation does not update itself', async () => {
    const { desk, emitted } = deskWith();
    const start = await desk.call('app.start', undefined, 'w');
    expect(start).toMatchObject({ value: { update: { status: 'none' } } });
    expect(await desk.call('update.check', undefined, 'w')).toMatchObject({
      value: { status: 'none' },
    });
    expect(await desk.call('update.install', undefined, 'w')).toMatchObject({
      problem: { kind: 'refused', message: 'There is no new version to restart into.' },
    });
    expect(emitted).toEqual([]);
  });

  it('reach the other windows when one fails', async () => {
    const server = await api();
    const { desk, logger } = await signedIn(server.url);
    const listener = vi.fn();
    desk.subscribe(() => {
      throw new Error('The window is gone');
    });
    desk.subscribe(listener);
    expect(await desk.call('session.signOut', undefined, 'w')).toMatchObject({ ok: true });
    expect(listener).toHaveBeenCalled();
    expect(logger.events()).toContain('bridge.not-delivered');
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

describe('a locked desk', () => {
  it('says so to every window and to one that starts, and is opened by the password', async () => {
    const { desk, emitted } = await signedIn((await api()).url);
    desk.lock();
    const locked = { isLocked: true, username: ACCOUNT.username };
    expect(emitted.at(-1)).toEqual({ event: 'lock', payload: locked });
    expect(await desk.call('app.start', undefined, 'w2')).toMatchObject({
      value: { lock: locked },
    });
    const { remember: _remember, ...account } = ACCOUNT;
    await desk.call('session.unlock', account, 'w2');
    expect(emitted.findLast(({ event }) => event === 'lock')?.payload).toEqual({
      ...locked,
      isLocked: false,
    });
  });

  it('saves a file without having another program show it', async () => {
    const opened: string[] = [];
    const server = await api(({ path }) =>
      path.endsWith('/export')
        ? { json: { url: `${server.url}/orders.pdf` } }
        : { text: '%PDF-1.7', headers: { 'content-type': 'application/pdf' } },
    );
    const { desk } = await signedIn(server.url, {
      downloads: {
        ...idleDownloads,
        folder: await createFolder(),
        open: async (file) => opened.push(file) > 0,
      },
    });
    const save = (exportId: string) =>
      desk.call(
        'exports.start',
        { exportId, endpoint: 'orders.export', input: {}, format: 'pdf', name: exportId },
        'w1',
      );
    expect(await save('before')).toMatchObject({ value: { status: 'saved', opened: true } });
    await desk.call('session.lock', undefined, 'w1');
    expect(await save('meanwhile')).toMatchObject({ value: { status: 'saved', opened: false } });
    expect(opened.map((file) => basename(file))).toEqual(['before.pdf']);
  });
});
