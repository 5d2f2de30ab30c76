import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { Server, type Socket as ServerSocket } from 'socket.io';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ConnectionState } from '#contract/wire/realtime.ts';
import { deadAddress } from '#main/testing/http-server.ts';
import { openTestNetwork } from '#main/testing/network.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createSocket, type RealtimeMessage, type SocketOptions } from './socket.ts';

const token = (n: number) => ({
  access_token: `access-${n}`,
  token_type: 'Bearer',
  refresh_token: `refresh-${n}`,
});
const network = openTestNetwork();
const QUICK = { firstWait: 20, longestWait: 100, greetingWithin: 50 };

interface Realtime {
  readonly socketUrl: string;
  readonly authorizations: readonly unknown[];
  readonly connections: readonly ServerSocket[];
  stop(): Promise<void>;
}

/** A real socket.io server; on a given port when it comes back after a stop. */
async function startRealtime(
  onConnect: (socket: ServerSocket) => void = () => undefined,
  port = 0,
): Promise<Realtime> {
  const http = createServer();
  const server = new Server(http);
  const authorizations: unknown[] = [];
  const connections: ServerSocket[] = [];
  server.on('connection', (socket) => {
    connections.push(socket);
    socket.on('Authorization', (payload: unknown) => authorizations.push(payload));
    onConnect(socket);
  });
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const stop = () => server.close();
  onTestFinished(stop);
  const socketUrl = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return { socketUrl, authorizations, connections, stop };
}

function connectTo(
  socketUrl: string,
  timing: SocketOptions['timing'] = QUICK,
  over: SocketOptions['network'] = network,
) {
  const address = Promise.resolve({ socketUrl });
  const socket = createSocket({ address, network: over, logger: createTestLogger(), timing });
  onTestFinished(socket.stop);
  const states: ConnectionState[] = [];
  const events: RealtimeMessage[] = [];
  socket.onState((state) => states.push(state));
  socket.onEvent((message) => events.push(message));
  return {
    socket,
    states,
    events,
    is: (state: ConnectionState) => vi.waitUntil(() => socket.state() === state),
  };
}

const greetings = (events: readonly RealtimeMessage[]) =>
  events.filter(({ event }) => event === 'connected').length;

describe('connecting', () => {
  it('sends the event Authorization with token type and token', {
    tags: ['1V01', '1V02'],
  }, async () => {
    const server = await startRealtime();
    const { socket, states, is } = connectTo(server.socketUrl);
    expect(socket.state()).toBe('offline');
    socket.authorize(token(1));
    await is('live');
    await vi.waitUntil(() => server.authorizations.length > 0);
    expect(server.authorizations).toEqual(['Bearer access-1']);
    expect(states).toEqual(['reconnecting', 'live']);
  });

  it('sends a refreshed token on the same connection', { tags: ['1V01'] }, async () => {
    const server = await startRealtime();
    const { socket, is } = connectTo(server.socketUrl);
    socket.authorize(token(1));
    await is('live');
    socket.authorize(token(2));
    await vi.waitUntil(() => server.authorizations.length > 1);
    expect(server.authorizations).toEqual(['Bearer access-1', 'Bearer access-2']);
    expect(server.connections).toHaveLength(1);
  });

  it('waits for an address, and uses the token that is newest by then', async () => {
    const server = await startRealtime();
    const known = Promise.withResolvers<{ socketUrl: string }>();
    const socket = createSocket({ address: known.promise, network, logger: createTestLogger() });
    onTestFinished(socket.stop);
    socket.authorize(token(1));
    socket.authorize(token(2));
    known.resolve({ socketUrl: server.socketUrl });
    await vi.waitUntil(() => server.authorizations.length > 0);
    expect(server.authorizations).toEqual(['Bearer access-2']);
    expect(server.connections).toHaveLength(1);
  });

  it('is offline when there will never be an address', async () => {
    const address = Promise.reject(new Error('The sandbox could not start.'));
    const socket = createSocket({ address, network, logger: createTestLogger() });
    socket.authorize(token(1));
    expect(socket.state()).toBe('reconnecting');
    await vi.waitUntil(() => socket.state() === 'offline');
  });

  it('does not happen when the person has signed out before the address is known', async () => {
    const server = await startRealtime();
    const known = Promise.withResolvers<{ socketUrl: string }>();
    const socket = createSocket({ address: known.promise, network, logger: createTestLogger() });
    onTestFinished(socket.stop);
    socket.authorize(token(1));
    socket.stop();
    known.resolve({ socketUrl: server.socketUrl });
    socket.authorize(token(2));
    await vi.waitUntil(() => server.authorizations.length > 0);
    expect(server.authorizations).toEqual(['Bearer access-2']);
    expect(server.connections).toHaveLength(1);
  });
});

describe('signing out while the way to the server is looked for', () => {
  it('keeps no connection with the token of before', async () => {
    const server = await startRealtime();
    const ways: ((way: object) => void)[] = [];
    const looking = {
      ...network,
      socket: () => new Promise<object>((resolve) => ways.push(resolve)),
    };
    const { socket, is } = connectTo(server.socketUrl, QUICK, looking);
    socket.authorize(token(1));
    await vi.waitUntil(() => ways.length === 1);
    socket.stop();
    ways[0]?.({});
    socket.authorize(token(2));
    await vi.waitUntil(() => ways.length === 2);
    ways[1]?.({});
    await is('live');
    await vi.waitUntil(() => server.authorizations.includes('Bearer access-2'));
    expect(server.authorizations).toEqual(['Bearer access-2']);
  });
});

describe('events', () => {
  it('of the network are passed on with their payload, others are not', async () => {
    const server = await startRealtime((peer) => {
      peer.emit('connected');
      peer.emit('somethingElse', 1);
      peer.emit('orderMatched', { id: '5' });
      peer.emit('newOrder');
    });
    const { socket, events } = connectTo(server.socketUrl);
    socket.authorize(token(1));
    await vi.waitUntil(() => events.length === 3);
    expect(events).toEqual([
      { event: 'connected', payload: undefined },
      { event: 'orderMatched', payload: { id: '5' } },
      { event: 'newOrder', payload: undefined },
    ]);
  });
});

describe('the greeting', () => {
  it('of the server is not doubled', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const server = await startRealtime((peer) => peer.emit('connected'));
    const { socket, events } = connectTo(server.socketUrl);
    socket.authorize(token(1));
    const { promise: greeted, resolve } = Promise.withResolvers<void>();
    socket.onEvent(() => resolve());
    await greeted;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(greetings(events)).toBe(1);
  });

  it('that a server never sends is supplied once for each connect', async () => {
    const server = await startRealtime();
    const { socket, events } = connectTo(server.socketUrl);
    socket.authorize(token(1));
    await vi.waitUntil(() => greetings(events) === 1);
    server.connections[0]?.disconnect(true);
    await vi.waitUntil(() => greetings(events) === 2);
    expect(server.connections).toHaveLength(2);
  });
});

describe('a lost connection', () => {
  it.each([
    ['closed by the server', (socket: ServerSocket) => socket.disconnect()],
    ['broken', (socket: ServerSocket) => socket.conn.close()],
  ])('%s comes back and is authorized again', async (_how, lose) => {
    const server = await startRealtime();
    const { socket, states, is } = connectTo(server.socketUrl);
    socket.authorize(token(1));
    await is('live');
    const [first] = server.connections;
    if (first) lose(first);
    await vi.waitUntil(() => server.authorizations.length > 1);
    expect(server.authorizations).toEqual(['Bearer access-1', 'Bearer access-1']);
    await is('live');
    expect(states).toEqual(['reconnecting', 'live', 'reconnecting', 'live']);
  });

  it('is called offline after three failed tries, and still comes back', async () => {
    const server = await startRealtime();
    const { socket, states, is } = connectTo(server.socketUrl);
    socket.authorize(token(1));
    await is('live');
    await server.stop();
    await is('offline');
    expect(states).toEqual(['reconnecting', 'live', 'reconnecting', 'offline']);
    const port = Number(new URL(server.socketUrl).port);
    const back = await startRealtime(undefined, port);
    await is('live');
    await vi.waitUntil(() => back.authorizations.length > 0);
    expect(back.authorizations).toEqual(['Bearer access-1']);
  });

  it('waits longer from try to try, each time with another jitter', async () => {
    const waits: unknown[] = [];
    const logger = createTestLogger();
    const address = Promise.resolve({ socketUrl: await deadAddress() });
    const timing = { firstWait: 8, longestWait: 100 };
    const socket = createSocket({ address, network, logger, timing });
    onTestFinished(socket.stop);
    socket.authorize(token(1));
    await vi.waitUntil(() => logger.lines.length >= 5);
    for (const line of logger.lines) waits.push(JSON.parse(line).wait);
    const most = [16, 32, 64, 100, 100];
    expect(
      waits.slice(0, 5).every((wait, n) => {
        const limit = most[n] ?? 0;
        return typeof wait === 'number' && wait >= limit / 2 - 1 && wait <= limit + 1;
      }),
    ).toBe(true);
  });
});

describe('after a long outage', () => {
  const fakeTimers = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
  };
  /** What the socket says of each failed try, with the wait until the next one. */
  const linesOf = (logger: ReturnType<typeof createTestLogger>) =>
    logger.lines.map((line): { reason: string; wait: number } => JSON.parse(line));

  it('a try begins every 4 s at the latest', async () => {
    fakeTimers();
    const logger = createTestLogger();
    const address = Promise.resolve({ socketUrl: await deadAddress() });
    const socket = createSocket({ address, network, logger });
    onTestFinished(socket.stop);
    socket.authorize(token(1));
    for (let tries = 1; tries <= 10; tries += 1) {
      await vi.waitFor(() => expect(logger.lines).toHaveLength(tries), { interval: 1 });
      await vi.advanceTimersByTimeAsync(4001);
    }
    expect(Math.max(...linesOf(logger).map(({ wait }) => wait))).toBeLessThanOrEqual(4000);
  });

  it('a try comes soon also where every connection is cut at once', async () => {
    fakeTimers();
    const server = await startRealtime((peer) => peer.disconnect(true));
    const logger = createTestLogger();
    const address = Promise.resolve({ socketUrl: server.socketUrl });
    const socket = createSocket({ address, network, logger });
    onTestFinished(socket.stop);
    socket.authorize(token(1));
    for (let cuts = 1; cuts <= 8; cuts += 1) {
      await vi.waitFor(() => expect(server.connections.length).toBeGreaterThanOrEqual(cuts));
      await vi.waitFor(() => expect(logger.lines.length).toBeGreaterThanOrEqual(cuts));
      await vi.advanceTimersByTimeAsync(4001);
    }
    expect(Math.max(...linesOf(logger).map(({ wait }) => wait))).toBeLessThanOrEqual(4000);
  });

  it('a try that gets no answer is given up after 8 s', async () => {
    const silent = createNetServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    const { port } = silent.address() as AddressInfo;
    fakeTimers();
    const logger = createTestLogger();
    const address = Promise.resolve({ socketUrl: `http://127.0.0.1:${port}` });
    const socket = createSocket({ address, network, logger });
    onTestFinished(socket.stop);
    socket.authorize(token(1));
    await vi.advanceTimersByTimeAsync(8001);
    expect(linesOf(logger)).toMatchObject([{ reason: 'timeout' }]);
  });
});

describe('a connection that flaps', () => {
  it('sixty times comes back each time, greets once each time, and is live in the end', async () => {
    const FLAPS = 60;
    const server = await startRealtime();
    const { socket, events, is } = connectTo(server.socketUrl, {
      firstWait: 2,
      longestWait: 8,
      greetingWithin: 1,
    });
    socket.authorize(token(1));
    for (let flap = 0; flap < FLAPS; flap += 1) {
      await vi.waitUntil(() => server.authorizations.length > flap, { interval: 2 });
      await vi.waitUntil(() => events.length > flap, { interval: 2 });
      server.connections.at(-1)?.disconnect();
    }
    await vi.waitUntil(() => events.length > FLAPS, { interval: 2 });
    await is('live');
    expect(server.connections).toHaveLength(FLAPS + 1);
    expect(events.map(({ event }) => event)).toEqual(Array(FLAPS + 1).fill('connected'));
  });
});

describe('a machine that has slept', () => {
  it('reconnects at once, even if it seems connected', async () => {
    const server = await startRealtime();
    const { socket, states, events, is } = connectTo(server.socketUrl, {
      firstWait: 60_000,
      greetingWithin: 5,
    });
    socket.authorize(token(1));
    await is('live');
    socket.reconnect();
    await is('live');
    await vi.waitUntil(() => server.authorizations.length > 1);
    expect(states).toEqual(['reconnecting', 'live', 'reconnecting', 'live']);
    expect(server.connections).toHaveLength(2);
    // What was missed is read again.
    await vi.waitUntil(() => events.length > 0);
  });

  it('does not wait for the next try', async () => {
    const server = await startRealtime();
    const { socket, is } = connectTo(server.socketUrl, { firstWait: 60_000 });
    socket.authorize(token(1));
    await is('live');
    await server.stop();
    await is('reconnecting');
    const port = Number(new URL(server.socketUrl).port);
    const back = await startRealtime(undefined, port);
    socket.reconnect();
    await is('live');
    expect(back.connections).toHaveLength(1);
  });

  it('does not connect while signed out', async () => {
    const server = await startRealtime();
    const { socket, is } = connectTo(server.socketUrl);
    socket.reconnect();
    expect(socket.state()).toBe('offline');
    socket.authorize(token(1));
    await is('live');
    expect(server.connections).toHaveLength(1);
  });
});

describe('signing out', () => {
  it('disconnects, is offline and stays so', async () => {
    const server = await startRealtime();
    const { socket, events, is } = connectTo(server.socketUrl);
    socket.authorize(token(1));
    await is('live');
    const gone = once(server.connections[0] as ServerSocket, 'disconnect');
    socket.stop();
    expect(socket.state()).toBe('offline');
    await gone;
    expect(events).toEqual([]);
  });

  it('is followed by a new connection for the next person', async () => {
    const server = await startRealtime();
    const { socket, is } = connectTo(server.socketUrl);
    socket.authorize(token(1));
    await is('live');
    socket.stop();
    socket.authorize(token(2));
    await is('live');
    await vi.waitUntil(() => server.authorizations.length > 1);
    expect(server.authorizations).toEqual(['Bearer access-1', 'Bearer access-2']);
    expect(server.connections).toHaveLength(2);
  });

  it('tries again when what it connects over could not be loaded', async () => {
    const server = await startRealtime();
    const over = { ...network, socket: vi.fn(network.socket) };
    over.socket.mockRejectedValueOnce(new Error('The file is gone.'));
    const { socket, states } = connectTo(server.socketUrl, QUICK, over);
    socket.authorize(token(1));
    await expect.poll(() => states).toEqual(['reconnecting', 'offline', 'reconnecting', 'live']);
  });

  it('loads nothing to connect with once it was stopped', async () => {
    const over = { ...network, socket: vi.fn(network.socket) };
    const { socket } = connectTo('http://127.0.0.1:9', QUICK, over);
    socket.authorize(token(1));
    socket.stop();
    await new Promise(setImmediate);
    expect(over.socket).not.toHaveBeenCalled();
  });
});
