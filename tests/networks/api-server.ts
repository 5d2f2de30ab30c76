/**
 * The API of the networks command, on the far side of the cable: counts what arrives. It prints one
 * line when it listens, and ends with its standard input.
 *
 *     node api-server.ts <port>
 */
import { createServer } from 'node:http';
import process from 'node:process';
import { Server } from 'socket.io';

/** How often each act has arrived, by its Idempotency-Key. */
const acts: Record<string, number> = {};
/** Milliseconds that an act takes, so that a cable can be pulled meanwhile. */
const ACT_MS = 1000;

const server = createServer((request, response) => {
  const { method, url, headers } = request;
  if (url?.startsWith('/socket.io')) return;
  response.setHeader('content-type', 'application/json');
  if (url === '/acts') {
    response.end(JSON.stringify(acts));
  } else if (method === 'POST') {
    const key = String(headers['idempotency-key']).replaceAll('"', '');
    acts[key] = (acts[key] ?? 0) + 1;
    setTimeout(() => response.end('{}'), ACT_MS);
  } else {
    response.end('{}');
  }
});
// A loss is noticed within three seconds, so that the tests need not wait for a minute.
const sockets = new Server(server, { pingInterval: 1000, pingTimeout: 2000 });
sockets.on('connection', (socket) => socket.on('Authorization', () => socket.emit('connected')));
server.listen(Number(process.argv[2]), '::', () => process.stdout.write('listening\n'));
process.stdin.on('end', () => process.exit(0)).resume();
