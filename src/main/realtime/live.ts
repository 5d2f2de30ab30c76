/**
 * The state of live updates. A connected socket proves nothing: a server may silently send no
 * events to a socket with an expired token. So 'live' means that the API accepted the token of the
 * socket, and that the server has greeted, or had time to refuse.
 */
import type { ConnectionState } from '#contract/realtime.ts';
import type { AuthToken } from '#contract/session.ts';
import { createEmitter } from '#main/emitter.ts';
import { backoff } from '#main/timing.ts';
import { type RealtimeMessage, type RealtimeSocket, TRIES_BEFORE_OFFLINE } from './socket.ts';

/**
 * `live`: as far as the console can know, events arrive. `reconnecting`: they do not, and the
 * console tries again. `offline`: signed out, or several tries in a row have failed.
 */
export type LiveUpdates = Pick<
  RealtimeSocket,
  'state' | 'authorize' | 'reconnect' | 'stop' | 'onState' | 'onEvent'
>;

export interface LiveOptions {
  readonly socket: RealtimeSocket;
  /**
   * Checks by a normal call whether the API accepts the token in use. An expired one is refreshed
   * by that, which passes the new one to {@link LiveUpdates.authorize}. Never rejects.
   */
  readonly prove: (signal: AbortSignal) => Promise<boolean>;
  /** Milliseconds; only tests shorten them. */
  readonly timing?: Partial<typeof TIMING>;
}

const TIMING = {
  /** The first wait before the next request to the API, without jitter. */
  firstWait: 1000,
  longestWait: 4000,
  /** How long a server may take to greet after a newer token, before the greeting is supplied. */
  greetingWithin: 1000,
};

/** Watches over `socket`, which no one else uses. */
export function createLiveUpdates({ socket, prove, timing }: LiveOptions): LiveUpdates {
  const { firstWait, longestWait, greetingWithin } = { ...TIMING, ...timing };
  const states = createEmitter<ConnectionState>();
  const events = createEmitter<RealtimeMessage>();
  let state: ConnectionState = 'offline';
  let token: AuthToken | undefined;
  let isProven = false;
  let isGreeted = false;
  let failures = 0;
  let proving: Promise<void> | undefined;
  let asked = 0;
  let wanted = new AbortController();
  let retry: NodeJS.Timeout | undefined;
  let greeting: NodeJS.Timeout | undefined;

  const isConnected = () => socket.state() === 'live';

  function current(): ConnectionState {
    if (!isConnected()) return socket.state();
    if (isProven && isGreeted) return 'live';
    return failures < TRIES_BEFORE_OFFLINE ? 'reconnecting' : 'offline';
  }

  function report(): void {
    const next = current();
    if (next === state) return;
    state = next;
    states.emit(next);
  }

  function doubt(): void {
    clearTimeout(retry);
    clearTimeout(greeting);
    isProven = false;
    isGreeted = false;
    failures = 0;
  }

  function proven(): void {
    isProven = true;
    failures = 0;
    report();
  }

  async function ask({ signal }: AbortController): Promise<void> {
    asked += 1;
    const number = asked;
    const isTaken = await prove(signal);
    if (signal.aborted || number !== asked) return;
    proving = undefined;
    // A connection that was lost meanwhile asks again when it is back.
    if (isProven || !isConnected()) return;
    if (isTaken) {
      proven();
      return;
    }
    failures += 1;
    report();
    retry = setTimeout(() => void askOnce(), backoff(failures, firstWait, longestWait));
  }

  /** The asking outlives a lost connection: a server that cuts at once is refreshed for, too. */
  function askOnce(): Promise<void> {
    proving ??= ask(wanted);
    return proving;
  }

  /** Connects with the new token of a refresh; without one, starts again after a wait. */
  async function refused(): Promise<void> {
    const shown = token;
    doubt();
    report();
    await askOnce();
    if (token === shown && isConnected()) socket.again();
  }

  function greeted(): void {
    clearTimeout(greeting);
    isGreeted = true;
    report();
  }

  socket.onState(() => {
    doubt();
    report();
    if (!isConnected()) return;
    // One asked over a connection that was lost may never be answered.
    proving = undefined;
    void askOnce();
  });
  socket.onRefused(() => void refused());
  socket.onEvent((message) => {
    if (message.event === 'connected') greeted();
    else proven();
    events.emit(message);
  });

  return {
    state: () => state,
    authorize: (next) => {
      token = next;
      socket.authorize(next);
      if (!isConnected() || state === 'live') return;
      // What happened before the newer token was shown has been missed.
      isGreeted = false;
      clearTimeout(greeting);
      greeting = setTimeout(() => {
        greeted();
        events.emit({ event: 'connected', payload: undefined });
      }, greetingWithin);
    },
    reconnect: socket.reconnect,
    stop: () => {
      wanted.abort();
      wanted = new AbortController();
      proving = undefined;
      token = undefined;
      doubt();
      socket.stop();
    },
    onState: states.subscribe,
    onEvent: events.subscribe,
  };
}
