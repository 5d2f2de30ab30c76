import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket as ServerSocket } from 'socket.io';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SESSION_MESSAGES } from '#contract/people/session.ts';
import { createApiClient } from '#main/api/client.ts';
import { createSession } from '#main/session/session.ts';
import { memoryVault } from '#main/session/vault.ts';
import { type Reply, startServer } from '#main/testing/http-server.ts';
import { openTestNetwork } from '#main/testing/network.ts';
import { follow, QUICK, until } from '#main/testing/realtime.ts';
import { ACCOUNT, back } from '#main/testing/session.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createLiveUpdates } from './live.ts';
import { createProof } from './proof.ts';

const ROOM = 'staff';

/** What a network's server does with a socket that shows a token it does not take. */
type Rebuff = (socket: ServerSocket) => void;
const SILENTLY: Rebuff = () => undefined;

interface NetworkRules {
  readonly rebuff?: Rebuff;
  /** Says so to a socket whose token it takes. */
  readonly greets?: boolean;
  /** What it answers to the call that proves the token; undefined for what is usual. */
  readonly proof?: () => Reply | undefined | Promise<Reply | undefined>;
}

/** A network: calls by HTTP, and a socket that sends events to those whose token is good. */
async function network({ rebuff = SILENTLY, greets = false, proof }: NetworkRules = {}) {
  const rules = back();
  const api = await startServer(
    async (request) =>
      (request.path === '/admin/site/settings' ? await proof?.() : undefined) ??
      rules.reply(request),
  );
  const http = createServer();
  const server = new Server(http);
  const sockets: ServerSocket[] = [];
  const shown: unknown[] = [];
  let isOpen = true;
  server.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('Authorization', async (header: unknown) => {
      shown.push(header);
      if (isOpen && rules.takes(header)) {
        await socket.join(ROOM);
        if (greets) socket.emit('connected');
      } else {
        rebuff(socket);
      }
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => server.close());
  return {
    apiUrl: api.url,
    socketUrl: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    asked: () => api.received.map(({ path }) => path),
    sockets,
    shown,
    expire: rules.expire,
    cut: () => server.disconnectSockets(true),
    publish: (id: string) => server.to(ROOM).emit('newOrder', { id }),
    /** The socket accepts no token, though the API does. */
    shut: () => {
      isOpen = false;
    },
  };
}

/** A signed-in console, with its states of live updates. */
async function consoleOn({ apiUrl, socketUrl }: { apiUrl: string; socketUrl: string }) {
  const logger = createTestLogger();
  const client = createApiClient({
    network: openTestNetwork(),
    address: Promise.resolve({ apiUrl }),
    logger,
  });
  const session = createSession({ client, vault: memoryVault(), logger });
  const followed = follow(
    createLiveUpdates({
      address: Promise.resolve({ socketUrl }),
      network: openTestNetwork(),
      logger,
      prove: createProof({ client, session }),
      timing: QUICK,
    }),
  );
  session.onToken(followed.live.authorize);
  await session.signIn(ACCOUNT, false);
  return {
    ...followed,
    heard: (id: string) =>
      until(() =>
        followed.events.some(({ payload }) => JSON.stringify(payload) === `{"id":"${id}"}`),
      ),
  };
}

describe('live updates', () => {
  it.each([
    ['says nothing', SILENTLY],
    ['cuts the line', (socket: ServerSocket) => void socket.disconnect(true)],
    ['says so', (socket: ServerSocket) => void socket.emit('unauthorized', { message: 'Not you' })],
    [
      'says so by a separate event',
      (socket: ServerSocket) =>
        void socket.emit('problem', { message: SESSION_MESSAGES.accessExpired }),
    ],
  ])(
    'come back after a token expired and the socket was cut, on a server that %s',
    { tags: ['1V01', '1S15'] },
    async (_how, rebuff) => {
      const server = await network({ rebuff });
      const { states, heard, is } = await consoleOn(server);
      await is('live');
      server.expire();
      server.cut();
      await is('reconnecting');
      await is('live');
      server.publish('5');
      await heard('5');
      expect(states.slice(0, 4)).toEqual(['reconnecting', 'live', 'reconnecting', 'live']);
      expect(server.shown.at(-1)).toBe('Bearer access-2');
    },
  );

  it('are greeted again after the newer token, to load what was missed', async () => {
    const server = await network();
    const { events, is } = await consoleOn(server);
    await is('live');
    const greetings = () => events.filter(({ event }) => event === 'connected').length;
    const before = greetings();
    server.expire();
    server.cut();
    await is('reconnecting');
    await is('live');
    expect(server.shown.at(-1)).toBe('Bearer access-2');
    expect(greetings()).toBeGreaterThan(before);
  });

  it('are held until the API has answered for the token', async () => {
    let answers: Reply | undefined = { status: 503, json: {} };
    const server = await network({ greets: true, proof: () => answers });
    const { states, is } = await consoleOn(server);
    await is('offline');
    expect(states).toEqual(['reconnecting', 'offline']);
    answers = undefined;
    await is('live');
  });

  it('do not wait for a question that was asked over a lost connection', async () => {
    const silence = Promise.withResolvers<Reply | undefined>();
    let asked = 0;
    const server = await network({
      proof: () => {
        asked += 1;
        return asked === 1 ? silence.promise : undefined;
      },
    });
    onTestFinished(() => silence.resolve(undefined));
    const { is } = await consoleOn(server);
    await until(() => asked === 1);
    server.cut();
    await is('live');
    expect(asked).toBe(2);
  });

  it.each([
    ['does not know the call', { status: 404, json: { message: 'No such call' } }],
    ['keeps the call from that role', { status: 403, json: { message: 'Admins only' } }],
    ['answers in another shape', { json: { value: 'perhaps' } }],
  ])('are not held up by a server that %s', async (_what, answer) => {
    const server = await network({ proof: () => answer });
    const { is } = await consoleOn(server);
    await is('live');
  });

  it('are proven by an event that arrives, too, after which the API is not asked', async () => {
    let asked = 0;
    const silence = Promise.withResolvers<Reply>();
    const server = await network({
      greets: true,
      proof: () => {
        asked += 1;
        return silence.promise;
      },
    });
    const { live, heard, is } = await consoleOn(server);
    await until(() => asked === 1);
    expect(live.state()).not.toBe('live');
    server.publish('6');
    await heard('6');
    await is('live');
    silence.resolve({ status: 500, json: {} });
    await new Promise((resolve) => setTimeout(resolve, 2 * QUICK.longestWait));
    expect(asked).toBe(1);
    expect(live.state()).toBe('live');
  });

  it.each([
    ['by the usual event', 'unauthorized', undefined],
    ['by its message alone', 'problem', { message: SESSION_MESSAGES.accessExpired }],
  ])(
    'go on over their connection with the newer token once the server rejects theirs %s',
    async (_how, event, payload) => {
      let isSilent = false;
      const silence = Promise.withResolvers<undefined>();
      const server = await network({
        greets: true,
        proof: () => (isSilent ? silence.promise : undefined),
      });
      const { states, is } = await consoleOn(server);
      await is('live');
      isSilent = true;
      server.expire();
      server.sockets[0]?.emit(event, payload);
      await is('reconnecting');
      silence.resolve(undefined);
      await is('live');
      expect(server.shown).toEqual(['Bearer access-1', 'Bearer access-2']);
      expect(server.sockets).toHaveLength(1);
      expect(states).toEqual(['reconnecting', 'live', 'reconnecting', 'live']);
    },
  );

  it('are not there on a socket that refuses what the API takes', async () => {
    const server = await network({
      rebuff: (socket) => void socket.emit('unauthorized', { message: 'Not here' }),
    });
    server.shut();
    const { states } = await consoleOn(server);
    await until(() => server.sockets.length > 3);
    expect(states).not.toContain('live');
  });

  it('end with the session that the proof has found to be over', async () => {
    const server = await network({
      proof: () => ({ status: 401, json: { message: SESSION_MESSAGES.refreshExpired } }),
    });
    const logger = createTestLogger();
    const client = createApiClient({
      network: openTestNetwork(),
      address: Promise.resolve({ apiUrl: server.apiUrl }),
      logger,
    });
    const session = createSession({ client, vault: memoryVault(), logger });
    const prove = createProof({ client, session });
    await session.signIn(ACCOUNT, false);
    expect(await prove(new AbortController().signal)).toBe(false);
    expect(session.state()).toEqual({ status: 'signed-out' });
  });
});
