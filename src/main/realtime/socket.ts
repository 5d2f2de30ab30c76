/**
 * The network's socket: connected while signed in, authorized after each connect and each refresh,
 * and reconnected after every loss with growing, jittered waits of at most 4 s (1V01).
 */
import { io, type Socket } from 'socket.io-client';
import {
  AUTHORIZATION_EVENT,
  type ConnectionState,
  isRealtimeEvent,
  type RealtimeEvent,
} from '#contract/realtime.ts';
import type { AuthToken } from '#contract/session.ts';
import { authorization } from '#main/api/client.ts';
import { sessionMessageIn } from '#main/api/problems.ts';
import { createEmitter } from '#main/emitter.ts';
import type { ApiAddress, Logger, Network } from '#main/ports.ts';
import { backoff } from '#main/timing.ts';

/** An event of the network. */
export interface RealtimeMessage {
  readonly event: RealtimeEvent;
  readonly payload: unknown;
}

export interface RealtimeSocket {
  /**
   * `live`: connected, perhaps with a refused token (`live.ts` checks that). `reconnecting`:
   * not connected, and trying. `offline`: signed out, or several tries in a row have failed;
   * it keeps trying.
   */
  state(): ConnectionState;
  /** Connects with this token, or sends it to the server if already connected. */
  authorize(token: AuthToken): void;
  /**
   * Drops the current connection and connects again at once, while signed in: after sleep it may be
   * gone without an event.
   */
  reconnect(): void;
  /** Disconnects until the next {@link RealtimeSocket.authorize}. */
  stop(): void;
  /** Gives the connection up; another one is tried after a wait, as after a loss. */
  again(): void;
  /** Tells that the server has said it does not take the token. */
  onRefused(listener: () => void): () => void;
  onState(listener: (state: ConnectionState) => void): () => void;
  onEvent(listener: (message: RealtimeMessage) => void): () => void;
}

export interface SocketOptions {
  readonly address: Promise<Pick<ApiAddress, 'socketUrl'>>;
  readonly network: Network;
  readonly logger: Logger;
  /** Milliseconds; only tests shorten them. */
  readonly timing?: Partial<typeof TIMING>;
}

const TIMING = {
  /** The first wait before connecting again, before jitter. */
  firstWait: 1000,
  /** Short, because a network that is back must be noticed within 5 s. */
  longestWait: 4000,
  /** Packets of an attempt from the time without a network can be lost; a new one may get through. */
  connectWithin: 8000,
  /**
   * A server greets with `connected` after each connect, on which lists reload what they missed. If
   * no greeting comes within this time, the socket emits one itself, so that a gap never leaves a
   * stale list.
   */
  greetingWithin: 1000,
  /** A connection that lasted this long was a good one: waits start small again. */
  goodAfter: 10_000,
};

/** Failed tries in a row after which the connection is called offline. */
export const TRIES_BEFORE_OFFLINE = 3;

/** The documents name no event for a refusal: this one is usual, and their texts tell as well. */
const isRefusal = (event: unknown, payload: unknown) =>
  event === 'unauthorized' || sessionMessageIn(payload) !== undefined;

/** Builds the socket; it connects once it is given a token. */
export function createSocket({ address, network, logger, timing }: SocketOptions): RealtimeSocket {
  const { firstWait, longestWait, connectWithin, greetingWithin, goodAfter } = {
    ...TIMING,
    ...timing,
  };
  const states = createEmitter<ConnectionState>();
  const events = createEmitter<RealtimeMessage>();
  const refusals = createEmitter<void>();
  let state: ConnectionState = 'offline';
  let token: AuthToken | undefined;
  /** Whose sign-in the connection belongs to: set from `authorize` to `stop`. */
  let startedWith: AuthToken | undefined;
  let connection: Socket | undefined;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;
  let greeting: NodeJS.Timeout | undefined;

  function report(next: ConnectionState): void {
    if (next === state) return;
    state = next;
    states.emit(next);
  }

  function greet(payload?: unknown): void {
    clearTimeout(greeting);
    events.emit({ event: 'connected', payload });
  }

  function sendAuthorization(): void {
    if (token && connection?.connected) {
      connection.emit(AUTHORIZATION_EVENT, authorization(token));
    }
  }

  /** Plans the next try. `good` says whether what was lost was a connection worth the name. */
  function lost(reason: string, good: boolean): void {
    clearTimeout(greeting);
    failures = good ? 0 : failures + 1;
    report(failures < TRIES_BEFORE_OFFLINE ? 'reconnecting' : 'offline');
    const wait = backoff(failures, firstWait, longestWait);
    logger.info('socket.lost', { reason, failures, wait: Math.round(wait) });
    retry = setTimeout(() => connection?.connect(), wait);
  }

  function open(socketUrl: string): void {
    let since = 0;
    // Waits and retries are this file's own: the library's stop for good when a server closes.
    const opened = io(socketUrl, {
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      reconnection: false,
      timeout: connectWithin,
      forceNew: true,
      autoConnect: false,
      ...network.socket(socketUrl),
    });
    connection = opened;
    opened.on('connect', () => {
      since = performance.now();
      sendAuthorization();
      report('live');
      greeting = setTimeout(greet, greetingWithin);
    });
    opened.on('disconnect', (reason) => lost(reason, performance.now() - since >= goodAfter));
    opened.on('connect_error', (error) => lost(error.message, false));
    opened.onAny((event: unknown, payload: unknown) => {
      if (event === 'connected') greet(payload);
      else if (isRealtimeEvent(event)) events.emit({ event, payload });
      else if (isRefusal(event, payload)) refusals.emit();
    });
    opened.connect();
  }

  async function start(current: AuthToken): Promise<void> {
    report('reconnecting');
    try {
      const { socketUrl } = await address;
      if (startedWith === current) open(socketUrl);
    } catch (error) {
      logger.warn('socket.no-address', { error });
      if (startedWith === current) report('offline');
    }
  }

  return {
    state: () => state,
    authorize: (next) => {
      token = next;
      if (connection) {
        sendAuthorization();
      } else if (!startedWith) {
        startedWith = next;
        void start(next);
      }
    },
    reconnect: () => {
      connection?.disconnect();
      failures = 0;
      // Losing the old connection has planned a try for later.
      clearTimeout(retry);
      connection?.connect();
    },
    stop: () => {
      clearTimeout(retry);
      clearTimeout(greeting);
      connection?.removeAllListeners();
      connection?.offAny();
      connection?.disconnect();
      connection = undefined;
      startedWith = undefined;
      token = undefined;
      failures = 0;
      report('offline');
    },
    again: () => connection?.disconnect(),
    onRefused: refusals.subscribe,
    onState: states.subscribe,
    onEvent: events.subscribe,
  };
}
