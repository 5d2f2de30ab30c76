import { once } from 'node:events';
import type { Socket as ServerSocket } from 'socket.io';
import { describe, expect, it, vi } from 'vitest';
import {
  connectTo,
  network,
  QUICK,
  startRealtime,
  stopTime,
  token,
  until,
} from '#main/testing/realtime.ts';
import type { LiveOptions, RealtimeMessage } from './live.ts';

const greetings = (events: readonly RealtimeMessage[]) =>
  events.filter(({ event }) => event === 'connected').length;

/** Live updates whose questions to the API are answered by the test, in the order in which they are asked. */
function connectAsking(socketUrl: string, over: Partial<LiveOptions> = {}) {
  const answers: ((isTaken: boolean) => void)[] = [];
  const prove = () => new Promise<boolean>((resolve) => answers.push(resolve));
  /** Once all that is already under way has happened. */
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  };
  return { answers, settle, ...connectTo(socketUrl, { prove, ...over }) };
}

describe('connecting', () => {
  it('sends the event Authorization with token type and token', {
    tags: ['1V01', '1V02'],
  }, async () => {
    const server = await startRealtime();
    const { live, states, is } = connectTo(server.socketUrl);
    expect(live.state()).toBe('offline');
    live.authorize(token(1));
    await is('live');
    await until(() => server.authorizations.length > 0);
    expect(server.authorizations).toEqual(['Bearer access-1']);
    expect(states).toEqual(['reconnecting', 'live']);
  });

  it('sends a refreshed token on the same connection', { tags: ['1V01'] }, async () => {
    const server = await startRealtime();
    const { live, is } = connectTo(server.socketUrl);
    live.authorize(token(1));
    await is('live');
    live.authorize(token(2));
    await until(() => server.authorizations.length > 1);
    expect(server.authorizations).toEqual(['Bearer access-1', 'Bearer access-2']);
    expect(server.connections).toHaveLength(1);
  });

  it('goes to the path of the address', async () => {
    const server = await startRealtime(undefined, { path: '/live' });
    const address = Promise.resolve({ socketUrl: server.socketUrl, socketPath: '/live' });
    const { live, is } = connectTo(server.socketUrl, { address });
    live.authorize(token(1));
    await is('live');
    expect(server.connections).toHaveLength(1);
  });

  it('goes on by requests where no WebSocket gets through', async () => {
    const server = await startRealtime(undefined, { transports: ['polling'] });
    const { live, is } = connectTo(server.socketUrl);
    live.authorize(token(1));
    await is('live');
    expect(server.connections[0]?.conn.transport.name).toBe('polling');
  });

  it('waits for an address, and uses the token that is newest by then', async () => {
    const server = await startRealtime();
    const known = Promise.withResolvers<string>();
    const { live } = connectTo(known.promise);
    live.authorize(token(1));
    live.authorize(token(2));
    known.resolve(server.socketUrl);
    await until(() => server.authorizations.length > 0);
    expect(server.authorizations).toEqual(['Bearer access-2']);
    expect(server.connections).toHaveLength(1);
  });

  it('is offline when there will never be an address', async () => {
    const { live, logger, is } = connectTo(Promise.reject(new Error('The sandbox has ended.')));
    live.authorize(token(1));
    expect(live.state()).toBe('reconnecting');
    await is('offline');
    expect(logger.details()).toMatchObject([
      { event: 'socket.no-address', error: { message: 'The sandbox has ended.' } },
    ]);
  });

  it('does not happen when the person has signed out before the address is known', async () => {
    const server = await startRealtime();
    const known = Promise.withResolvers<string>();
    const { live } = connectTo(known.promise);
    live.authorize(token(1));
    live.stop();
    known.resolve(server.socketUrl);
    live.authorize(token(2));
    await until(() => server.authorizations.length > 0);
    expect(server.authorizations).toEqual(['Bearer access-2']);
    expect(server.connections).toHaveLength(1);
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
    const { live, events, states, is } = connectTo(server.socketUrl, {
      timing: { ...QUICK, greetingWithin: 60_000 },
    });
    live.authorize(token(1));
    await until(() => events.length === 3);
    await is('live');
    expect(server.connections).toHaveLength(1);
    expect(states).toEqual(['reconnecting', 'live']);
    expect(events).toEqual([
      { event: 'connected', payload: undefined },
      { event: 'orderMatched', payload: { id: '5' } },
      { event: 'newOrder', payload: undefined },
    ]);
  });
});

describe('the question whether the API takes the token', () => {
  it('is not asked again once an event has answered it, also while the greeting is missing', async () => {
    stopTime();
    const server = await startRealtime();
    const { live, events, answers, settle } = connectAsking(server.socketUrl, {
      timing: { ...QUICK, greetingWithin: 60_000 },
    });
    live.authorize(token(1));
    await until(() => answers.length === 1);
    answers[0]?.(false);
    await settle();
    server.connections[0]?.emit('newOrder');
    await until(() => events.length === 1);
    await vi.advanceTimersByTimeAsync(10 * QUICK.longestWait);
    expect(answers).toHaveLength(1);
  });

  it.each([
    ['an event has answered it', 'newOrder'],
    ['the connection was lost', undefined],
  ])('counts no failed try where %s meanwhile', async (_why, event) => {
    stopTime();
    const server = await startRealtime();
    const { live, events, logger, answers, settle } = connectAsking(server.socketUrl, {
      timing: { firstWait: 60_000, longestWait: 60_000, greetingWithin: 60_000 },
    });
    const failures = () => logger.lines.map((line) => JSON.parse(line).failures);
    live.authorize(token(1));
    await until(() => answers.length === 1);
    if (event) {
      server.connections[0]?.emit(event);
      await until(() => events.length === 1);
    } else {
      server.connections[0]?.disconnect();
      await until(() => failures().length === 1);
    }
    answers[0]?.(false);
    await settle();
    live.reconnect();
    await until(() => server.connections.length === 2);
    server.connections[1]?.disconnect();
    await until(() => failures().length === 2);
    expect(failures()).toEqual([1, 2]);
  });

  it('is not answered by the answer to one over an earlier connection', async () => {
    const server = await startRealtime((peer) => peer.emit('connected'));
    const { live, events, answers, settle } = connectAsking(server.socketUrl, {
      timing: { ...QUICK, greetingWithin: 60_000 },
    });
    live.authorize(token(1));
    await until(() => answers.length === 1 && events.length === 1);
    live.reconnect();
    await until(() => answers.length === 2 && events.length === 2);
    answers[0]?.(true);
    await settle();
    expect(live.state()).toBe('reconnecting');
    answers[1]?.(true);
    await settle();
    expect(live.state()).toBe('live');
  });
});

describe('the greeting', () => {
  it('of the server is not doubled', async () => {
    stopTime();
    const server = await startRealtime((peer) => peer.emit('connected'));
    const { live, events } = connectTo(server.socketUrl);
    live.authorize(token(1));
    const { promise: greeted, resolve } = Promise.withResolvers<void>();
    live.onEvent(() => resolve());
    await greeted;
    await vi.advanceTimersByTimeAsync(10 * QUICK.greetingWithin);
    expect(greetings(events)).toBe(1);
    // Nothing was missed before a newer token.
    live.authorize(token(2));
    await until(() => server.authorizations.length === 2);
    await vi.advanceTimersByTimeAsync(10 * QUICK.greetingWithin);
    expect(greetings(events)).toBe(1);
  });

  it('is supplied where another event comes in its place', async () => {
    const server = await startRealtime((peer) => peer.emit('newOrder'));
    const { live, events, is } = connectTo(server.socketUrl);
    live.authorize(token(1));
    await is('live');
    expect(events.map(({ event }) => event)).toEqual(['newOrder', 'connected']);
  });

  it('is awaited again after a newer token, while the API has not answered for the first', async () => {
    stopTime();
    const server = await startRealtime((peer) => peer.emit('connected'));
    const { live, events, answers, settle } = connectAsking(server.socketUrl);
    live.authorize(token(1));
    await until(() => events.length === 1);
    live.authorize(token(2));
    answers[0]?.(true);
    await settle();
    expect(live.state()).toBe('reconnecting');
    await vi.advanceTimersByTimeAsync(QUICK.greetingWithin);
    expect(live.state()).toBe('live');
    expect(greetings(events)).toBe(2);
  });

  it('that a server never sends is supplied once for each connect', async () => {
    const server = await startRealtime();
    const { live, events } = connectTo(server.socketUrl);
    live.authorize(token(1));
    await until(() => greetings(events) === 1);
    server.connections[0]?.disconnect(true);
    await until(() => greetings(events) === 2);
    expect(server.connections).toHaveLength(2);
  });
});

describe('signing out', () => {
  it('disconnects, is offline and stays so', async () => {
    const server = await startRealtime();
    const { live, events, is } = connectTo(server.socketUrl);
    live.authorize(token(1));
    await is('live');
    const gone = once(server.connections[0] as ServerSocket, 'disconnect');
    live.stop();
    expect(live.state()).toBe('offline');
    await gone;
    expect(greetings(events)).toBe(1);
  });

  it('is followed by a new connection for the next person', async () => {
    const server = await startRealtime();
    const { live, is } = connectTo(server.socketUrl);
    live.authorize(token(1));
    await is('live');
    live.stop();
    live.authorize(token(2));
    await is('live');
    await until(() => server.authorizations.length > 1);
    expect(server.authorizations).toEqual(['Bearer access-1', 'Bearer access-2']);
    expect(server.connections).toHaveLength(2);
  });

  it('gives up the question whether the token is taken', async () => {
    const server = await startRealtime();
    const signals: AbortSignal[] = [];
    const prove = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    };
    const { live } = connectTo(server.socketUrl, { prove });
    live.authorize(token(1));
    await until(() => signals.length === 1);
    live.stop();
    expect(signals[0]?.aborted).toBe(true);
  });

  it('loads no code for a connection that is no longer wanted', async () => {
    const over = { ...network, socket: vi.fn(network.socket) };
    const { live } = connectTo('http://127.0.0.1:9', { network: over });
    live.authorize(token(1));
    live.stop();
    await new Promise(setImmediate);
    expect(over.socket).not.toHaveBeenCalled();
  });

  it('gives up a connection that is still being opened', async () => {
    const server = await startRealtime();
    const ways: ((way: object) => void)[] = [];
    const looking = {
      ...network,
      socket: () => new Promise<object>((resolve) => ways.push(resolve)),
    };
    const { live, is } = connectTo(server.socketUrl, { network: looking });
    live.authorize(token(1));
    await until(() => ways.length === 1);
    live.stop();
    ways[0]?.({});
    live.authorize(token(2));
    await until(() => ways.length === 2);
    ways[1]?.({});
    await is('live');
    await until(() => server.authorizations.includes('Bearer access-2'));
    expect(server.authorizations).toEqual(['Bearer access-2']);
    expect(server.connections).toHaveLength(1);
  });

  it('supplies no greeting afterwards', async () => {
    stopTime();
    const server = await startRealtime();
    const { live, events } = connectTo(server.socketUrl);
    live.authorize(token(1));
    await until(() => server.authorizations.length === 1);
    live.stop();
    await vi.advanceTimersByTimeAsync(10 * QUICK.greetingWithin);
    expect(events).toEqual([]);
  });

  it('makes no further try', async () => {
    const connectable = stopTime();
    const server = await startRealtime((peer) => peer.disconnect());
    const { live, logger } = connectTo(server.socketUrl);
    live.authorize(token(1));
    await until(() => logger.lines.length === 1);
    live.stop();
    await vi.advanceTimersByTimeAsync(10 * QUICK.longestWait);
    await connectable();
    expect(server.connections).toHaveLength(1);
  });
});
