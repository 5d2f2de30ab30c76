/**
 * Live updates: the network's socket while signed in (1V01), and what is known of it. A connected socket proves
 * nothing: a server may silently send no events to a socket with an expired token. So 'live' means that the API
 * accepted the token of the socket, and that the server has greeted, or had time to refuse.
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
import { backoff, createTimer, pause } from '#main/basics/timing.ts';

export interface RealtimeMessage {
  readonly event: RealtimeEvent;
  readonly payload: unknown;
}

export interface LiveUpdates {
  /**
   * `live`: as far as the console can know, events arrive. `reconnecting`: they do not, and the console tries
   * again. `offline`: signed out, or several tries in a row have failed; it keeps trying.
   */
  state(): ConnectionState;
  /** Connects with this token, or shows it to the server if already connected. */
  authorize(token: AuthToken): void;
  /** Drops the connection and makes another at once, while signed in: after sleep it may be gone unnoticed. */
  reconnect(): void;
  /** Connects at once, while signed in and not connected: a try may still wait for a network that was gone. */
  hurry(): void;
  /** Disconnects until the next {@link LiveUpdates.authorize}. */
  stop(): void;
  onState(listener: (state: ConnectionState) => void): () => void;
  onEvent(listener: (message: RealtimeMessage) => void): () => void;
}

type SocketAddress = Pick<ApiAddress, 'socketUrl' | 'socketPath'>;

export interface LiveOptions {
  readonly address: Promise<SocketAddress>;
  readonly network: Network;
  readonly logger: Logger;
  /**
   * Checks by a normal call whether the API accepts the token in use. An expired one is refreshed
   * by that, which passes the new one to {@link LiveUpdates.authorize}. Never rejects.
   */
  readonly prove: (signal: AbortSignal) => Promise<boolean>;
  /** Milliseconds; only tests shorten them. */
  readonly timing?: Partial<typeof TIMING>;
}

const TIMING = {
  /** The first wait before the next try, before jitter. */
  firstWait: 1000,
  /** Short, because a network that is back must be noticed within 5 s. */
  longestWait: 4000,
  /** Without a network, packets of an attempt are lost for good. A new attempt gets through once it is back. */
  connectWithin: 8000,
  /**
   * A server greets with `connected` after each connect and each newer token, on which lists reload what they
   * missed. If no greeting comes within this time it is supplied, so that a gap never leaves a stale list.
   */
  greetingWithin: 1000,
};

/** Failed tries in a row after which the connection is called offline. */
const TRIES_BEFORE_OFFLINE = 3;

/** The documents name no event for a refusal. This name is usual, and so are their texts. */
const isRefusal = (event: unknown, payload: unknown) =>
  event === 'unauthorized' || sessionMessageIn(payload) !== undefined;

/** What a connection lacks at first. */
type Part = 'proof' | 'greeting';

/** The state of a line: lost; connected, with some part still missing; or authorized, which is live. */
function createStage(onState: (state: ConnectionState) => void) {
  let stage: 'lost' | 'connected' | 'authorized' = 'lost';
  const missing = new Set<Part>();
  /** Tries in a row that have not become live. */
  let failures = 0;
  const report = () => {
    if (stage === 'authorized') onState('live');
    else onState(failures < TRIES_BEFORE_OFFLINE ? 'reconnecting' : 'offline');
  };
  const count = () => {
    failures += 1;
    report();
  };
  return {
    report,
    failures: () => failures,
    isLive: () => stage === 'authorized',
    isWithout: (part: Part) => stage === 'connected' && missing.has(part),
    /** It is connected, and nothing more is known of it. */
    connected: () => {
      stage = 'connected';
      missing.add('proof').add('greeting');
      report();
    },
    awaits: (part: Part) => void missing.add(part),
    has: (part: Part) => {
      missing.delete(part);
      if (missing.size > 0) return;
      stage = 'authorized';
      failures = 0;
      report();
    },
    /** The API did not take the token, or the connection could not be prepared. */
    failed: count,
    /** It will never be connected. */
    givenUp: () => onState('offline'),
    lost: () => {
      const wasLive = stage === 'authorized';
      stage = 'lost';
      if (wasLive) report();
      else count();
    },
  };
}
type Stage = ReturnType<typeof createStage>;

/** The wait after so many failed tries, in milliseconds. */
const waitAfter = (failures: number, { firstWait, longestWait }: typeof TIMING): number =>
  backoff(failures, firstWait, longestWait);

/** A connection of socket.io's client, which waits and connects again after a loss. It does not connect by itself. */
async function connectionTo(
  { socketUrl: url, socketPath }: SocketAddress,
  network: Network,
  timing: typeof TIMING,
): Promise<Socket> {
  // Nothing needs the library before the first rows are asked for, and it takes time to load.
  const [{ io }, way] = await Promise.all([import('socket.io-client'), network.socket(url)]);
  return io(url, {
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: timing.firstWait,
    reconnectionDelayMax: timing.longestWait,
    timeout: timing.connectWithin,
    forceNew: true,
    autoConnect: false,
    ...(socketPath !== undefined && { path: socketPath }),
    ...way,
  });
}

/** The connection, once it can be prepared; undefined without an address, and when it is no longer wanted. */
async function prepare(
  { address, network, logger }: LiveOptions,
  timing: typeof TIMING,
  stage: Stage,
  closed: AbortSignal,
): Promise<Socket | undefined> {
  const known = await address.catch(
    (error: unknown) => void logger.warn('socket.no-address', { error }),
  );
  if (!(known || closed.aborted)) stage.givenUp();
  while (known && !closed.aborted) {
    try {
      return await connectionTo(known, network, timing);
    } catch (error) {
      logger.warn('socket.not-loaded', { error });
      stage.failed();
      await pause(waitAfter(stage.failures(), timing), closed).catch(() => undefined);
    }
  }
  return undefined;
}

/** Asks the API whether it takes the token in use, until it does. */
function createAsking(
  prove: LiveOptions['prove'],
  timing: typeof TIMING,
  stage: Stage,
  closed: AbortSignal,
) {
  let latest: Promise<boolean> | undefined;
  const next = createTimer(() => {
    if (stage.isWithout('proof')) void ask();
  });
  /** Asks without waiting for a request under way: over a lost connection it may never be answered. */
  async function ask(): Promise<void> {
    const own = prove(closed);
    latest = own;
    const isTaken = await own;
    // A connection that was lost meanwhile asks again when it is back.
    if (latest !== own || !stage.isWithout('proof')) return;
    if (isTaken) {
      stage.has('proof');
    } else {
      stage.failed();
      next.start(waitAfter(stage.failures(), timing));
    }
  }
  return { ask, stop: next.stop };
}

/** The connection of one sign-in, from its first token until it is closed. */
interface Line extends Pick<LiveUpdates, 'authorize' | 'reconnect' | 'hurry'> {
  close(): void;
}

interface LineListener {
  onState(state: ConnectionState): void;
  onEvent(message: RealtimeMessage): void;
}

/** Connects as soon as the address is known, and after each loss. */
function openLine(options: LiveOptions, listener: LineListener, first: AuthToken): Line {
  const { logger, prove } = options;
  const timing = { ...TIMING, ...options.timing };
  const stage = createStage(listener.onState);
  const closed = new AbortController();
  let token = first;
  let connection: Socket | undefined;

  const greeting = createTimer(() => event('connected', undefined));
  const nextTry = createTimer(() => connection?.connect());
  const asking = createAsking(prove, timing, stage, closed.signal);
  const stopAll = () => {
    for (const { stop } of [greeting, nextTry, asking]) stop();
  };

  function showToken(): void {
    connection?.emit(AUTHORIZATION_EVENT, authorization(token));
    if (stage.isLive()) return;
    // Events before a newer token was shown were missed.
    stage.awaits('greeting');
    greeting.start(timing.greetingWithin);
  }

  function connected(): void {
    stage.connected();
    showToken();
    void asking.ask();
  }

  function lost(reason: string): void {
    stopAll();
    stage.lost();
    logger.info('socket.lost', { reason, failures: stage.failures() });
    // After a disconnect by the server or by us, the library leaves the next try to its caller.
    if (connection?.active === false) nextTry.start(waitAfter(stage.failures(), timing));
  }

  /** Goes on with the new token of a refresh; without one, connects again after a wait. */
  async function refused(): Promise<void> {
    const shown = token;
    stopAll();
    stage.connected();
    await asking.ask();
    if (token === shown && connection?.connected) connection.disconnect();
  }

  function event(name: unknown, payload: unknown): void {
    if (isRealtimeEvent(name)) {
      if (name === 'connected') greeting.stop();
      stage.has(name === 'connected' ? 'greeting' : 'proof');
      listener.onEvent({ event: name, payload });
    } else if (isRefusal(name, payload)) {
      void refused();
    }
  }

  async function open(): Promise<void> {
    stage.report();
    const opened = await prepare(options, timing, stage, closed.signal);
    if (closed.signal.aborted || !opened) return;
    connection = opened;
    opened.on('connect', connected);
    opened.on('disconnect', lost);
    opened.on('connect_error', ({ message }) => lost(message));
    opened.onAny(event);
    opened.connect();
  }

  function reconnect(): void {
    if (!connection) return;
    connection.disconnect();
    connection.connect();
  }

  void open();
  return {
    authorize: (next) => {
      token = next;
      if (connection?.connected) showToken();
    },
    reconnect,
    hurry: () => {
      if (!connection?.connected) reconnect();
    },
    close: () => {
      closed.abort();
      stopAll();
      connection?.removeAllListeners();
      connection?.offAny();
      connection?.disconnect();
    },
  };
}

/** Builds live updates; they begin once they are given a token. */
export function createLiveUpdates(options: LiveOptions): LiveUpdates {
  const state = createFollowed<ConnectionState>('offline');
  const events = createEmitter<RealtimeMessage>();
  const listener = { onState: state.set, onEvent: events.emit };
  let line: Line | undefined;
  return {
    state: state.get,
    authorize: (token) => {
      if (line) line.authorize(token);
      else line = openLine(options, listener, token);
    },
    reconnect: () => line?.reconnect(),
    hurry: () => line?.hurry(),
    stop: () => {
      line?.close();
      line = undefined;
      state.set('offline');
    },
    onState: state.subscribe,
    onEvent: events.subscribe,
  };
}
