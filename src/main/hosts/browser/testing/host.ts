/**
 * A browser host in this process, and windows of it without a browser: who may connect is tested in
 * milliseconds.
 */
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { createPictures } from '#main/files/pictures/pictures.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createFakeDesk } from '../../testing/fake-desk.ts';
import { BUILT_PAGE, createFolder } from '../../testing/folder.ts';
import { startHost } from '../host.ts';
import { newChallenge, proofOf } from '../page/proof.ts';
import type { WireGreeting } from '../serve/wire.ts';

/** Starts a host whose page is a few files. */
export async function openHost({
  port,
  desk = createFakeDesk(),
  browser,
}: {
  port?: number;
  desk?: ReturnType<typeof createFakeDesk>;
  /** The program that stands for a browser; no window is opened without one. */
  browser?: string;
} = {}) {
  const folder = await createFolder(BUILT_PAGE);
  const logger = createTestLogger();
  const announced: string[] = [];
  const pictures = createPictures();
  const host = await startHost({
    port: port ?? 0,
    open: browser !== undefined,
    dataFolder: folder,
    pageRoot: join(folder, 'renderer'),
    bridgeScript: join(folder, 'main/page-bridge.js'),
    pictures,
    logger,
    desk: Promise.resolve(desk),
    around: {
      platform: 'linux',
      env: { DISPLAY: ':0', PATH: dirname(browser ?? '/') },
      isRoot: false,
      canRun: (file) => file === browser,
    },
    announce: (url) => announced.push(url),
    tell: () => undefined,
    onClosed: () => undefined,
  });
  onTestFinished(() => host.stop());
  const link = new URL(announced[0] ?? '');
  const lead = await get({ port: host.port, named: link.host }, `/${link.search}`);
  const { host: named } = new URL(lead.headers.location ?? '');
  const { port: bound, show } = host;
  return { desk, link, logger, named, origin: `http://${named}`, port: bound, pictures, show };
}
type Opened = Awaited<ReturnType<typeof openHost>>;

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A request to the console exactly as given: no client normalizes its path or adds a header. */
export async function get(
  { port, named }: Pick<Opened, 'port' | 'named'>,
  path: string,
  { headers, ...options }: RequestOptions & { headers?: Record<string, string> } = {},
): Promise<Answer> {
  const all = { host: named, ...headers };
  const request = httpRequest({ host: '127.0.0.1', port, path, headers: all, ...options }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/** What a window has that was opened with the link. */
interface Entered {
  readonly cookie: string;
  /** What the page has in its storage. */
  readonly secret: string;
}

/** Opens the console with its link. */
export async function enter(host: Opened): Promise<Entered> {
  const { headers, body } = await get(host, `/${host.link.search}`);
  const [, secret = ''] =
    /localStorage\.setItem\('corridor-socket', '([\w-]+)'\)/u.exec(body) ?? [];
  return { cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '', secret };
}

/** The cookie alone. */
export const signOn = async (host: Opened): Promise<string> => (await enter(host)).cookie;

const socketTo = (host: Opened, headers: Record<string, string>) =>
  new WebSocket(`ws://127.0.0.1:${host.port}/bridge`, {
    headers: { host: host.named, ...headers },
  });

/** Opens a socket as a window does, without the proof that comes first. */
export async function openUnproven(host: Opened, cookie: string) {
  const socket = socketTo(host, { cookie, origin: host.origin });
  onTestFinished(() => socket.terminate());
  await once(socket, 'open');
  return socket;
}

/** Opens a socket as a window does. */
export async function openSocket(host: Opened, { cookie, secret }: Entered) {
  const socket = await openUnproven(host, cookie);
  const challenge = newChallenge();
  socket.send(JSON.stringify({ challenge }));
  const { challenge: theirs, proof } = (await next(socket)) as WireGreeting;
  if (proof !== (await proofOf(secret, 'host', challenge, theirs))) throw new Error('no proof');
  socket.send(JSON.stringify({ proof: await proofOf(secret, 'page', challenge, theirs) }));
  // What comes after the proof is answered after it.
  socket.ping();
  await once(socket, 'pong');
  return socket;
}

/** The next message. */
export const next = async (socket: WebSocket): Promise<unknown> => {
  const [data] = await once(socket, 'message');
  return JSON.parse(String(data));
};

/** The HTTP status with which a handshake is refused; 101 when it is not. */
export const handshake = (host: Opened, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve) => {
    const socket = socketTo(host, headers);
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
    socket.on('error', () => undefined);
  });
