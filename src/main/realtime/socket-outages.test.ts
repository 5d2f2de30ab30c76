/** How the socket comes back: after a loss, an outage and the sleep of the computer. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Socket as ServerSocket } from 'socket.io';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { deadAddress } from '#main/testing/http-server.ts';
import { connectTo, network, startRealtime, token } from '#main/testing/realtime.ts';
import type { createTestLogger } from '#main/testing/test-logger.ts';

/** The failed tries in the log, with the milliseconds until the next one. */
const failedTries = ({ lines }: ReturnType<typeof createTestLogger>) =>
  lines.map((line): { readonly reason: string; readonly wait: number } => JSON.parse(line));

const longestWait = (logger: ReturnType<typeof createTestLogger>) =>
  Math.max(...failedTries(logger).map(({ wait }) => wait));

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
    const timing = { firstWait: 8, longestWait: 100 };
    const { socket, logger } = connectTo(await deadAddress(), timing);
    socket.authorize(token(1));
    await vi.waitUntil(() => logger.lines.length >= 5);
    const most = [16, 32, 64, 100, 100];
    for (const [n, { wait }] of failedTries(logger).slice(0, 5).entries()) {
      const limit = most[n] ?? 0;
      expect(wait).toBeGreaterThanOrEqual(limit / 2 - 1);
      expect(wait).toBeLessThanOrEqual(limit + 1);
    }
  });

  it('is tried again when the code for it could not be loaded', async () => {
    const server = await startRealtime();
    const over = { ...network, socket: vi.fn(network.socket) };
    over.socket.mockRejectedValueOnce(new Error('The file is gone.'));
    const { socket, states } = connectTo(server.socketUrl, undefined, over);
    socket.authorize(token(1));
    await expect.poll(() => states).toEqual(['reconnecting', 'offline', 'reconnecting', 'live']);
  });
});

describe('after a long outage', () => {
  const fakeTimers = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
  };

  it('a try begins every 4 s at the latest', async () => {
    fakeTimers();
    const { socket, logger } = connectTo(await deadAddress(), {});
    socket.authorize(token(1));
    for (let tries = 1; tries <= 10; tries += 1) {
      await vi.waitFor(() => expect(logger.lines).toHaveLength(tries), { interval: 1 });
      await vi.advanceTimersByTimeAsync(4001);
    }
    expect(longestWait(logger)).toBeLessThanOrEqual(4000);
  });

  it('a try begins every 4 s at the latest, also when the server cuts every connection', async () => {
    fakeTimers();
    const server = await startRealtime((peer) => peer.disconnect(true));
    const { socket, logger } = connectTo(server.socketUrl, {});
    socket.authorize(token(1));
    for (let cuts = 1; cuts <= 8; cuts += 1) {
      await vi.waitFor(() => expect(server.connections.length).toBeGreaterThanOrEqual(cuts));
      await vi.waitFor(() => expect(logger.lines.length).toBeGreaterThanOrEqual(cuts));
      await vi.advanceTimersByTimeAsync(4001);
    }
    expect(longestWait(logger)).toBeLessThanOrEqual(4000);
  });

  it('a try that gets no answer is given up after 8 s', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    fakeTimers();
    const tried = once(silent, 'connection');
    const { port } = silent.address() as AddressInfo;
    const { socket, logger } = connectTo(`http://127.0.0.1:${port}`, {});
    socket.authorize(token(1));
    await tried;
    await vi.advanceTimersByTimeAsync(7900);
    expect(failedTries(logger)).toEqual([]);
    await vi.advanceTimersByTimeAsync(101);
    expect(failedTries(logger)).toMatchObject([{ reason: 'timeout' }]);
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
    // The greeting makes lists load again.
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
