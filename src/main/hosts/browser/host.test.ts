import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFakeDesk } from '../testing/fake-desk.ts';
import { createFolder } from '../testing/folder.ts';
import { enter, get, next, openHost, openSocket, signOn } from './testing/host.ts';

describe('the first link', () => {
  it('holds a key of 256 bits and points at 127.0.0.1', async () => {
    const { link } = await openHost();
    expect(link.hostname).toBe('127.0.0.1');
    expect(Buffer.from(link.searchParams.get('key') ?? '', 'base64url')).toHaveLength(32);
  });

  it('is for a name of this run, which no earlier run had and no service worker can have', async () => {
    const [first, second] = [await openHost(), await openHost()];
    for (const { named } of [first, second]) expect(named).toMatch(/^[\da-f]{32}\.localhost:\d+$/u);
    expect(first.named.split('.')[0]).not.toBe(second.named.split('.')[0]);
    const headers = { host: first.link.host };
    const lead = await get(first, `/${first.link.search}`, { headers });
    expect(lead.headers['clear-site-data']).toBe('"storage"');
    const page = await get(first, '/', { headers: { cookie: await signOn(first) } });
    expect(page.headers['content-security-policy']).toContain("worker-src 'none'");
  });

  it('leads on to the name of the console, and gives nothing under its own address', async () => {
    const host = await openHost();
    const headers = { host: host.link.host };
    const lead = await get(host, `/${host.link.search}`, { headers });
    expect([lead.status, lead.headers.location]).toEqual([
      303,
      `${host.origin}/${host.link.search}`,
    ]);
    expect(lead.headers['set-cookie']).toBeUndefined();
    expect((await get(host, '/', { headers })).status).toBe(401);
    expect((await get(host, '/?key=wrong', { headers })).status).toBe(403);
  });

  it('gives a session cookie and a secret, and goes to an address without the key', async () => {
    const host = await openHost();
    const { status, headers, body } = await get(host, `/${host.link.search}`);
    expect(status).toBe(200);
    expect(body).toContain("location.replace('/' + location.hash)");
    expect(headers['set-cookie']?.[0]).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(headers['set-cookie']?.[0]).not.toContain('Domain');
    expect(headers['set-cookie']?.[0] + body).not.toContain(host.link.searchParams.get('key'));
    const [nonce] = /(?<=<script nonce=")[^"]+/u.exec(body) ?? [];
    expect(headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}'`);
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

  it('is not used up by a wrong key, by its address or by a question for headers', async () => {
    const host = await openHost();
    expect((await get(host, '/?key=wrong')).status).toBe(403);
    await get(host, `/${host.link.search}`, { headers: { host: host.link.host } });
    await get(host, `/${host.link.search}`, { method: 'HEAD' });
    expect((await get(host, `/${host.link.search}`)).status).toBe(200);
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
    expect((await get(host, path, { headers: agent(150) })).status).toBe(200);
  });
});

describe('a further start', () => {
  it('opens one window at a time, however often it is asked for', async () => {
    const folder = await createFolder({
      chromium: '#!/bin/sh\necho opened >> "$0.log"\nexec sleep 60\n',
    });
    const browser = join(folder, 'chromium');
    chmodSync(browser, 0o755);
    const opened = () => readFile(`${browser}.log`, 'utf8').catch(() => '');
    const host = await openHost({ browser });
    const first = Array.from({ length: 200 }, () => host.show());
    expect(first).toEqual(first.map(() => true));
    await expect.poll(opened).toBe('opened\n');
    await enter(host);
    for (let n = 0; n < 200; n += 1) host.show();
    await expect.poll(opened).toBe('opened\nopened\n');
  });
});

describe('requests that are turned away', () => {
  it('are in the log once a minute for each reason, with how many there were', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const host = await openHost();
    for (let n = 0; n < 50; n += 1) await get(host, '/?key=guessed');
    await get(host, '/', { headers: { host: 'evil.example' } });
    const logged = () =>
      host.logger.lines.map((line) => JSON.parse(line)).map(({ reason, times }) => [reason, times]);
    expect(logged()).toEqual([
      ['key', undefined],
      ['host', undefined],
    ]);
    vi.advanceTimersByTime(60_000);
    expect(logged().slice(2)).toEqual([['key', 49]]);
    await get(host, '/?key=guessed');
    expect(logged().slice(3)).toEqual([['key', undefined]]);
  });
});

describe('the bridge', () => {
  it('carries a call and its answer', async () => {
    const host = await openHost();
    const socket = await openSocket(host, await enter(host));
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
    const entered = await enter(host);
    const windows = [await openSocket(host, entered), await openSocket(host, entered)];
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
    const socket = await openSocket(host, await enter(host));
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
    const entered = await enter(host);
    const bad = await openSocket(host, entered);
    const good = await openSocket(host, entered);
    bad.send(message);
    expect((await once(bad, 'close'))[0]).toBe(1008);
    good.send('{"id":1,"name":"app.start"}');
    expect(await next(good)).toMatchObject({ id: 1 });
    expect(host.desk.calls).toHaveLength(1);
    expect(host.logger.events()).toContain('bridge.refused');
  });

  it('drops a window that sends too much', async () => {
    const host = await openHost();
    const socket = await openSocket(host, await enter(host));
    socket.send(JSON.stringify({ id: 1, name: 'api.call', input: 'x'.repeat(9 * 1024 * 1024) }));
    expect((await once(socket, 'close'))[0]).toBe(1009);
    expect(host.desk.calls).toHaveLength(0);
  });
});

/** A program of another account on the second address of this computer; null without IPv6. */
async function squat(port: number): Promise<number | null> {
  const server = createServer();
  const isListening = new Promise<boolean>((resolve) => {
    server.once('listening', () => resolve(true)).once('error', () => resolve(false));
  });
  server.listen(port, '::1');
  if (!(await isListening)) return null;
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

describe('the port', () => {
  it('in use is named in the message, with what to do', async () => {
    const { port } = await openHost();
    await expect(openHost({ port })).rejects.toThrow(
      `Port ${port} is in use by another program. Choose another with --port`,
    );
  });

  it('is taken on both addresses a browser tries for the name, or not at all', async () => {
    const { port } = await openHost();
    expect(await squat(port), 'nobody else gets it').toBeNull();
    const squatted = await squat(0);
    if (squatted === null) return;
    await expect(openHost({ port: squatted })).rejects.toThrow(`Port ${squatted} is in use`);
    const again = createServer().listen(squatted, '127.0.0.1');
    await once(again, 'listening');
    again.close();
  });
});
