/** The page's end of the browser host's bridge. */
import type {
  Bridge,
  BridgeCall,
  BridgeEvent,
  BridgeInput,
  BridgeOutput,
  StartState,
} from '#contract/bridge.ts';
import type { Problem, Result } from '#contract/problem.ts';
import type { WireMessage, WireRequest } from '../wire.ts';

/** Waits between attempts to reach the host again, in milliseconds; the last one repeats. */
const RECONNECT_DELAYS = [100, 250, 500, 1000, 2000];

/**
 * The largest call, in bytes: the largest file that may be sent, in base64, and its other fields.
 * The host drops a connection that sends far more; refusing the call here keeps the connection.
 */
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

/**
 * Creates the bridge over one WebSocket that is reopened whenever it drops. Calls made while it
 * opens wait for it. Calls without an answer when it drops end as `offline` and are never repeated,
 * because they may have been carried out.
 * @param open opens a WebSocket to the host
 */
export function createPageBridge(open: () => WebSocket): Bridge {
  const pending = new Map<number, Settle>();
  const listeners = new Map<BridgeEvent, Set<Listener>>();
  let unsent: { readonly id: number; readonly text: string }[] = [];
  /** The network this page has started on; null before its first start. */
  let isPractice: boolean | null = null;
  /** Whether it is starting again after the connection was lost: all else waits. */
  let isStarting = false;
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let lastId = 0;

  const emit = (event: BridgeEvent, payload: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload);
  };
  const receive = (message: WireMessage) => {
    if ('event' in message) {
      emit(message.event, message.payload);
      return;
    }
    settle(message.id, message.result);
  };
  const settle = (id: number, result: Result<unknown>) => {
    pending.get(id)?.(result);
    pending.delete(id);
  };
  const request = async <Name extends BridgeCall>(
    name: Name,
    input: BridgeInput<Name>,
  ): Promise<Result<BridgeOutput<Name>>> => {
    lastId += 1;
    const id = lastId;
    const text = JSON.stringify({ id, name, input } satisfies WireRequest);
    if (isTooLarge(text)) return { ok: false, problem: TOO_LONG };
    return await new Promise((resolve) => {
      pending.set(id, (result) => {
        if (name === 'app.start' && result.ok) {
          isPractice = (result.value as StartState).app.practice;
        }
        resolve(result as Result<BridgeOutput<Name>>);
      });
      const goesFirst = name === 'app.start' || !isStarting;
      if (socket?.readyState === WebSocket.OPEN && goesFirst) socket.send(text);
      else unsent.push({ id, text });
      if (!socket) connect();
    });
  };
  /**
   * Starts on the desk that is there now, and tells the page what it may have missed: practice, the
   * session, the connection, any list. What was called meanwhile goes to the network it was meant for.
   */
  const catchUp = async () => {
    const meant = isPractice;
    const result = await request('app.start', undefined);
    isStarting = false;
    const isSame = result.ok && (meant === null || result.value.app.practice === meant);
    for (const { id, text } of unsent.splice(0)) {
      if (isSame) socket?.send(text);
      else settle(id, { ok: false, problem: MOVED });
    }
    if (!result.ok) return;
    const { app, session, connection, news, unsettled }: StartState = result.value;
    emit('practice', { on: app.practice });
    emit('session', { state: session, ended: false });
    emit('connection', { state: connection });
    emit('news', news);
    emit('unsettled', unsettled);
    emit('realtime', { event: 'connected', payload: null });
  };
  const dropped = () => {
    socket = null;
    unsent = [];
    const lost = [...pending.values()];
    pending.clear();
    for (const each of lost) each({ ok: false, problem: GONE });
    if (attempts === 0) emit('connection', { state: 'reconnecting' });
    retry = setTimeout(connect, RECONNECT_DELAYS[Math.min(attempts, RECONNECT_DELAYS.length - 1)]);
    attempts += 1;
  };
  const connect = () => {
    clearTimeout(retry);
    const opening = open();
    socket = opening;
    opening.addEventListener('open', () => {
      isStarting = attempts > 0;
      attempts = 0;
      if (isStarting) void catchUp();
      else for (const { text } of unsent.splice(0)) opening.send(text);
    });
    opening.addEventListener('message', ({ data }) => receive(JSON.parse(String(data))));
    opening.addEventListener('close', dropped);
  };

  connect();
  return {
    call: request,
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
