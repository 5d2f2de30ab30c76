/**
 * The bridge over WebSockets. Each window is a separate client of the desk, so that its calls end with
 * it.
 */
import { randomUUID } from 'node:crypto';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import type { Logger } from '#main/basics/ports.ts';
import type { Desk } from '#main/desk/desk.ts';
import type { UpgradeHandler } from './server.ts';
import type { WireMessage, WireRequest } from './wire.ts';

/** Bytes. No message of the page is as large; a larger one is an attempt to fill the memory. */
const MAX_MESSAGE_BYTES = 8 * 1024 * 1024;

/**
 * Bytes that a window has not read. One with more has stopped working; it is dropped and reloads what it
 * missed.
 */
const MAX_UNREAD_BYTES = 16 * 1024 * 1024;

/** WebSocket close codes (RFC 6455 §7.4.1). */
const POLICY_VIOLATION = 1008;
const GOING_AWAY = 1001;

const wireRequest: z.ZodType<WireRequest> = z.object({
  id: z.number().int(),
  name: z.string(),
  input: z.unknown().optional(),
});

/** The windows that are connected. */
export interface BridgeServer {
  readonly accept: UpgradeHandler;
  /** Drops every window. */
  close(): void;
}

/** Joins the windows to the desk. `onCount` is called with the number of windows when it changes. */
export function createBridgeServer(
  desk: Desk,
  logger: Logger,
  onCount: (windows: number) => void,
): BridgeServer {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: true,
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE_BYTES,
  });
  const unsubscribe = desk.subscribe((event, payload) => {
    if (sockets.clients.size === 0) return;
    const text = JSON.stringify({ event, payload } satisfies WireMessage);
    for (const socket of sockets.clients) deliver(socket, text);
  });
  sockets.on('connection', (socket) => {
    const client = randomUUID();
    onCount(sockets.clients.size);
    socket.on('message', async (data, isBinary) => {
      const request = isBinary ? null : readRequest(data);
      if (request) {
        const result = await desk.call(request.name, request.input, client);
        deliver(socket, JSON.stringify({ id: request.id, result } satisfies WireMessage));
        return;
      }
      // Our own page never sends such a message.
      logger.warn('bridge.refused', { client, reason: 'unreadable message' });
      socket.close(POLICY_VIOLATION, 'unreadable message');
    });
    // A broken or oversized frame: ws closes the socket itself, with the fitting code.
    socket.on('error', ({ message }) => logger.warn('bridge.refused', { client, reason: message }));
    socket.on('close', () => {
      desk.release(client);
      onCount(sockets.clients.size);
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

function readRequest(data: RawData): WireRequest | null {
  try {
    return wireRequest.parse(JSON.parse(data.toString()));
  } catch {
    return null;
  }
}

function deliver(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate();
  else socket.send(text);
}
