/** The DevTools protocol: drives the Chromium that stands in for Electron's, on one connection. */
import { EventEmitter } from 'node:events';
import type { CDPSession } from '@playwright/test';

/** A session with a target, or with the browser itself. The protocol is typed as Playwright types it. */
export type Session = Pick<CDPSession, 'send' | 'on'>;

/** A connection to a browser. */
export interface Connection {
  readonly browser: Session;
  /** The session of that id, made by `Target.attachToTarget` or by auto-attaching. */
  session(id: string): Session;
  /** Settles when the browser has gone. */
  readonly closed: Promise<void>;
}

interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Waiting {
  readonly method: string;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Connects to the browser at a `webSocketDebuggerUrl`. */
export async function connect(url: string): Promise<Connection> {
  const socket = new WebSocket(url);
  const closed = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const waiting = new Map<number, Waiting>();
  const emitters = new Map<string | undefined, EventEmitter>();
  let lastId = 0;

  const send = (sessionId: string | undefined, method: string, params: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { method, resolve, reject });
      socket.send(JSON.stringify({ id: lastId, method, params, sessionId }));
    });
  const session = (id: string | undefined) => {
    const emitter = emitters.get(id) ?? new EventEmitter();
    emitters.set(id, emitter);
    const made = {
      send: (method: string, params: unknown = {}) => send(id, method, params),
      on: (event: string, listener: (params: unknown) => void) => emitter.on(event, listener),
    };
    return made as unknown as Session;
  };
  const answer = ({ id = 0, result, error }: Message) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(`${call.method}: ${error.message}`));
    else call?.resolve(result);
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.method === undefined) answer(message);
    else emitters.get(message.sessionId)?.emit(message.method, message.params);
  };
  socket.onopen = () => opened.resolve();
  socket.onerror = () => opened.reject(new Error(`No browser answers at ${url}`));
  socket.onclose = () => {
    for (const { method, reject } of waiting.values())
      reject(new Error(`${method}: the browser has gone`));
    waiting.clear();
    closed.resolve();
  };
  await opened.promise;
  return { browser: session(undefined), session, closed: closed.promise };
}
