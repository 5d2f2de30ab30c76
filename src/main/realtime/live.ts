/**
 * The state of live updates. A connected socket proves nothing: a server may silently send no
 * events to a socket with an expired token. So 'live' means that the API accepted the token of the
 * socket, and that the server has greeted, or had time to refuse.
 */
import type { AuthToken } from '#contract/people/session.ts';
import type { ConnectionState } from '#contract/wire/realtime.ts';
import { createEmitter, createFollowed } from '#main/basics/emitter.ts';
import { createTimer } from '#main/basics/timing.ts';
import { createProving } from './proving.ts';
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
  const state = createFollowed<ConnectionState>('offline');
  const events = createEmitter<RealtimeMessage>();
  const isConnected = () => socket.state() === 'live';
  const proving = createProving({ prove, isConnected, onAnswer: report, firstWait, longestWait });
  const greeting = createTimer(() => {
    greeted();
    events.emit({ event: 'connected', payload: undefined });
  });
  let token: AuthToken | undefined;
  let isGreeted = false;

  function current(): ConnectionState {
    if (!isConnected()) return socket.state();
    if (proving.isProven() && isGreeted) return 'live';
    return proving.failures() < TRIES_BEFORE_OFFLINE ? 'reconnecting' : 'offline';
  }

  function report(): void {
    state.set(current());
  }

  function doubt(): void {
    proving.doubt();
    greeting.stop();
    isGreeted = false;
  }

  function greeted(): void {
    greeting.stop();
    isGreeted = true;
    report();
  }

  /** Connects with the new token of a refresh; without one, starts again after a wait. */
  async function refused(): Promise<void> {
    const shown = token;
    doubt();
    report();
    await proving.ask();
    if (token === shown && isConnected()) socket.again();
  }

  socket.onState(() => {
    doubt();
    report();
    if (isConnected()) proving.askAnew();
  });
  socket.onRefused(() => void refused());
  socket.onEvent((message) => {
    if (message.event === 'connected') greeted();
    else proving.proven();
    events.emit(message);
  });

  return {
    state: state.get,
    authorize: (next) => {
      token = next;
      socket.authorize(next);
      if (!isConnected() || state.get() === 'live') return;
      // Events before the newer token was sent were missed.
      isGreeted = false;
      greeting.start(greetingWithin);
    },
    reconnect: socket.reconnect,
    stop: () => {
      proving.stop();
      token = undefined;
      doubt();
      socket.stop();
    },
    onState: state.subscribe,
    onEvent: events.subscribe,
  };
}
