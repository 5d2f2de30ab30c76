/** What tests of the socket share: a server of socket.io, and a socket that connects to it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket as ServerSocket } from 'socket.io';
import { onTestFinished, vi } from 'vitest';
import type { ConnectionState } from '#contract/wire/realtime.ts';
import { createSocket, type RealtimeMessage, type SocketOptions } from '#main/realtime/socket.ts';
import { openTestNetwork } from './network.ts';
import { createTestLogger } from './test-logger.ts';

/** The token of the nth sign-in or refresh. */
export const token = (n: number) => ({
  access_token: `access-${n}`,
  token_type: 'Bearer',
  refresh_token: `refresh-${n}`,
});
export const network = openTestNetwork();
const QUICK = { firstWait: 20, longestWait: 100, greetingWithin: 50 };

interface Realtime {
  readonly socketUrl: string;
  readonly authorizations: readonly unknown[];
  readonly connections: readonly ServerSocket[];
  stop(): Promise<void>;
}

/** A real socket.io server; on a given port when it comes back after a stop. */
export async function startRealtime(
  onConnect: (socket: ServerSocket) => void = () => undefined,
  port = 0,
): Promise<Realtime> {
  const http = createServer();
  const server = new Server(http);
  const authorizations: unknown[] = [];
  const connections: ServerSocket[] = [];
  server.on('connection', (socket) => {
    connections.push(socket);
    socket.on('Authorization', (payload: unknown) => authorizations.push(payload));
    onConnect(socket);
  });
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const stop = () => server.close();
  onTestFinished(stop);
  const socketUrl = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return { socketUrl, authorizations, connections, stop };
}

/** A socket of the product that connects to that address once it is given a token. */
export function connectTo(
  socketUrl: string,
  timing: SocketOptions['timing'] = QUICK,
  over: SocketOptions['network'] = network,
) {
  const address = Promise.resolve({ socketUrl });
  const logger = createTestLogger();
  const socket = createSocket({ address, network: over, logger, timing });
  onTestFinished(socket.stop);
  const states: ConnectionState[] = [];
  const events: RealtimeMessage[] = [];
  socket.onState((state) => states.push(state));
  socket.onEvent((message) => events.push(message));
  return {
    socket,
    logger,
    states,
    events,
    is: (state: ConnectionState) => vi.waitUntil(() => socket.state() === state),
  };
}
