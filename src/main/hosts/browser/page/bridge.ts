/** The page's end of the bridge. It reconnects, repeats no call, and says nothing before its host has proved itself. */
import type { Bridge, BridgeEvent, StartState } from '#contract/bridge/bridge.ts';
import type { Problem, Result } from '#contract/wire/problem.ts';
import type {
  WireEntry,
  WireGreeting,
  WireHello,
  WireMessage,
  WireRequest,
} from '../serve/wire.ts';
import { newChallenge, proofOf } from './proof.ts';

/** Waits between attempts to reach the host again, in milliseconds; the last one repeats. */
const RECONNECT_DELAYS = [100, 250, 500, 1000, 2000];

/** Milliseconds in which who answers proves to be the host, on a computer that is busy, too. */
const PROOF_LIMIT = 10_000;

/** Milliseconds without a host after which it counts as ended. */
const ENDED_AFTER = 1500;

/** Bytes of the largest call: a file in base64 and its fields. The host would drop the connection for far more. */
const MAX_CALL_BYTES = 6 * 1024 * 1024;
/** Bytes of a UTF-16 code unit in UTF-8 at the most. */
const MOST_BYTES = 3;

const isTooLarge = (text: string): boolean =>
  text.length * MOST_BYTES > MAX_CALL_BYTES &&
  new TextEncoder().encode(text).length > MAX_CALL_BYTES;

const GONE: Problem = {
  kind: 'offline',
  message:
    'Corridor is not responding. The program behind this window has stopped or is busy. If this does not clear, start it again with npm start.',
};
const MOVED: Problem = {
  kind: 'refused',
  message:
    'Nothing was sent, because practice was started or left in the meantime. Reload the window.',
};
const TOO_LONG: Problem = {
  kind: 'refused',
  message: 'This is too much to send at once. Make it shorter and try again.',
};

type Settle = (result: Result<unknown>) => void;
type Listener = (payload: unknown) => void;

function createListeners(): {
  readonly emit: (event: BridgeEvent, payload: unknown) => void;
  readonly subscribe: Bridge['subscribe'];
} {
  const listeners = new Map<BridgeEvent, Set<Listener>>();
  return {
    emit: (event, payload) => {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(payload);
    },
    subscribe: (name, listener) => {
      // A separate function for each subscription: the same listener may be given twice.
      const own: Listener = (payload) => (listener as Listener)(payload);
      const others = listeners.get(name) ?? new Set();
      listeners.set(name, others.add(own));
      return () => {
        others.delete(own);
      };
    },
  };
}

/** What the page is told about its connection to the host. */
interface ConnectionListener {
  /** @param isAgain whether it had been lost */
  onOpen(isAgain: boolean): void;
  onMessage(message: WireMessage): void;
  /** @param isFirst whether it was open before: further attempts may fail after it */
  onDrop(isFirst: boolean): void;
}

/** The first message of who answers; null where a host says no such thing. */
function readGreeting(data: unknown): WireGreeting | null {
  try {
    const { challenge, proof } = JSON.parse(String(data)) as Partial<WireGreeting>;
    return typeof challenge === 'string' && typeof proof === 'string' ? { challenge, proof } : null;
  } catch {
    return null;
  }
}

/** Asks who answers for proof of the secret, and gives the same. @returns hears messages: whether it is proven */
function createProving(socket: WebSocket, secret: string): (data: unknown) => Promise<boolean> {
  const own = newChallenge();
  socket.send(JSON.stringify({ challenge: own } satisfies WireHello));
  return async (data) => {
    const said = readGreeting(data);
    if (said?.proof !== (await proofOf(secret, 'host', own, said?.challenge ?? ''))) return false;
    const proof = await proofOf(secret, 'page', own, said.challenge);
    socket.send(JSON.stringify({ proof } satisfies WireEntry));
    return true;
  };
}

/** A WebSocket to the host that is opened again, after a wait, whenever it drops. */
function createConnection(open: () => WebSocket, secret: string, listener: ConnectionListener) {
  let socket: WebSocket | null = null;
  let isProven = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;

  function dropped(): void {
    socket = null;
    isProven = false;
    listener.onDrop(attempts === 0);
    retry = setTimeout(connect, RECONNECT_DELAYS[Math.min(attempts, RECONNECT_DELAYS.length - 1)]);
    attempts += 1;
  }

  function proven(): void {
    isProven = true;
    const isAgain = attempts > 0;
    attempts = 0;
    listener.onOpen(isAgain);
  }

  function connect(): void {
    clearTimeout(retry);
    const opened = open();
    socket = opened;
    /** Who gives no proof may not end the connection either. */
    const drop = () => {
      clearTimeout(limit);
      if (socket !== opened) return;
      dropped();
      opened.close();
    };
    const limit = setTimeout(drop, PROOF_LIMIT);
    let hear: (data: unknown) => Promise<boolean>;
    opened.addEventListener('open', () => {
      hear = createProving(opened, secret);
    });
    opened.addEventListener('message', async ({ data }) => {
      if (socket !== opened) return;
      if (isProven) return listener.onMessage(JSON.parse(String(data)));
      const isHost = await hear(data);
      if (socket !== opened) return;
      clearTimeout(limit);
      if (isHost) proven();
      else drop();
    });
    opened.addEventListener('close', drop);
  }

  return {
    isOpen: () => isProven && socket?.readyState === WebSocket.OPEN,
    send: (text: string) => socket?.send(text),
    /** Opens it at once, unless it is open or opening. */
    open: () => {
      if (!socket) connect();
    },
  };
}

/**
 * Creates the bridge over one WebSocket that is reopened whenever it drops. Calls made while it
 * opens wait for it. Calls without an answer when it drops end as `offline` and are never repeated,
 * because they may have been carried out.
 * @param open opens a WebSocket to the host
 * @param secret what the host knows, and nobody else
 */
export function createPageBridge(open: () => WebSocket, secret: string): Bridge {
  const pending = new Map<number, Settle>();
  const { emit, subscribe } = createListeners();
  let unsent: { readonly id: number; readonly text: string }[] = [];
  /** The network this page has started on; null before its first start. */
  let isPractice: boolean | null = null;
  /** Whether it is starting again after the connection was lost: all else waits. */
  let isStarting = false;
  let lastId = 0;

  let isEnded = false;
  let ending: ReturnType<typeof setTimeout> | undefined;
  const setEnded = (next: boolean) => {
    clearTimeout(ending);
    if (isEnded !== next) emit('program', { hasEnded: next });
    isEnded = next;
  };

  const connection = createConnection(open, secret, {
    onOpen: (isAgain) => {
      setEnded(false);
      isStarting = isAgain;
      if (isAgain) void catchUp();
      else for (const { text } of unsent.splice(0)) connection.send(text);
    },
    onMessage: (message) => {
      if ('event' in message) emit(message.event, message.payload);
      else settle(message.id, message.result);
    },
    onDrop: (isFirst) => {
      unsent = [];
      for (const id of [...pending.keys()]) settle(id, { ok: false, problem: GONE });
      if (!isFirst) return;
      emit('connection', { state: 'reconnecting' });
      ending = setTimeout(setEnded, ENDED_AFTER, true);
    },
  });

  function settle(id: number, result: Result<unknown>): void {
    pending.get(id)?.(result);
    pending.delete(id);
  }

  const call: Bridge['call'] = async (name, input) => {
    lastId += 1;
    const id = lastId;
    const text = JSON.stringify({ id, name, input } satisfies WireRequest);
    if (isTooLarge(text)) return { ok: false, problem: TOO_LONG };
    const { promise, resolve } = Promise.withResolvers<Result<unknown>>();
    pending.set(id, resolve);
    const goesFirst = name === 'app.start' || !isStarting;
    if (connection.isOpen() && goesFirst) connection.send(text);
    else unsent.push({ id, text });
    connection.open();
    const result = await promise;
    if (name === 'app.start' && result.ok) isPractice = (result.value as StartState).app.practice;
    return result as never;
  };

  /**
   * Starts on the desk that is there now, and tells the page what it may have missed: practice, the
   * session, the connection, any list. What was called meanwhile goes to the network it was meant for.
   */
  async function catchUp(): Promise<void> {
    const meant = isPractice;
    const result = await call('app.start', undefined);
    isStarting = false;
    const isSame = result.ok && (meant === null || result.value.app.practice === meant);
    for (const { id, text } of unsent.splice(0)) {
      if (isSame) connection.send(text);
      else settle(id, { ok: false, problem: MOVED });
    }
    if (!result.ok) return;
    const { app, session, connection: state, news, unsettled }: StartState = result.value;
    emit('practice', { on: app.practice });
    emit('session', { state: session, ended: false });
    emit('connection', { state });
    emit('news', news);
    emit('unsettled', unsettled);
    emit('realtime', { event: 'connected', payload: null });
  }

  connection.open();
  return { call, subscribe };
}
