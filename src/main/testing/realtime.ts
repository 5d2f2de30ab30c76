/** What tests of live updates share: a server of socket.io, and what connects to it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type ServerOptions, type Socket as ServerSocket } from 'socket.io';
import { onTestFinished, vi } from 'vitest';
import type { ConnectionState } from '#contract/wire/realtime.ts';
import {
  createLiveUpdates,
  type LiveOptions,
  type LiveUpdates,
  type RealtimeMessage,
} from '#main/realtime/live.ts';
import { openTestNetwork } from './network.ts';
import { createTestLogger } from './test-logger.ts';

/** The token of the nth sign-in or refresh. */
export const token = (n: number) => ({
  access_token: `access-${n}`,
  token_type: 'Bearer',
  refresh_token: `refresh-${n}`,
});
export const network = openTestNetwork();
export const QUICK = { firstWait: 20, longestWait: 100, greetingWithin: 50 };

interface Realtime {
  readonly socketUrl: string;
  readonly authorizations: readonly unknown[];
  readonly connections: readonly ServerSocket[];
  stop(): Promise<void>;
}

/** A real socket.io server; on a given port when it comes back after a stop. */
export async function startRealtime(
  onConnect: (socket: ServerSocket) => void = () => undefined,
  { port = 0, ...options }: Partial<ServerOptions> & { readonly port?: number } = {},
): Promise<Realtime> {
  const http = createServer();
  const server = new Server(http, options);
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

/** Once it is so. No time limit but that of the test: a loaded machine takes long. */
export async function until(isSo: () => boolean): Promise<void> {
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  while (!(isOver || isSo())) await new Promise(setImmediate);
}

/**
 * From now on time passes only where the test says so, and networks answer as ever. The returned function really waits,
 * for longer than this computer takes to connect to itself.
 */
export function stopTime(): () => Promise<void> {
  const really = setTimeout;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return () => new Promise((resolve) => void really(resolve, 100));
}

/** Live updates of the product, with what they have told so far. They end with the test. */
export function follow(live: LiveUpdates) {
  onTestFinished(live.stop);
  const states: ConnectionState[] = [];
  const events: RealtimeMessage[] = [];
  live.onState((state) => states.push(state));
  live.onEvent((message) => events.push(message));
  const is = (state: ConnectionState) => until(() => live.state() === state);
  return { live, states, events, is };
}

/** Live updates from that address once they are given a token, which the API takes. */
export function connectTo(socketUrl: string | Promise<string>, over: Partial<LiveOptions> = {}) {
  const logger = createTestLogger();
  const address = Promise.resolve(socketUrl).then((url) => ({ socketUrl: url }));
  const prove = async () => true;
  const parts = { address, network, logger, prove, timing: QUICK, ...over };
  return { logger, ...follow(createLiveUpdates(parts)) };
}
