/** The HTTP side of the browser host: loopback only, every request checked, the built page served. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { chromiumVersion, OLDEST_CHROMIUM } from '#domain/browsers.ts';
import type { Pictures } from '#main/files/pictures.ts';
import {
  createPage,
  forwardingPage,
  messagePage,
  type PageAnswer,
  SECURITY_HEADERS,
} from '../shared/page.ts';
import { answerPicture } from '../shared/pictures.ts';
import { type Access, createAccess } from './access.ts';
import { createDevPage } from './dev-page.ts';

/** The default port. It is fixed so that bookmarks and the window's cache keep working. */
const USUAL_PORT = 4680;
const LOOPBACK = '127.0.0.1';
const BRIDGE_PATH = '/bridge';
/** Beside the WebSocket: the script finds it relative to itself. */
const BRIDGE_SCRIPT_PATH = '/bridge.js';

/** Takes over a WebSocket handshake that passed all checks. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** The content and the listeners of the server. */
export interface ServerOptions {
  /** The port; 0 lets the system pick one, undefined takes the usual one if it is free. */
  readonly port: number | undefined;
  /** Folder of the built page. */
  readonly pageRoot: string;
  /** Address of a development server that serves the page instead of `pageRoot`. */
  readonly devPage?: string | undefined;
  /** File of the built script that gives the page its end of the bridge. */
  readonly bridgeScript: string;
  /** The pictures that windows show. */
  readonly pictures: Pictures;
  readonly onUpgrade: UpgradeHandler;
  /** Called once the first link was used. */
  readonly onEntered: () => void;
  /** Called for every request that was turned away, with the reason. */
  readonly onRefused: (reason: string) => void;
}

/** A running server. */
export interface HostServer {
  readonly port: number;
  /** The URL that opens the console once; it holds the key. */
  readonly firstUrl: string;
  /** Closes the port and every connection. */
  close(): Promise<void>;
}

/**
 * Starts serving.
 * @throws Error with a message for the user when the port is not available
 */
export async function startServer(options: ServerOptions): Promise<HostServer> {
  const server = createServer();
  const port = await listen(server, options.port);
  const access = createAccess(port);
  const page = options.devPage
    ? createDevPage(options.devPage, BRIDGE_SCRIPT_PATH)
    : createBuiltPage(options.pageRoot);
  const assets = async (url: URL): Promise<PageAnswer> =>
    url.pathname === BRIDGE_SCRIPT_PATH
      ? await bridgeScript(options.bridgeScript)
      : (answerPicture(options.pictures, url.pathname) ?? (await page(url.pathname, url.search)));

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
  return {
    port,
    firstUrl: `http://${LOOPBACK}:${port}/?key=${access.key}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function createBuiltPage(root: string): (path: string) => Promise<PageAnswer> {
  return createPage({ root, script: `.${BRIDGE_SCRIPT_PATH}` });
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** A request that is turned away: the reason for the log, and a page for the person. */
interface ErrorPage {
  readonly status: number;
  readonly reason: string;
  readonly title: string;
  readonly text: string;
}

async function answer(
  request: IncomingMessage,
  access: Access,
  assets: (url: URL) => Promise<PageAnswer>,
  { onEntered, onRefused }: Pick<ServerOptions, 'onEntered' | 'onRefused'>,
): Promise<Answer> {
  const url = URL.parse(request.url ?? '', `http://${LOOPBACK}`);
  const refused = url ? refusal(request, access, url) : BAD_ADDRESS;
  if (!url || refused) return turnAway(refused ?? BAD_ADDRESS, onRefused);

  const isIn = access.holdsSession(request.headers);
  const key = url.pathname === '/' ? url.searchParams.get('key') : null;
  if (key !== null && request.method === 'GET') {
    if (isIn) return redirectHome({});
    const cookie = access.exchange(key);
    if (cookie === null) return turnAway(WRONG_KEY, onRefused);
    onEntered();
    const lead = request.headers['sec-fetch-site'] === 'cross-site' ? forwardHome : redirectHome;
    return lead({ 'set-cookie': cookie });
  }
  return isIn ? await assets(url) : turnAway(NO_SESSION, onRefused);
}

/** Whether no window of Corridor makes such a request. */
function refusal(request: IncomingMessage, access: Access, url: URL): ErrorPage | null {
  const reason = access.refusal(request.headers);
  if (reason !== null) {
    return {
      status: 403,
      reason,
      title: 'Refused',
      text: 'This request is not meant for Corridor.',
    };
  }
  // Before the link is used up: it can be opened again in a newer browser.
  if (request.method === 'GET' || request.method === 'HEAD') {
    return url.pathname === '/' ? tooOld(request) : null;
  }
  return {
    status: 405,
    reason: 'method',
    title: 'Refused',
    text: 'Only reading is possible here.',
  };
}

/** Whether the console would not run in this browser. */
function tooOld({ headers }: IncomingMessage): ErrorPage | null {
  const version = chromiumVersion(headers['user-agent']);
  if (version === undefined || version >= OLDEST_CHROMIUM) return null;
  return {
    status: 403,
    reason: 'old browser',
    title: 'This browser is too old',
    text: `Corridor needs Chromium, Chrome or Edge ${OLDEST_CHROMIUM} or newer. This is version ${version}. Update the browser, then start Corridor again.`,
  };
}

const NEW_LINK =
  'Each start link works once, in one browser. If Corridor is open in a window of that browser, continue there. Otherwise stop Corridor (Ctrl-C in its terminal), start it again with npm start, and open the new link.';
const BAD_ADDRESS: ErrorPage = {
  status: 400,
  reason: 'address',
  title: 'Refused',
  text: 'The address of this request cannot be read.',
};
const WRONG_KEY: ErrorPage = {
  status: 403,
  reason: 'key',
  title: 'This link has expired',
  text: NEW_LINK,
};
const NO_SESSION: ErrorPage = {
  status: 401,
  reason: 'no session',
  title: 'Corridor is not open in this browser',
  text: NEW_LINK,
};

/** For a page that loads nothing else. */
const PLAIN_PAGE_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'content-type': 'text/html; charset=utf-8',
};

function turnAway(
  { status, reason, title, text }: ErrorPage,
  onRefused: (reason: string) => void,
): Answer {
  onRefused(reason);
  return {
    status,
    headers: PLAIN_PAGE_HEADERS,
    body: messagePage(title, text),
  };
}

/** The key must not stay in the address bar; a route after '#' survives the redirect. */
const redirectHome = (headers: Readonly<Record<string, string>>): Answer => ({
  status: 303,
  headers: { ...SECURITY_HEADERS, 'cache-control': 'no-store', ...headers, location: '/' },
  body: '',
});

/**
 * The same for a visitor from another page, such as the file of `handover.ts`: browsers send a
 * SameSite=Strict cookie with the visitor's next navigation, but not with a redirect.
 */
const forwardHome = (headers: Readonly<Record<string, string>>): Answer => ({
  status: 200,
  headers: { ...PLAIN_PAGE_HEADERS, ...headers },
  body: forwardingPage('/'),
});

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
  if (request.url !== BRIDGE_PATH) return 'path';
  return (
    access.socketRefusal(request.headers) ??
    (access.holdsSession(request.headers) ? null : 'no session')
  );
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
) {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function listen(server: Server, port: number | undefined): Promise<number> {
  if (port !== undefined) {
    return await bind(server, port).catch((error: NodeJS.ErrnoException) => {
      throw new Error(portMessage(port, error));
    });
  }
  return await bind(server, USUAL_PORT).catch(() => bind(server, 0));
}

function bind(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      server.off('error', reject);
      const { port: bound } = server.address() as AddressInfo;
      resolve(bound);
    });
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
