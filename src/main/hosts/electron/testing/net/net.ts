/**
 * The network parts of the `electron` module on Node's stack: the same events, errors and habits as
 * Chromium's, as far as Corridor meets them. Its sources are Electron's `net-client-request.ts` and
 * `net-websocket.ts`, and Chromium's `http_network_transaction.cc`.
 */
import { ClientRequest, type RequestOptions } from './client-request.ts';
import { createNetSession, type NetSession } from './session.ts';
import type { SystemProxy } from './system-proxy.ts';
import { WebSocket } from './web-socket.ts';

/** `electron.net`. */
export const net = {
  request: (options: RequestOptions) => new ClientRequest(options),
  WebSocket,
};

/** The sessions of a program on a system with that proxy, by the name of their partition. */
export function createNetSessions(system: SystemProxy): (partition: string) => NetSession {
  const sessions = new Map<string, NetSession>();
  return (partition) => {
    const session = sessions.get(partition) ?? createNetSession(system);
    sessions.set(partition, session);
    return session;
  };
}
