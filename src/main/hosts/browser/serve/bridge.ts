/** The bridge over WebSockets. Each window is a separate client of the desk, so that its calls end with it. */
import { randomUUID } from 'node:crypto';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import type { Logger } from '#main/basics/ports.ts';
import type { Desk } from '#main/desk/desk.ts';
import { isProof, newChallenge, proofOf } from './proof.ts';
import type { UpgradeHandler } from './server.ts';
import type { WireEntry, WireGreeting, WireHello, WireMessage, WireRequest } from './wire.ts';

/** Bytes. No message of the page is as large; a larger one is an attempt to fill the memory. */
const MAX_MESSAGE_BYTES = 8 * 1024 * 1024;

/** Bytes that a window has not read. One with more has stopped working; it is dropped and reloads what it missed. */
const MAX_UNREAD_BYTES = 16 * 1024 * 1024;

/** Milliseconds a window has to prove that it knows the secret. */
const PROOF_LIMIT_MS = 10_000;

/** WebSocket close codes (RFC 6455 §7.4.1). */
const POLICY_VIOLATION = 1008;
const GOING_AWAY = 1001;

const wireRequest: z.ZodType<WireRequest> = z.object({
  id: z.number().int(),
  name: z.string(),
  input: z.unknown().optional(),
});

const wireHello: z.ZodType<WireHello> = z.object({ challenge: z.string().max(100) });
const wireEntry: z.ZodType<WireEntry> = z.object({ proof: z.string().max(100) });

export interface BridgeServer {
  readonly accept: UpgradeHandler;
  /** Drops every window. */
  close(): void;
}

/** What windows are joined to, and how they are known. */
export interface BridgeServerOptions {
  readonly desk: Desk;
  /** What a window proves to know, and is shown to be known here. */
  readonly secret: string;
  readonly logger: Logger;
  /** Called with the number of windows when it changes. */
  readonly onCount: (windows: number) => void;
}

/** Joins the windows to the desk, once they have shown that they know the secret. */
export function createBridgeServer(options: BridgeServerOptions): BridgeServer {
  const { desk, secret, logger, onCount } = options;
  const windows = new Set<WebSocket>();
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: true,
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE_BYTES,
  });
  const unsubscribe = desk.subscribe((event, payload) => {
    if (windows.size === 0) return;
    const text = JSON.stringify({ event, payload } satisfies WireMessage);
    for (const socket of windows) deliver(socket, text);
  });
  function join(socket: WebSocket, client: string): void {
    windows.add(socket);
    onCount(windows.size);
    socket.on('message', async (data, isBinary) => {
      const request = isBinary ? null : read(wireRequest, data);
      if (request) {
        const result = await desk.call(request.name, request.input, client);
        deliver(socket, JSON.stringify({ id: request.id, result } satisfies WireMessage));
        return;
      }
      // Our own page never sends such a message.
      logger.warn('bridge.refused', { client, reason: 'unreadable message' });
      socket.close(POLICY_VIOLATION, 'unreadable message');
    });
    socket.on('close', () => {
      windows.delete(socket);
      desk.release(client);
      onCount(windows.size);
    });
  }
  sockets.on('connection', (socket) => {
    const client = randomUUID();
    // A broken or oversized frame: ws closes the socket itself, with the fitting code.
    socket.on('error', ({ message }) => logger.warn('bridge.refused', { client, reason: message }));
    greet(socket, secret, (isKnown) => {
      if (isKnown) return join(socket, client);
      logger.warn('bridge.refused', { client, reason: 'no proof' });
      socket.close(POLICY_VIOLATION, 'no proof');
    });
  });
  return {
    accept: (request, socket, head) =>
      sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened)),
    close: () => {
      unsubscribe();
      for (const socket of sockets.clients) socket.close(GOING_AWAY);
      sockets.close();
    },
  };
}

/** Proves the secret to a window, has it prove the same, and says whether it has. */
function greet(socket: WebSocket, secret: string, done: (isKnown: boolean) => void): void {
  const own = newChallenge();
  let theirs: string | undefined;
  const end = (isKnown: boolean) => {
    clearTimeout(limit);
    socket.off('message', hear);
    done(isKnown);
  };
  const limit = setTimeout(end, PROOF_LIMIT_MS, false);
  socket.on('close', () => clearTimeout(limit));
  const hear = (data: RawData) => {
    if (theirs === undefined) {
      theirs = read(wireHello, data)?.challenge;
      if (theirs === undefined) return end(false);
      const proof = proofOf(secret, 'host', theirs, own);
      deliver(socket, JSON.stringify({ challenge: own, proof } satisfies WireGreeting));
      return;
    }
    const given = read(wireEntry, data)?.proof ?? '';
    end(isProof(given, proofOf(secret, 'page', theirs, own)));
  };
  socket.on('message', hear);
}

function read<T>(schema: z.ZodType<T>, data: RawData): T | null {
  try {
    return schema.parse(JSON.parse(data.toString()));
  } catch {
    return null;
  }
}

function deliver(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate();
  else socket.send(text);
}
