import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { AxiosAdapter } from 'axios';
import { describe, expect, it } from 'vitest';
import { SESSION_MESSAGES } from '#contract/people/session.ts';
import { ok } from '#contract/wire/problem.ts';
import { ACCOUNT, credentials, listCall } from '#main/testing/desk.ts';
import { type Answer, serve } from '#main/testing/http-server.ts';
import { INSTALLATION } from '#main/testing/installation.ts';
import { openTestNetwork } from '#main/testing/network.ts';
import { until } from '#main/testing/realtime.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { attaching, PNG, png } from '../testing.ts';
import { createPictures } from './pictures.ts';
import { createPortraits } from './portraits.ts';

const signingIn: Answer = (_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ data: credentials(1) }));
};

const shown = (src: unknown = expect.stringMatching(/^\.\/pictures\/[\w-]{43}$/u)) =>
  ok({ status: 'shown', src, type: 'image/png', size: PNG.length });

describe('a portrait', { tags: ['1L15', '2T17', '2UD06'] }, () => {
  it('of the API is kept for the window, without the token of the session', async () => {
    const { apiUrl, asked, pictures, portrait } = await attaching(png);
    const result = await portrait(`${apiUrl}/faces/7`);
    expect(result).toEqual(shown());
    const { src } = (result as { value: { src: string } }).value;
    expect(pictures.read(src.slice('./pictures/'.length))?.bytes).toEqual(new Uint8Array(PNG));
    expect(asked[0]?.headers.authorization).toBeUndefined();
  });

  it('at an address that is not complete belongs to the API', async () => {
    const { asked, portrait } = await attaching(png);
    expect(await portrait('avatars/7.png')).toEqual(shown());
    expect(await portrait('/avatars/7.png')).toEqual(shown());
    expect(asked.map(({ url }) => url)).toEqual(['/api/avatars/7.png', '/avatars/7.png']);
  });

  it('is fetched once for all windows, until the person logs out', async () => {
    const { asked, desk, portrait } = await attaching((request, response) =>
      request.method === 'POST' ? signingIn(request, response) : png(request, response),
    );
    await desk.call('session.signIn', ACCOUNT, 'w');
    asked.length = 0;
    const first = await portrait('7.png', 'w1');
    expect(await portrait('7.png', 'w2')).toEqual(first);
    expect(asked).toHaveLength(1);
    await desk.call('session.signOut', undefined, 'w1');
    asked.length = 0;
    await portrait('7.png', 'w1');
    expect(asked.map(({ url }) => url)).toEqual(['/api/7.png']);
  });

  it.each([
    ['the next', (signIn: number) => signIn, ['/api/7.png']],
    ['the same, who signs in again', () => 7, []],
  ])(
    'is fetched again for another person, and not for the same one: %s',
    async (_who, idOf, again) => {
      let signIns = 0;
      let isOver = false;
      const { asked, desk, portrait } = await attaching((request, response) => {
        if (request.url?.endsWith('.png')) return png(request, response);
        response.setHeader('content-type', 'application/json');
        if (request.url?.includes('/auth/user')) {
          signIns += 1;
          const user = { id: idOf(signIns), role: 'admin' };
          return response.end(JSON.stringify({ data: { ...credentials(signIns), user } }));
        }
        response.statusCode = 401;
        const message = SESSION_MESSAGES[isOver ? 'refreshExpired' : 'accessExpired'];
        return response.end(JSON.stringify({ message }));
      });
      await desk.call('session.signIn', ACCOUNT, 'w');
      await portrait('7.png');
      isOver = true;
      await desk.call('api.call', listCall('c1'), 'w');
      await desk.call('session.signIn', ACCOUNT, 'w');
      asked.length = 0;
      await portrait('7.png');
      expect(asked.map(({ url }) => url)).toEqual(again);
    },
  );

  it('of another host is fetched only where the managed settings allow it, and asks nothing', async () => {
    let elsewhere = 0;
    const other = await serve((_request, response) => {
      elsewhere += 1;
      response.end(PNG);
    });
    const url = `${other.replace('127.0.0.1', 'localhost')}/7.png`;
    expect(await (await attaching(png)).portrait(url)).toMatchObject({
      problem: { kind: 'refused' },
    });
    expect(elsewhere).toBe(0);
    const managed = { ...INSTALLATION.managed, allowedDownloadHosts: ['localhost'] };
    const allowed = await attaching(png, { installation: { ...INSTALLATION, managed } });
    expect(await allowed.portrait(url)).toEqual(shown());
  });

  it.each(['file:///etc/passwd', 'javascript:alert(1)', 'http://user:pass@127.0.0.1/x', 'http://'])(
    'is not fetched from %s',
    async (url) => {
      const { asked, portrait } = await attaching(png);
      expect(await portrait(url)).toMatchObject({ problem: { kind: 'refused' } });
      expect(asked).toHaveLength(0);
    },
  );

  it.each<readonly [string, Answer]>([
    ['is no image', (_request, response) => response.end('<svg onload="alert(1)"/>')],
    ['is a PDF', (_request, response) => response.end('%PDF-1.7')],
    ['is too large', (_request, response) => response.end(Buffer.alloc(2 * 1024 ** 2 + 1))],
    ['is not there', (_request, response) => response.writeHead(404).end()],
    ['is a redirect', (_request, response) => response.writeHead(302, { location: '/x' }).end()],
    ['asks to wait', (_request, response) => response.writeHead(429, { 'retry-after': '9' }).end()],
  ])('that %s is a problem at once, and in the log once for its host', async (_why, answer) => {
    const { asked, logger, portrait } = await attaching(answer);
    expect(await portrait('7.png')).toMatchObject({ ok: false });
    expect(await portrait('8.png')).toMatchObject({ ok: false });
    expect(asked).toHaveLength(2);
    expect(logger.events().filter((event) => event === 'portrait.failed')).toHaveLength(1);
  });

  /** A network that answers for nothing but `known.png` until a test does. */
  async function holdingBack() {
    const held: ServerResponse[] = [];
    const attached = await attaching((request, response) =>
      request.url?.endsWith('known.png') ? png(request, response) : held.push(response),
    );
    return { ...attached, held };
  }

  it('is loaded with at most three others at a time', async () => {
    const { held, portrait } = await holdingBack();
    const all = Array.from({ length: 9 }, (_, n) => portrait(`${n}.png`));
    for (let n = 0; n < all.length; n += 1) {
      await until(() => held.length === Math.min(n + 4, all.length));
      held[n]?.end(PNG);
    }
    expect((await Promise.all(all)).filter(({ ok: isThere }) => isThere)).toHaveLength(9);
  });

  it('that is cancelled before its turn is not fetched', async () => {
    const { desk, held, logger, portrait } = await holdingBack();
    const all = Array.from({ length: 5 }, (_, n) => portrait(`${n}.png`));
    await until(() => held.length === 4);
    await desk.call('attachments.cancel', { requestId: 'p5' }, 'w');
    expect(await all[4]).toMatchObject({ problem: { kind: 'cancelled' } });
    expect(logger.events()).not.toContain('portrait.failed');
    for (const response of held) response.end(PNG);
    await Promise.all(all);
    expect(held).toHaveLength(4);
  });

  it('that is cancelled as its last byte comes is not kept', async () => {
    const wanted = new AbortController();
    const sending = async function* () {
      yield await Promise.resolve(PNG);
      wanted.abort();
    };
    const adapter: AxiosAdapter = async (config) => ({
      status: 200,
      statusText: 'OK',
      headers: {},
      config,
      data: Readable.from(sending()),
    });
    const pictures = createPictures();
    const portrait = createPortraits({
      network: { ...openTestNetwork(), http: () => ({ adapter }) },
      pictures,
      logger: createTestLogger(),
      address: Promise.resolve({ apiUrl: 'http://127.0.0.1', socketUrl: '' }),
      allowedHosts: [],
    });
    expect(await portrait('7.png', wanted.signal)).toMatchObject({
      problem: { kind: 'cancelled' },
    });
    expect(pictures.read(pictures.portraitKey('http://127.0.0.1/7.png'))).toBeUndefined();
  });

  it('that is in memory does not wait for others to load', async () => {
    const { held, portrait } = await holdingBack();
    const known = await portrait('known.png');
    const all = Array.from({ length: 4 }, (_, n) => portrait(`${n}.png`));
    await until(() => held.length === 4);
    expect(await Promise.race([portrait('known.png', 'w2'), ...all])).toEqual(known);
    for (const response of held) response.end(PNG);
    await Promise.all(all);
  });
});
