import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { createPictures } from '#main/files/pictures.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createFakeDesk } from '../testing/fake-desk.ts';
import { BUILT_PAGE, createFolder } from '../testing/folder.ts';
import { startHost } from './host.ts';

async function openHost({
  port,
  desk = createFakeDesk(),
}: {
  port?: number;
  desk?: ReturnType<typeof createFakeDesk>;
} = {}) {
  const folder = await createFolder(BUILT_PAGE);
  const logger = createTestLogger();
  const announced: string[] = [];
  const host = await startHost({
    port: port ?? 0,
    open: false,
    dataFolder: folder,
    pageRoot: join(folder, 'renderer'),
    bridgeScript: join(folder, 'main/page-bridge.js'),
    pictures: createPictures(),
    logger,
    desk: Promise.resolve(desk),
    around: { platform: 'linux', env: {}, isRoot: false, canRun: () => false },
    announce: (url) => announced.push(url),
    tell: () => undefined,
    onClosed: () => undefined,
  });
  onTestFinished(() => host.stop());
  const link = new URL(announced[0] ?? '');
  return { desk, link, logger, origin: link.origin, port: host.port };
}
type Opened = Awaited<ReturnType<typeof openHost>>;

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A request exactly as given: no client normalizes its path or adds a header. */
async function get(
  { port }: { port: number },
  path: string,
  options: RequestOptions = {},
): Promise<Answer> {
  const request = httpRequest({ host: '127.0.0.1', port, path, ...options }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

async function signOn(host: Opened): Promise<string> {
  const { headers } = await get(host, host.link.pathname + host.link.search);
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

const socketTo = (host: Opened, headers: Record<string, string>) =>
  new WebSocket(`ws://127.0.0.1:${host.port}/bridge`, { headers });

async function openSocket(host: Opened, cookie: string) {
  const socket = socketTo(host, { cookie, origin: host.origin });
  onTestFinished(() => socket.terminate());
  await once(socket, 'open');
  return socket;
}

const next = async (socket: WebSocket): Promise<unknown> => {
  const [data] = await once(socket, 'message');
  return JSON.parse(String(data));
};

/** The HTTP status with which a handshake is refused; 101 when it is not. */
const handshake = (host: Opened, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve) => {
    const socket = socketTo(host, headers);
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
    socket.on('error', () => undefined);
  });

describe('the first link', () => {
  it('holds a key of 256 bits and points at 127.0.0.1', async () => {
    const { link } = await openHost();
    expect(link.hostname).toBe('127.0.0.1');
    expect(Buffer.from(link.searchParams.get('key') ?? '', 'base64url')).toHaveLength(32);
  });

  it('gives a session cookie and redirects to an address without the key', async () => {
    const host = await openHost();
    const { status, headers } = await get(host, `/${host.link.search}`);
    expect(status).toBe(303);
    expect(headers.location).toBe('/');
    expect(headers['set-cookie']?.[0]).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(headers['set-cookie']?.[0]).not.toContain(host.link.searchParams.get('key'));
  });

  it('works once; then a page says how to get a new one', async () => {
    const host = await openHost();
    await signOn(host);
    const { status, headers, body } = await get(host, `/${host.link.search}`);
    expect(status).toBe(403);
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toContain('This link has expired');
    expect(body).toContain('npm start');
  });

  it('opens the console again in the same browser', async () => {
    const host = await openHost();
    const cookie = await signOn(host);
    const { status, headers } = await get(host, `/${host.link.search}`, { headers: { cookie } });
    expect([status, headers.location]).toEqual([303, '/']);
  });

  it('is not used up by a wrong key or by a question for headers', async () => {
    const host = await openHost();
    expect((await get(host, '/?key=wrong')).status).toBe(403);
    await get(host, `/${host.link.search}`, { method: 'HEAD' });
    expect((await get(host, `/${host.link.search}`)).status).toBe(303);
  });
});

describe('a browser that is too old', () => {
  const agent = (version: number) => ({ 'user-agent': `Mozilla/5.0 Chrome/${version}.0.0.0` });

  it('gets a page that says so, and does not use up the link', async () => {
    const host = await openHost();
    const path = `/${host.link.search}`;
    const { status, headers, body } = await get(host, path, { headers: agent(149) });
    expect([status, headers['set-cookie']]).toEqual([403, undefined]);
    expect(body).toContain('Corridor needs Chromium, Chrome or Edge 150 or newer');
    expect(body).toContain('This is version 149.');
    expect(host.logger.events()).toEqual(['host.refused']);
    expect((await get(host, path, { headers: agent(150) })).status).toBe(303);
  });
});

describe('a window with the cookie', () => {
  it('gets the page, its files and the bridge script under a strict policy', async () => {
    const host = await openHost();
    const headers = { cookie: await signOn(host) };
    const page = await get(host, '/', { headers });
    expect(page.status).toBe(200);
    expect(page.body).toContain('src="./bridge.js"');
    expect(page.headers['content-security-policy']).toContain("connect-src 'self';");
    expect((await get(host, '/bridge.js', { headers })).body).toBe('/* the bridge */');
    expect((await get(host, '/assets/index-1a2b.js', { headers })).status).toBe(200);
  });

  it('gets another nonce with each answer', async () => {
    const host = await openHost();
    const headers = { cookie: await signOn(host) };
    const policies = [await get(host, '/', { headers }), await get(host, '/', { headers })].map(
      (answer) => answer.headers['content-security-policy'],
    );
    expect(policies[0]).not.toBe(policies[1]);
  });

  it('cannot read outside the page', async () => {
    const host = await openHost();
    const headers = { cookie: await signOn(host) };
    for (const path of [
      '/../secret.json',
      '/..%2fsecret.json',
      '/assets/%2e%2e/%2e%2e/secret.json',
    ]) {
      expect((await get(host, path, { headers })).status).toBe(404);
    }
  });
});

describe('everyone else is refused', () => {
  it('without the cookie', async () => {
    const host = await openHost();
    for (const path of ['/', '/bridge.js', '/assets/index-1a2b.js']) {
      expect((await get(host, path)).status).toBe(401);
    }
    expect(await handshake(host, { origin: host.origin })).toBe(403);
    expect(await handshake(host, { origin: host.origin, cookie: `corridor-${host.port}=x` })).toBe(
      403,
    );
  });

  it('under a foreign host name, although it leads here', async () => {
    const host = await openHost();
    const cookie = await signOn(host);
    for (const name of [`evil.example:${host.port}`, '127.0.0.1', `127.0.0.1:${host.port + 1}`]) {
      const headers = { cookie, host: name };
      expect((await get(host, '/', { headers })).status).toBe(403);
      expect(await handshake(host, { ...headers, origin: `http://${name}` })).toBe(403);
    }
  });

  it('from a page of another origin', async () => {
    const host = await openHost();
    const cookie = await signOn(host);
    for (const origin of [
      'http://evil.example',
      'null',
      `http://localhost:${host.port}`,
      `https://127.0.0.1:${host.port}`,
    ]) {
      expect((await get(host, '/', { headers: { cookie, origin } })).status).toBe(403);
      expect(await handshake(host, { cookie, origin })).toBe(403);
    }
    expect(await handshake(host, { cookie })).toBe(403);
    expect(await handshake(host, { cookie, origin: host.origin })).toBe(101);
    expect(host.logger.events()).toContain('host.refused');
  });

  it('when another page on this machine loads a part of it', async () => {
    const host = await openHost();
    const cookie = await signOn(host);
    const fetched = (site: string, mode: string, dest: string) => ({
      headers: { cookie, 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest },
    });
    expect((await get(host, '/bridge.js', fetched('same-site', 'no-cors', 'script'))).status).toBe(
      403,
    );
    expect((await get(host, '/', fetched('same-site', 'navigate', 'iframe'))).status).toBe(403);
    expect((await get(host, '/', fetched('same-site', 'navigate', 'document'))).status).toBe(200);
    expect((await get(host, '/bridge.js', fetched('same-origin', 'cors', 'script'))).status).toBe(
      200,
    );
  });

  it('with anything but reading, and at any other socket path', async () => {
    const host = await openHost();
    const cookie = await signOn(host);
    expect((await get(host, '/', { method: 'POST', headers: { cookie } })).status).toBe(405);
    const socket = new WebSocket(`ws://127.0.0.1:${host.port}/other`, {
      headers: { cookie, origin: host.origin },
    });
    const [error] = await once(socket, 'error');
    expect(String(error)).toContain('403');
  });
});

describe('the bridge', () => {
  it('carries a call and its answer', async () => {
    const host = await openHost();
    const socket = await openSocket(host, await signOn(host));
    socket.send('{"id":7,"name":"api.call","input":{"a":1}}');
    expect(await next(socket)).toEqual({ id: 7, result: { ok: true, value: { a: 1 } } });
    socket.send('{"id":8,"name":"app.start"}');
    expect(await next(socket)).toEqual({ id: 8, result: { ok: true } });
    expect(host.desk.calls.map(({ name, input }) => [name, input])).toEqual([
      ['api.call', { a: 1 }],
      ['app.start', undefined],
    ]);
  });

  it('tells every window of every event, and knows the windows apart', async () => {
    const host = await openHost();
    const cookie = await signOn(host);
    const windows = [await openSocket(host, cookie), await openSocket(host, cookie)];
    const heard = Promise.all(windows.map(next));
    host.desk.emit('connection', { state: 'live' });
    const event = { event: 'connection', payload: { state: 'live' } };
    expect(await heard).toEqual([event, event]);

    for (const socket of windows) {
      socket.send('{"id":1,"name":"app.start"}');
      await next(socket);
    }
    expect(new Set(host.desk.calls.map(({ client }) => client)).size).toBe(2);
  });

  it('releases what a window waits for when it closes', async () => {
    const host = await openHost({ desk: createFakeDesk(() => new Promise(() => undefined)) });
    const socket = await openSocket(host, await signOn(host));
    socket.send('{"id":1,"name":"api.call","input":{}}');
    await expect.poll(() => host.desk.calls).toHaveLength(1);
    socket.close();
    await expect.poll(() => host.desk.released).toEqual([host.desk.calls[0]?.client]);
  });

  it.each([
    ['not JSON', '{"id":1,'],
    ['no id', '{"name":"app.start"}'],
    ['no name', '{"id":1,"name":5}'],
    ['no object', '[]'],
    ['bytes', Buffer.from('{"id":1,"name":"app.start"}')],
  ])('drops a window that sends %s, and no other', async (_what, message) => {
    const host = await openHost();
    const cookie = await signOn(host);
    const [bad, good] = [await openSocket(host, cookie), await openSocket(host, cookie)];
    bad.send(message);
    expect((await once(bad, 'close'))[0]).toBe(1008);
    good.send('{"id":1,"name":"app.start"}');
    expect(await next(good)).toMatchObject({ id: 1 });
    expect(host.desk.calls).toHaveLength(1);
    expect(host.logger.events()).toContain('bridge.refused');
  });

  it('drops a window that sends too much', async () => {
    const host = await openHost();
    const socket = await openSocket(host, await signOn(host));
    socket.send(JSON.stringify({ id: 1, name: 'api.call', input: 'x'.repeat(9 * 1024 * 1024) }));
    expect((await once(socket, 'close'))[0]).toBe(1009);
    expect(host.desk.calls).toHaveLength(0);
  });
});

describe('the port', () => {
  it('in use is named in the message, with what to do', async () => {
    const { port } = await openHost();
    await expect(openHost({ port })).rejects.toThrow(
      `Port ${port} is in use by another program. Choose another with --port`,
    );
  });
});
