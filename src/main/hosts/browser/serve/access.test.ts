import { once } from 'node:events';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { get, handshake, openHost, openUnproven, signOn } from '../testing/host.ts';

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
    for (const name of [
      `evil.example:${host.port}`,
      '127.0.0.1',
      `127.0.0.1:${host.port + 1}`,
      `localhost:${host.port}`,
      `other.localhost:${host.port}`,
    ]) {
      const headers = { cookie, host: name };
      expect((await get(host, '/', { headers })).status).toBe(403);
      expect(await handshake(host, { ...headers, origin: `http://${name}` })).toBe(403);
    }
  });

  it('under the address of the start link, with all that a window has', async () => {
    const host = await openHost();
    const cookie = await signOn(host);
    const picture = host.pictures.keep({ type: 'image/png', bytes: new Uint8Array([1]) });
    const headers = { cookie, host: host.link.host };
    for (const path of ['/', '/bridge.js', '/assets/index-1a2b.js', `/pictures/${picture}`]) {
      expect((await get(host, path, { headers })).status).toBe(401);
      expect((await get(host, path, { headers: { cookie } })).status).toBe(200);
    }
    expect(await handshake(host, { ...headers, origin: host.link.origin })).toBe(403);
  });

  it.each<[string, (greeting: string) => string]>([
    ['a call', () => '{"id":1,"name":"app.start"}'],
    ['a wrong proof', () => `{"proof":"${'0'.repeat(64)}"}`],
    ["the host's own proof", (greeting) => greeting],
    ['nothing that can be read', () => 'x'],
  ])('at the socket without the secret of the page, with every cookie: %s', async (_what, say) => {
    const host = await openHost();
    const socket = await openUnproven(host, await signOn(host));
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    socket.send('{"challenge":"mine"}');
    await once(socket, 'message');
    host.desk.emit('connection', { state: 'live' });
    socket.send(say(heard[0] ?? ''));
    expect((await once(socket, 'close'))[0]).toBe(1008);
    expect(heard).toHaveLength(1);
    expect(host.desk.calls).toEqual([]);
    expect(host.desk.released).toEqual([]);
  });

  it('at the socket that says nothing, after a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const host = await openHost();
    const socket = await openUnproven(host, await signOn(host));
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    const closed = once(socket, 'close');
    vi.advanceTimersByTime(10_000);
    expect((await closed)[0]).toBe(1008);
  });

  it('from a page of another origin', async () => {
    const host = await openHost();
    const cookie = await signOn(host);
    for (const origin of [
      'http://evil.example',
      'null',
      `http://localhost:${host.port}`,
      `https://127.0.0.1:${host.port}`,
      `https://${host.named}`,
      host.link.origin,
    ]) {
      expect((await get(host, '/', { headers: { cookie, origin } })).status).toBe(403);
      expect(await handshake(host, { cookie, origin })).toBe(403);
    }
    expect(await handshake(host, { cookie })).toBe(403);
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
      headers: { cookie, host: host.named, origin: host.origin },
    });
    const [error] = await once(socket, 'error');
    expect(String(error)).toContain('403');
  });
});
