import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import type { BridgeEvent } from '#contract/bridge/bridge.ts';
import { LARGEST_UPLOAD_BYTES } from '#contract/wire/upload.ts';
import { newChallenge, proofOf } from '../serve/proof.ts';
import type { WireRequest } from '../serve/wire.ts';
import { createPageBridge } from './bridge.ts';

const SECRET = 'known to page and host';
/** For what happens soon, however busy the computer is. */
const PATIENCE = { timeout: 15_000 };

/** A host that answers no call by itself; `port` brings one back where another was. */
async function createHost(port = 0, secret = SECRET) {
  const server = new WebSocketServer({ host: '127.0.0.1', port });
  const sockets: ServerSocket[] = [];
  const heard: string[] = [];
  const requests: WireRequest[] = [];
  server.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('message', (data) => heard.push(String(data)));
    socket.once('message', (hello) => {
      const { challenge } = JSON.parse(String(hello));
      const own = newChallenge();
      const proof = proofOf(secret, 'host', challenge, own);
      socket.send(JSON.stringify({ challenge: own, proof }));
      socket.once('message', (entry) => {
        if (JSON.parse(String(entry)).proof !== proofOf(secret, 'page', challenge, own)) return;
        socket.on('message', (data) => requests.push(JSON.parse(String(data))));
      });
    });
  });
  await once(server, 'listening');
  const stop = () => {
    for (const socket of sockets) socket.terminate();
    server.close();
  };
  onTestFinished(stop);
  return {
    stop,
    sockets,
    heard,
    requests,
    port: (server.address() as AddressInfo).port,
    say: (message: unknown) => sockets.at(-1)?.send(JSON.stringify(message)),
  };
}

const EVENTS = ['practice', 'session', 'connection', 'realtime', 'notice', 'program'] as const;

function openBridge(port: number) {
  const opened: WebSocket[] = [];
  let isClosed = false;
  const bridge = createPageBridge(() => {
    // A bridge never ends by itself: after the test it tries sockets of which nothing is heard.
    if (isClosed) return Object.assign(new EventTarget(), { close: () => undefined }) as WebSocket;
    const socket = new WebSocket(`ws://127.0.0.1:${port}`);
    opened.push(socket);
    return socket;
  }, SECRET);
  const heard: [BridgeEvent, unknown][] = [];
  for (const event of EVENTS) {
    bridge.subscribe(event, (payload) => heard.push([event, payload]));
  }
  onTestFinished(() => {
    isClosed = true;
    opened.at(-1)?.close();
  });
  return { bridge, heard };
}

/** Waits until the page has proved to be one of this host. */
const isIn = (host: Awaited<ReturnType<typeof createHost>>) =>
  vi.waitUntil(() => host.heard.length === 2, PATIENCE);

const SIGNED_OUT = { status: 'signed-out' } as const;
const START = {
  app: { version: '1', host: 'browser', apiUrl: '', practice: true, notices: [] },
  session: SIGNED_OUT,
  connection: 'live',
  preferences: {},
};

describe('a call', () => {
  it('made before the connection is up waits for it and gets its own answer', async () => {
    const host = await createHost();
    const { bridge } = openBridge(host.port);
    const first = bridge.call('app.start', undefined);
    const second = bridge.call('api.cancel', { callId: 'a' });
    await expect.poll(() => host.requests, PATIENCE).toHaveLength(2);
    const [start, cancel] = host.requests;
    host.say({ id: cancel?.id, result: { ok: true } });
    host.say({ id: start?.id, result: { ok: true, value: START } });
    expect(await second).toEqual({ ok: true });
    expect(await first).toEqual({ ok: true, value: START });
    expect(cancel).toMatchObject({ name: 'api.cancel', input: { callId: 'a' } });
  });

  it('under way when the connection drops ends as offline and is never sent again', async () => {
    const host = await createHost();
    const { bridge } = openBridge(host.port);
    const call = bridge.call('session.signOut', undefined);
    await expect.poll(() => host.requests, PATIENCE).toHaveLength(1);
    host.sockets[0]?.terminate();
    expect(await call).toMatchObject({ ok: false, problem: { kind: 'offline' } });
    await expect.poll(() => host.sockets, PATIENCE).toHaveLength(2);
    await expect.poll(() => host.requests.map(({ name }) => name), PATIENCE).toContain('app.start');
    expect(host.requests.filter(({ name }) => name === 'session.signOut')).toHaveLength(1);
  });

  /** A page that has lost its connection, started again on such a desk, and called something meanwhile. */
  async function calledMeanwhile(practice: boolean) {
    const host = await createHost();
    const { bridge, heard } = openBridge(host.port);
    const first = bridge.call('app.start', undefined);
    await vi.waitUntil(() => host.requests.length === 1, PATIENCE);
    host.say({ id: host.requests[0]?.id, result: { ok: true, value: START } });
    await first;
    host.sockets[0]?.terminate();
    await vi.waitUntil(() => heard.some(([event]) => event === 'connection'), PATIENCE);
    const called = bridge.call('session.signOut', undefined);
    await vi.waitUntil(() => host.requests.length === 2, PATIENCE);
    const value = { ...START, app: { ...START.app, practice } };
    host.say({ id: host.requests[1]?.id, result: { ok: true, value } });
    return { host, called };
  }

  it('made while there is no connection is sent once the page has started again', async () => {
    const { host, called } = await calledMeanwhile(true);
    await expect.poll(() => host.requests, PATIENCE).toHaveLength(3);
    expect(host.requests.map(({ name }) => name).slice(1)).toEqual([
      'app.start',
      'session.signOut',
    ]);
    host.say({ id: host.requests[2]?.id, result: { ok: true } });
    expect(await called).toEqual({ ok: true });
  });

  it('made while there is no connection is refused where the network is another one now', async () => {
    const { host, called } = await calledMeanwhile(false);
    expect(await called).toMatchObject({ ok: false, problem: { kind: 'refused' } });
    expect(host.requests.map(({ name }) => name)).not.toContain('session.signOut');
  });

  it('ends as offline, with what to do, when the host is gone', async () => {
    const host = await createHost();
    const { bridge } = openBridge(host.port);
    await expect.poll(() => host.sockets, PATIENCE).toHaveLength(1);
    host.stop();
    const outcome = await bridge.call('app.start', undefined);
    expect(outcome).toMatchObject({
      ok: false,
      problem: { kind: 'offline', message: expect.stringContaining('npm start') },
    });
  });

  it('carries the largest file that may be sent, beside a text of any letters', async () => {
    const host = await createHost();
    const { bridge } = openBridge(host.port);
    const content = 'A'.repeat(Math.ceil(LARGEST_UPLOAD_BYTES / 3) * 4);
    const sent = bridge.call('api.call', {
      callId: 'c1',
      endpoint: 'disputes.update',
      input: { id: '7', matcher_resp_email: { name: '€'.repeat(255), type: 'image/png', content } },
    });
    await expect.poll(() => host.requests.length, PATIENCE).toBe(1);
    host.say({ id: host.requests[0]?.id, result: { ok: true, value: null } });
    expect(await sent).toEqual({ ok: true, value: null });
  });

  it('that is too long is refused alone, counted in bytes as the host counts', async () => {
    const host = await createHost();
    const { bridge } = openBridge(host.port);
    const outcome = await bridge.call('preferences.write', {
      key: 'k',
      value: '€'.repeat(2 ** 21 + 1),
    });
    expect(outcome).toMatchObject({ ok: false, problem: { kind: 'refused' } });
    const call = bridge.call('session.signOut', undefined);
    await expect.poll(() => host.requests, PATIENCE).toHaveLength(1);
    host.say({ id: host.requests[0]?.id, result: { ok: true } });
    expect(await call).toEqual({ ok: true });
  });
});

describe('who takes the port after the host has ended', () => {
  it('gets no secret, no call and nothing that was typed, and sends no event', async () => {
    const host = await createHost();
    const { bridge, heard } = openBridge(host.port);
    await isIn(host);
    host.stop();
    const other = await createHost(host.port, 'guessed');
    const draft = bridge.call('drafts.write', { window: 'w', draft: null });
    const account = { username: 'ada', password: 'typed', remember: true };
    const signIn = bridge.call('session.signIn', account);
    await expect.poll(() => other.sockets.length, PATIENCE).toBeGreaterThan(1);
    for (const socket of other.sockets) {
      socket.send(JSON.stringify({ event: 'practice', payload: { on: true } }));
    }
    for (const outcome of await Promise.all([draft, signIn])) {
      expect(outcome).toMatchObject({ ok: false, problem: { kind: 'offline' } });
    }
    expect(other.heard.every((said) => /^\{"challenge":"[\da-f]{32}"\}$/u.test(said))).toBe(true);
    expect(heard.filter(([event]) => event === 'practice')).toEqual([]);
  });

  it('counts as the end of Corridor: the page says so until the host is back', async () => {
    const host = await createHost();
    const { heard } = openBridge(host.port);
    const told = () => heard.filter(([event]) => event === 'program').map(([, payload]) => payload);
    await isIn(host);
    host.stop();
    const other = await createHost(host.port, 'guessed');
    await expect.poll(told, PATIENCE).toEqual([{ hasEnded: true }]);
    other.stop();
    await createHost(host.port);
    await expect.poll(told, PATIENCE).toEqual([{ hasEnded: true }, { hasEnded: false }]);
  });

  it('cannot keep the page waiting for a proof', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let opened = 0;
    createPageBridge(() => {
      opened += 1;
      return Object.assign(new EventTarget(), { close: () => undefined }) as WebSocket;
    }, SECRET);
    vi.advanceTimersByTime(60_000);
    expect(opened).toBeGreaterThan(4);
  });
});

describe('events', () => {
  it('reach each listener until it stops listening', async () => {
    const host = await createHost();
    const { bridge } = openBridge(host.port);
    const heard: string[] = [];
    const listener = ({ state }: { state: string }) => heard.push(state);
    const stop = bridge.subscribe('connection', listener);
    bridge.subscribe('connection', listener);
    await isIn(host);
    host.say({ event: 'connection', payload: { state: 'live' } });
    await expect.poll(() => heard, PATIENCE).toEqual(['live', 'live']);
    stop();
    host.say({ event: 'connection', payload: { state: 'offline' } });
    await expect.poll(() => heard, PATIENCE).toEqual(['live', 'live', 'offline']);
  });

  it('missed while the connection was down are made up for', async () => {
    const host = await createHost();
    const { heard } = openBridge(host.port);
    await isIn(host);
    host.stop();
    await expect.poll(() => heard, PATIENCE).toEqual([['connection', { state: 'reconnecting' }]]);

    const again = await createHost(host.port);
    await expect.poll(() => again.requests, PATIENCE).toHaveLength(1);
    again.say({ id: again.requests[0]?.id, result: { ok: true, value: START } });
    await expect
      .poll(() => heard.slice(1))
      .toEqual([
        ['practice', { on: true }],
        ['session', { state: SIGNED_OUT, ended: false }],
        ['connection', { state: 'live' }],
        ['realtime', { event: 'connected', payload: null }],
      ]);
  });
});
