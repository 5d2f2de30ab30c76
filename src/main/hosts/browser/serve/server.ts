/** The HTTP side of the browser host. It checks every request, because any program here can reach the port. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Pictures } from '#main/files/pictures/pictures.ts';
import { createPage, type PageAnswer, SECURITY_HEADERS } from '../../shared/page.ts';
import { answerPicture } from '../../shared/pictures.ts';
import { type Access, createAccess, LOOPBACK } from './access.ts';
import { createDevPage } from './dev-page.ts';
import {
  type Answer,
  admit,
  BAD_ADDRESS,
  type ErrorPage,
  refusalOf,
  turnAway,
} from './entrance.ts';

/** The default port. It is fixed so that bookmarks and the window's cache keep working. */
const USUAL_PORT = 4680;
const LOOPBACK_IPV6 = '::1';
const NO_IPV6: ReadonlySet<string> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);
const BRIDGE_PATH = '/bridge';
/** Beside the WebSocket: the script finds it relative to itself. */
const BRIDGE_SCRIPT_PATH = '/bridge.js';

/** Takes over a WebSocket handshake that passed all checks. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface ServerOptions {
  /** The port; 0 lets the system pick one, undefined takes the usual one if it is free. */
  readonly port: number | undefined;
  /** What the page is given for its socket. */
  readonly secret: string;
  readonly pageRoot: string;
  /** Address of a development server that serves the page instead of `pageRoot`. */
  readonly devPage?: string | undefined;
  /** File of the built script that gives the page its end of the bridge. */
  readonly bridgeScript: string;
  readonly pictures: Pictures;
  readonly onUpgrade: UpgradeHandler;
  /** Called when a link was used. */
  readonly onEntered: () => void;
  /** Called for every request that was turned away, with the reason. */
  readonly onRefused: (reason: string) => void;
}

interface Servers {
  readonly ipv4: Server;
  readonly ipv6: Server;
}

/** An address that opens the console once, in two forms. */
export interface Link {
  /** For people: leads on to the name of this run. */
  readonly byHand: string;
  /** For a window of ours, past the address that every start has and others may have been at. */
  readonly direct: string;
}

export interface HostServer {
  readonly port: number;
  /** Makes an address that opens the console once; it holds a key. */
  newLink(): Link;
  /** Closes the port and every connection. */
  close(): Promise<void>;
}

/** Starts serving. @throws Error with a message for the user when the port is not available */
export async function startServer(options: ServerOptions): Promise<HostServer> {
  const servers: Servers = { ipv4: createServer(), ipv6: createServer() };
  const port = await listen(servers, options.port);
  const access = createAccess(port, options.secret);
  const page = options.devPage
    ? createDevPage(options.devPage, BRIDGE_SCRIPT_PATH)
    : createPage({ root: options.pageRoot, script: `.${BRIDGE_SCRIPT_PATH}` });
  const assets = async (url: URL): Promise<PageAnswer> =>
    url.pathname === BRIDGE_SCRIPT_PATH
      ? await bridgeScript(options.bridgeScript)
      : (answerPicture(options.pictures, url.pathname) ?? (await page(url.pathname, url.search)));

  for (const server of [servers.ipv4, servers.ipv6]) {
    server.on('request', (request, response) => {
      void answer(request, access, assets, options).then((given) => send(request, response, given));
    });
    server.on('upgrade', (request, socket, head) => {
      const reason = upgradeRefusal(request, access);
      if (reason === null) return options.onUpgrade(request, socket, head);
      options.onRefused(reason);
      socket.on('error', () => socket.destroy());
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    });
  }
  return {
    port,
    newLink: () => {
      const key = access.newKey();
      return {
        byHand: `http://${LOOPBACK}:${port}/?key=${key}`,
        direct: `${access.origin}/?key=${key}`,
      };
    },
    close: async () => {
      await Promise.all([closed(servers.ipv4), closed(servers.ipv6)]);
    },
  };
}

async function answer(
  request: IncomingMessage,
  access: Access,
  assets: (url: URL) => Promise<PageAnswer>,
  { onEntered, onRefused }: Pick<ServerOptions, 'onEntered' | 'onRefused'>,
): Promise<Answer> {
  const url = URL.parse(request.url ?? '', access.origin);
  const refused = url ? refusalOf(request, access, url) : BAD_ADDRESS;
  if (!url || refused) return turnAwayAs(refused ?? BAD_ADDRESS, onRefused);
  const admission = admit(request, access, url);
  if (admission.is === 'refused') return turnAwayAs(admission.page, onRefused);
  if (admission.is === 'in') return await assets(url);
  if (admission.is === 'entering') onEntered();
  return admission.answer;
}

function turnAwayAs(page: ErrorPage, onRefused: ServerOptions['onRefused']): Answer {
  onRefused(page.reason);
  return turnAway(page);
}

async function bridgeScript(file: string): Promise<PageAnswer> {
  const headers = { ...SECURITY_HEADERS, 'cache-control': 'no-cache' };
  const body = await readFile(file).catch(() => null);
  return body === null
    ? { status: 404, headers: { ...headers, 'content-type': 'text/plain' }, body: 'Not found' }
    : {
        status: 200,
        headers: { ...headers, 'content-type': 'text/javascript; charset=utf-8' },
        body,
      };
}

function upgradeRefusal(request: IncomingMessage, access: Access): string | null {
  return request.url === BRIDGE_PATH ? access.socketRefusal(request.headers) : 'path';
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
) {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function listen(servers: Servers, port: number | undefined): Promise<number> {
  if (port !== undefined) {
    return await bindBoth(servers, port).catch((error: NodeJS.ErrnoException) => {
      throw new Error(portMessage(port, error));
    });
  }
  return await bindBoth(servers, USUAL_PORT).catch(() => bindBoth(servers, 0));
}

/**
 * Takes the port on both addresses of this computer: browsers try either for the console's name, so that
 * a program of another account on the second one would be taken for this host.
 */
async function bindBoth({ ipv4, ipv6 }: Servers, wanted: number): Promise<number> {
  const port = await bind(ipv4, wanted, LOOPBACK);
  try {
    return await bind(ipv6, port, LOOPBACK_IPV6);
  } catch (error) {
    // On a computer without IPv6 nobody has it.
    if (NO_IPV6.has((error as NodeJS.ErrnoException).code ?? '')) return port;
    await closed(ipv4);
    throw error;
  }
}

function bind(server: Server, port: number, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      server.off('error', reject);
      const { port: bound } = server.address() as AddressInfo;
      resolve(bound);
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function portMessage(port: number, { code, message: text }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Choose another with --port, or leave the option out to let Corridor find a free one.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} may not be used by this account. Choose one above 1023 with --port.`;
  }
  return `Port ${port} cannot be used (${text}). Choose another with --port.`;
}
