/**
 * The network's socket: connected while signed in, authorized after each connect and each refresh,
 * and reconnected after every loss with growing, jittered waits of at most 4 s (1V01).
 */
import type { Socket } from 'socket.io-client';
import type { AuthToken } from '#contract/people/session.ts';
import {
  AUTHORIZATION_EVENT,
  type ConnectionState,
  isRealtimeEvent,
  type RealtimeEvent,
} from '#contract/wire/realtime.ts';
import { authorization } from '#main/api/client.ts';
import { sessionMessageIn } from '#main/api/problems.ts';
import { createEmitter, createFollowed } from '#main/basics/emitter.ts';
import type { ApiAddress, Logger, Network } from '#main/basics/ports.ts';
import { createRetries, createTimer } from '#main/basics/timing.ts';

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
  /** Calls `listener` when the server has said that it does not take the token. */
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
  /**
   * Without a network, packets of an attempt are lost for good. A new attempt gets through once it is
   * back.
   */
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

/** The documents name no event for a refusal. This name is usual, and so are their texts. */
const isRefusal = (event: unknown, payload: unknown) =>
  event === 'unauthorized' || sessionMessageIn(payload) !== undefined;

/** The connection of one sign-in, from its first token until it is closed. */
interface Line {
  /** Shows this token to the server, now if it is connected, and after each connect. */
  authorize(token: AuthToken): void;
  reconnect(): void;
  again(): void;
  close(): void;
}

/** Is told what happens on a line. */
interface LineListener {
  onState(state: ConnectionState): void;
  onEvent(message: RealtimeMessage): void;
  onRefused(): void;
}

/** Is told what happens on one connection. */
interface Heard {
  connected(): void;
  /** @param lasted milliseconds that it was connected; 0 for a try that failed */
  lost(reason: string, lasted: number): void;
  event(name: unknown, payload: unknown): void;
}

/** A connection of socket.io's client. It does not connect by itself. */
async function connectionTo(
  url: string,
  network: Network,
  connectWithin: number,
  heard: Heard,
): Promise<Socket> {
  // Nothing needs the library before the first rows are asked for, and it takes time to load.
  const [{ io }, way] = await Promise.all([import('socket.io-client'), network.socket(url)]);
  const connection = io(url, {
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    // This file waits and retries itself, because the library stops for good when a server closes.
    reconnection: false,
    timeout: connectWithin,
    forceNew: true,
    autoConnect: false,
    ...way,
  });
  let since = 0;
  connection.on('connect', () => {
    since = performance.now();
    heard.connected();
  });
  connection.on('disconnect', (reason) => heard.lost(reason, performance.now() - since));
  connection.on('connect_error', ({ message }) => heard.lost(message, 0));
  connection.onAny(heard.event);
  return connection;
}

/** The socket's address; null when there is none, which is logged. */
const urlOf = ({ address, logger }: SocketOptions): Promise<string | null> =>
  address.then(
    ({ socketUrl }) => socketUrl,
    (error: unknown) => {
      logger.warn('socket.no-address', { error });
      return null;
    },
  );

/** Connects as soon as the address is known, and after each loss. */
function openLine(options: SocketOptions, listener: LineListener, first: AuthToken): Line {
  const { network, logger } = options;
  const timing = { ...TIMING, ...options.timing };
  let token = first;
  let connection: Socket | undefined;
  let isClosed = false;
  const retries = createRetries(
    () => (connection ? connection.connect() : void open()),
    timing.firstWait,
    timing.longestWait,
  );
  const greeting = createTimer(() => listener.onEvent({ event: 'connected', payload: undefined }));

  function sendAuthorization(): void {
    if (connection?.connected) connection.emit(AUTHORIZATION_EVENT, authorization(token));
  }

  function connected(): void {
    sendAuthorization();
    listener.onState('live');
    greeting.start(timing.greetingWithin);
  }

  /** Plans the next try. */
  function lost(reason: string, lasted: number): void {
    greeting.stop();
    const wait = Math.round(lasted < timing.goodAfter ? retries.failed() : retries.startOver());
    const failures = retries.failures();
    listener.onState(failures < TRIES_BEFORE_OFFLINE ? 'reconnecting' : 'offline');
    logger.info('socket.lost', { reason, failures, wait });
  }

  function event(name: unknown, payload: unknown): void {
    if (name === 'connected') greeting.stop();
    if (isRealtimeEvent(name)) listener.onEvent({ event: name, payload });
    else if (isRefusal(name, payload)) listener.onRefused();
  }

  async function open(): Promise<void> {
    listener.onState('reconnecting');
    const url = await urlOf(options);
    if (isClosed) return;
    if (url === null) {
      listener.onState('offline');
      return;
    }
    try {
      const heard = { connected, lost, event };
      const opened = await connectionTo(url, network, timing.connectWithin, heard);
      if (isClosed) return;
      connection = opened;
      connection.connect();
    } catch (error) {
      if (isClosed) return;
      logger.warn('socket.not-loaded', { error });
      retries.failed();
      listener.onState('offline');
    }
  }

  void open();
  return {
    authorize: (next) => {
      token = next;
      sendAuthorization();
    },
    reconnect: () => {
      connection?.disconnect();
      // The loss of the old connection has planned a later try.
      retries.reset();
      connection?.connect();
    },
    again: () => connection?.disconnect(),
    close: () => {
      isClosed = true;
      retries.reset();
      greeting.stop();
      connection?.removeAllListeners();
      connection?.offAny();
      connection?.disconnect();
    },
  };
}

/** Builds the socket; it connects once it is given a token. */
export function createSocket(options: SocketOptions): RealtimeSocket {
  const state = createFollowed<ConnectionState>('offline');
  const events = createEmitter<RealtimeMessage>();
  const refusals = createEmitter<void>();
  const listener = { onState: state.set, onEvent: events.emit, onRefused: refusals.emit };
  let line: Line | undefined;
  return {
    state: state.get,
    authorize: (token) => {
      if (line) line.authorize(token);
      else line = openLine(options, listener, token);
    },
    reconnect: () => line?.reconnect(),
    stop: () => {
      line?.close();
      line = undefined;
      state.set('offline');
    },
    again: () => line?.again(),
    onRefused: refusals.subscribe,
    onState: state.subscribe,
    onEvent: events.subscribe,
  };
}
