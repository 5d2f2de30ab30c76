import { once } from 'node:events';
import type { Socket as ServerSocket } from 'socket.io';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectTo, network, startRealtime, token } from '#main/testing/realtime.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createSocket, type RealtimeMessage } from './socket.ts';

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

  it('loads no code for a connection that is no longer wanted', async () => {
    const over = { ...network, socket: vi.fn(network.socket) };
    const { socket } = connectTo('http://127.0.0.1:9', undefined, over);
    socket.authorize(token(1));
    socket.stop();
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
    const { socket, is } = connectTo(server.socketUrl, undefined, looking);
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
