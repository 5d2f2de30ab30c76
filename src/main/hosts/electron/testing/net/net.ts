/**
 * The network parts of the `electron` module on Node's stack, so that no test needs Electron: the
 * same events, errors and habits as Chromium's, as far as Corridor uses them. It follows the
 * net-client-request.ts and net-websocket.ts of Electron, and Chromium's http_network_transaction.cc.
 */
import { ClientRequest, type RequestOptions } from './client-request.ts';
import { WebSocket } from './web-socket.ts';

/** `electron.net`. */
export const net = {
  request: (options: RequestOptions) => new ClientRequest(options),
  WebSocket,
};
