/** How the socket comes back: after a loss, an outage and the sleep of the computer. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Socket as ServerSocket } from 'socket.io';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { deadAddress } from '#main/testing/http-server.ts';
import {
  connectTo,
  network,
  QUICK,
  startRealtime,
  stopTime,
  token,
  until,
} from '#main/testing/realtime.ts';
import type { createTestLogger } from '#main/testing/test-logger.ts';

type Logged = Pick<ReturnType<typeof createTestLogger>, 'lines'>;

interface Loss {
  readonly event: string;
  readonly reason: string;
  readonly failures: number;
}

/** The losses and failed tries in the log. */
const losses = ({ lines }: Logged) => lines.map((line): Loss => JSON.parse(line));

/** No try comes by itself within a test. */
const PATIENT = { firstWait: 60_000, longestWait: 60_000, greetingWithin: 5 };

/** Once so many losses and failed tries are in the log. Meanwhile as little time passes as a try takes. */
const lost = (times: number, { lines }: Logged) =>
  until(() => {
    if (lines.length < times) vi.advanceTimersByTime(1);
    return lines.length >= times;
  });

describe('a lost connection', () => {
  it.each([
    ['closed by the server', (socket: ServerSocket) => socket.disconnect()],
    ['broken', (socket: ServerSocket) => socket.conn.close()],
  ])('%s comes back and is authorized again', async (_how, lose) => {
    const server = await startRealtime();
    const { live, states, is } = connectTo(server.socketUrl);
    live.authorize(token(1));
    await is('live');
    const [first] = server.connections;
    if (first) lose(first);
    await until(() => server.authorizations.length > 1);
    expect(server.authorizations).toEqual(['Bearer access-1', 'Bearer access-1']);
    await is('live');
    expect(states).toEqual(['reconnecting', 'live', 'reconnecting', 'live']);
  });

  it('is called offline after three failed tries, and still comes back', async () => {
    const server = await startRealtime();
    const { live, states, is } = connectTo(server.socketUrl);
    live.authorize(token(1));
    await is('live');
    await server.stop();
    await is('offline');
    expect(states).toEqual(['reconnecting', 'live', 'reconnecting', 'offline']);
    const port = Number(new URL(server.socketUrl).port);
    const back = await startRealtime(undefined, { port });
    await is('live');
    await until(() => back.authorizations.length > 0);
    expect(back.authorizations).toEqual(['Bearer access-1']);
  });

  it.each([
    [0, [1000, 2000, 4000, 4000]],
    [0.9, [1450, 2900, 4000, 4000]],
  ])('waits longer from try to try, at most 4 s, with a jitter: %d', async (random, waits) => {
    stopTime();
    vi.spyOn(Math, 'random').mockReturnValue(random);
    onTestFinished(() => void vi.restoreAllMocks());
    const { live, logger } = connectTo(await deadAddress(), { timing: {} });
    live.authorize(token(1));
    for (const [before, wait] of waits.entries()) {
      await lost(before + 1, logger);
      expect(live.state()).toBe(before < 2 ? 'reconnecting' : 'offline');
      await vi.advanceTimersByTimeAsync(wait - 1);
      await new Promise(setImmediate);
      expect(losses(logger)).toHaveLength(before + 1);
      await vi.advanceTimersByTimeAsync(1);
    }
    await lost(waits.length + 1, logger);
    expect(losses(logger)[4]).toMatchObject({ event: 'socket.lost', failures: 5 });
  });

  it('that was live is no failed try', async () => {
    const server = await startRealtime();
    const { live, logger, is } = connectTo(server.socketUrl);
    live.authorize(token(1));
    await is('live');
    await server.stop();
    await is('offline');
    expect(losses(logger).map(({ failures }) => failures)).toEqual([0, 1, 2, 3]);
  });

  it('that is refused is not greeted before it has a newer token', async () => {
    stopTime();
    const refuse = vi.fn<(peer: ServerSocket) => void>((peer) => void peer.emit('unauthorized'));
    const server = await startRealtime((peer) => peer.once('Authorization', () => refuse(peer)));
    const prove = vi.fn(() => new Promise<never>(() => undefined));
    const { live, events } = connectTo(server.socketUrl, { prove });
    live.authorize(token(1));
    // After the connect, and after the refusal.
    await until(() => prove.mock.calls.length === 2);
    await vi.advanceTimersByTimeAsync(10 * QUICK.greetingWithin);
    expect(events).toEqual([]);
    live.authorize(token(2));
    await vi.advanceTimersByTimeAsync(10 * QUICK.greetingWithin);
    expect(events).toMatchObject([{ event: 'connected' }]);
  });

  it('is no longer greeted', async () => {
    stopTime();
    const server = await startRealtime((peer) => {
      peer.on('Authorization', () => peer.disconnect());
    });
    const { live, events, logger } = connectTo(server.socketUrl, {
      timing: { ...PATIENT, greetingWithin: 100 },
    });
    live.authorize(token(1));
    await lost(1, logger);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.connections).toHaveLength(1);
    expect(events).toEqual([]);
  });

  it('gets the newest token once when it is back', async () => {
    const server = await startRealtime();
    const { live, is } = connectTo(server.socketUrl);
    live.authorize(token(1));
    await is('live');
    server.connections[0]?.disconnect();
    await is('reconnecting');
    live.authorize(token(2));
    await is('live');
    expect(server.authorizations).toEqual(['Bearer access-1', 'Bearer access-2']);
  });

  it('is tried again when the code for it could not be loaded', async () => {
    const server = await startRealtime();
    const over = { ...network, socket: vi.fn(network.socket) };
    for (let failures = 1; failures <= 3; failures += 1) {
      over.socket.mockRejectedValueOnce(new Error('The file is gone.'));
    }
    const { live, logger, states, is } = connectTo(server.socketUrl, { network: over });
    live.authorize(token(1));
    await is('live');
    expect(over.socket).toHaveBeenCalledTimes(4);
    expect(states).toEqual(['reconnecting', 'offline', 'live']);
    expect(logger.details()[0]).toMatchObject({
      event: 'socket.not-loaded',
      error: { message: 'The file is gone.' },
    });
  });
});

describe('a server that cuts every connection', () => {
  it('is not tried more often than one that is not there', async () => {
    const connectable = stopTime();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    onTestFinished(() => void vi.restoreAllMocks());
    const server = await startRealtime((peer) => peer.disconnect(true));
    const { live, logger } = connectTo(server.socketUrl, { timing: {} });
    live.authorize(token(1));
    await lost(1, logger);
    await vi.advanceTimersByTimeAsync(900);
    await connectable();
    expect(server.connections).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    await lost(2, logger);
    expect(server.connections).toHaveLength(2);
  });
});

describe('after a long outage', () => {
  it('a try begins every 4 s at the latest, also when the server cuts every connection', async () => {
    stopTime();
    const server = await startRealtime((peer) => peer.disconnect(true));
    const { live, logger } = connectTo(server.socketUrl, { timing: {} });
    live.authorize(token(1));
    for (let cuts = 1; cuts <= 8; cuts += 1) {
      await lost(cuts, logger);
      expect(server.connections).toHaveLength(cuts);
      await vi.advanceTimersByTimeAsync(4000);
    }
  });

  it('a try that gets no answer is given up after 8 s', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    stopTime();
    const tried = once(silent, 'connection');
    const { port } = silent.address() as AddressInfo;
    const { live, logger } = connectTo(`http://127.0.0.1:${port}`, { timing: {} });
    live.authorize(token(1));
    await tried;
    await vi.advanceTimersByTimeAsync(7900);
    expect(losses(logger)).toEqual([]);
    await vi.advanceTimersByTimeAsync(101);
    expect(losses(logger)).toMatchObject([{ reason: 'timeout' }]);
  });
});

describe('a connection that flaps', () => {
  it('sixty times comes back each time, greets once each time, and is live in the end', async () => {
    const FLAPS = 60;
    const server = await startRealtime();
    const { live, events, is } = connectTo(server.socketUrl, {
      timing: { firstWait: 2, longestWait: 8, greetingWithin: 1 },
    });
    live.authorize(token(1));
    for (let flap = 0; flap < FLAPS; flap += 1) {
      await until(() => server.authorizations.length > flap);
      await until(() => events.length > flap);
      server.connections.at(-1)?.disconnect();
    }
    await until(() => events.length > FLAPS);
    await is('live');
    expect(server.connections).toHaveLength(FLAPS + 1);
    expect(events.map(({ event }) => event)).toEqual(Array(FLAPS + 1).fill('connected'));
  });
});

describe('a machine that has slept', () => {
  it('reconnects at once, even if it seems connected', async () => {
    const server = await startRealtime();
    const { live, states, events, is } = connectTo(server.socketUrl, { timing: PATIENT });
    live.authorize(token(1));
    await is('live');
    live.reconnect();
    await is('live');
    await until(() => server.authorizations.length > 1);
    expect(states).toEqual(['reconnecting', 'live', 'reconnecting', 'live']);
    expect(server.connections).toHaveLength(2);
    // The greeting makes lists load again.
    await until(() => events.length > 0);
  });

  it('does not wait for the next try', async () => {
    const server = await startRealtime();
    const { live, is } = connectTo(server.socketUrl, { timing: PATIENT });
    live.authorize(token(1));
    await is('live');
    await server.stop();
    await is('reconnecting');
    const port = Number(new URL(server.socketUrl).port);
    const back = await startRealtime(undefined, { port });
    live.reconnect();
    await is('live');
    expect(back.connections).toHaveLength(1);
  });

  it('that is in a hurry does not wait for the next try, and leaves a connection that is there', async () => {
    const server = await startRealtime();
    const { live, is } = connectTo(server.socketUrl, { timing: PATIENT });
    live.authorize(token(1));
    await is('live');
    live.hurry();
    expect(live.state()).toBe('live');
    server.connections[0]?.disconnect();
    await is('reconnecting');
    live.hurry();
    await is('live');
    expect(server.connections).toHaveLength(2);
  });

  it('does not connect while signed out', async () => {
    const server = await startRealtime();
    const { live, is } = connectTo(server.socketUrl);
    live.reconnect();
    live.hurry();
    expect(live.state()).toBe('offline');
    live.authorize(token(1));
    live.reconnect();
    live.hurry();
    await is('live');
    expect(server.connections).toHaveLength(1);
  });
});
