/** The network of a company: a forward proxy that may ask for a sign-in, and a secure server. */
import { once } from 'node:events';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Certificate } from './authority.ts';

/** Starts to listen on a free port; gives it, and the function that ends everything. */
async function listen(server: Server) {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { port: (server.address() as AddressInfo).port, stop };
}

/** Carries bytes both ways until one side ends. */
function carry(near: Duplex, far: Duplex): void {
  near.on('error', () => far.destroy());
  far.on('error', () => near.destroy());
  near.on('close', () => far.destroy());
  far.on('close', () => near.destroy());
  near.pipe(far).pipe(near);
}

/** A proxy of a company, which alone knows where its hosts are. */
export interface ForwardProxy extends AsyncDisposable {
  readonly url: string;
  /** The address of a proxy script that names it for hosts below `corridor.test`. */
  readonly pac: string;
  /** The requests it let through, such as `CONNECT api.corridor.test:443`. */
  readonly passed: readonly string[];
  /** The sign-ins it was given that were wrong, as `user:password`. */
  readonly refused: readonly string[];
}

interface ForwardProxyOptions {
  /** Ports of this computer by the host and port they replace. */
  readonly hosts: Readonly<Record<string, number>>;
  /** What it asks for as `user:password`; nothing when left out. */
  readonly credential?: string;
  /** What it shows where it is itself reached by TLS. */
  readonly certificate?: Certificate;
}

const ASKING = 'Proxy-Authenticate: Basic realm="company"';

/** Starts a proxy that tunnels and forwards to the hosts it knows; for others it answers 502. */
export async function startForwardProxy(options: ForwardProxyOptions): Promise<ForwardProxy> {
  const { hosts, credential, certificate } = options;
  const passed: string[] = [];
  const refused: string[] = [];
  const isKnown = ({ headers }: IncomingMessage): boolean => {
    const [, given] = /^Basic (.+)$/u.exec(headers['proxy-authorization'] ?? '') ?? [];
    const signIn = given && Buffer.from(given, 'base64').toString();
    if (credential === undefined || signIn === credential) return true;
    if (signIn !== undefined) refused.push(signIn);
    return false;
  };

  const forward = (incoming: IncomingMessage, response: ServerResponse): void => {
    if (incoming.url === '/proxy.pac') {
      response.end(
        `function FindProxyForURL(url, host) { return dnsDomainIs(host, '.corridor.test') ? 'PROXY 127.0.0.1:${port}' : 'DIRECT'; }`,
      );
      return;
    }
    if (incoming.url === '/broken.pac') {
      response.end('<!doctype html>');
      return;
    }
    if (incoming.url?.startsWith('/')) {
      response.writeHead(404).end();
      return;
    }
    if (!isKnown(incoming)) {
      response.writeHead(407, { 'proxy-authenticate': 'Basic realm="company"' }).end();
      return;
    }
    const target = new URL(incoming.url ?? '');
    const there = hosts[`${target.hostname}:${target.port || 80}`];
    passed.push(`${incoming.method} ${target.origin}`);
    const onward = request({
      host: '127.0.0.1',
      port: there,
      path: target.pathname + target.search,
      method: incoming.method,
      headers: incoming.headers,
    });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.writeHead(502).end());
    incoming.pipe(onward);
  };
  const server = certificate ? createHttpsServer(certificate, forward) : createHttpServer(forward);
  server.on('connect', (incoming: IncomingMessage, near: Duplex) => {
    const { url = '' } = incoming;
    const there = hosts[url];
    if (!isKnown(incoming)) {
      near.end(`HTTP/1.1 407 Proxy Authentication Required\r\n${ASKING}\r\n\r\n`);
      return;
    }
    if (there === undefined) {
      near.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    passed.push(`CONNECT ${url}`);
    const far = connect(there, '127.0.0.1', () => {
      near.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      carry(near, far);
    });
    far.on('error', () => near.destroy());
  });
  const { port, stop } = await listen(server);
  const url = certificate ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  return { url, pac: `${url}/proxy.pac`, passed, refused, [Symbol.asyncDispose]: stop };
}

/** A secure front of a server. */
export interface SecureFront extends AsyncDisposable {
  readonly port: number;
}

/**
 * Puts TLS before the server at `url`, WebSockets included. The server's own origin in its answers
 * is replaced by that of the front, as requested.
 */
export async function startSecureFront(
  url: string,
  { key, cert }: Certificate,
): Promise<SecureFront> {
  const { origin, port: target } = new URL(url);
  const server = createHttpsServer({ key, cert }, async (incoming, response) => {
    const { method, headers } = incoming;
    const onward = request(new URL(incoming.url ?? '/', url), {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    if (!answer.headers['content-type']?.includes('json')) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    const body = (await text(answer)).replaceAll(origin, `https://${headers.host}`);
    const length = Buffer.byteLength(body);
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': length });
    response.end(body);
  });
  server.on('upgrade', ({ method, url: path, rawHeaders }: IncomingMessage, near: Duplex) => {
    const far = connect(Number(target), '127.0.0.1');
    const lines = rawHeaders.map((part, index) => (index % 2 === 0 ? `${part}: ` : `${part}\r\n`));
    far.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    carry(near, far);
  });
  // A client that does not trust it goes away.
  server.on('tlsClientError', () => undefined);
  const { port, stop } = await listen(server);
  return { port, [Symbol.asyncDispose]: stop };
}
