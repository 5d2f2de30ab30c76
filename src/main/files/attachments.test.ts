import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SESSION_MESSAGES } from '#contract/people/session.ts';
import { ok } from '#contract/wire/problem.ts';
import type { DeskPorts } from '#main/desk/desk-ports.ts';
import { createFolder } from '#main/hosts/testing/folder.ts';
import { configuredApi } from '#main/settings/configuration.ts';
import { ACCOUNT, credentials, deskWith, listCall } from '#main/testing/desk.ts';
import { type Answer, deadAddress, serve } from '#main/testing/http-server.ts';
import { INSTALLATION } from '#main/testing/installation.ts';
import { until } from '#main/testing/realtime.ts';
import { createPictures } from './pictures/pictures.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const MEGABYTE = Buffer.alloc(1024 ** 2, 'x');

/** A desk whose API serves files by `answer`; files need no sign-in. */
async function attaching(answer: Answer, ports: Partial<DeskPorts> = {}) {
  const asked: IncomingMessage[] = [];
  const apiUrl = await serve((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  const base = await createFolder();
  const folder = join(base, 'Downloads');
  const opened: string[] = [];
  const marked: string[] = [];
  const pictures = createPictures();
  const { desk, logger } = deskWith({
    api: configuredApi({ apiUrl: `${apiUrl}/api`, socketUrl: await deadAddress() }),
    downloads: {
      folder,
      open: (path) => {
        opened.push(path);
        return Promise.resolve(marked.includes(path));
      },
      mark: (path) => {
        marked.push(path);
        return Promise.resolve();
      },
    },
    pictures,
    ...ports,
  });
  const show = (url: string, more: object = {}) =>
    desk.call('attachments.show', { requestId: 'a1', url, ...more }, 'w');
  const save = (url: string, more: object = {}) =>
    desk.call(
      'attachments.save',
      { requestId: 'a1', url, name: 'Card 7', open: false, ...more },
      'w',
    );
  let portraits = 0;
  const portrait = (url: string, window = 'w') => {
    portraits += 1;
    return desk.call('attachments.portrait', { requestId: `p${portraits}`, url }, window);
  };
  const files = async () => ((await readdir(base)).length > 0 ? await readdir(folder) : []);
  return { apiUrl, asked, desk, files, folder, logger, opened, pictures, portrait, save, show };
}

const png: Answer = (_request, response) => response.end(PNG);
const signingIn: Answer = (_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ data: credentials(1) }));
};

describe('showing an attachment', () => {
  it('keeps a picture of the API for the window, under any name the server gives', async () => {
    const { apiUrl, asked, pictures, show } = await attaching((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' });
      response.end(PNG);
    });
    const result = await show(`${apiUrl}/images/one`);
    expect(result).toEqual({
      ok: true,
      value: {
        status: 'shown',
        src: expect.stringMatching(/^\.\/pictures\/[\w-]{32}$/u),
        type: 'image/png',
        size: PNG.length,
        digest: createHash('sha256').update(PNG).digest('hex'),
      },
    });
    const { src } = (result as { value: { src: string } }).value;
    expect(pictures.read(src.slice('./pictures/'.length))?.bytes).toEqual(new Uint8Array(PNG));
    expect(asked[0]?.headers.authorization).toBeUndefined();
  });

  it('reads an address that is not complete from the base of the API', async () => {
    const { asked, show } = await attaching(png);
    expect((await show('uploads/one.png')).ok).toBe(true);
    expect(asked[0]?.url).toBe('/api/uploads/one.png');
  });

  it.each(['file:///etc/passwd', 'javascript:alert(1)', 'http://user:pass@127.0.0.1/x'])(
    'fetches nothing from %s',
    async (url) => {
      const { asked, show } = await attaching(png);
      expect(await show(url)).toMatchObject({ ok: false, problem: { kind: 'refused' } });
      expect(asked).toHaveLength(0);
    },
  );

  it('asks before it fetches from another host, unless the managed settings allow it', async () => {
    let elsewhere = 0;
    const other = await serve((_request, response) => {
      elsewhere += 1;
      response.end(PNG);
    });
    const { host, hostname } = new URL(other);
    const asking = await attaching(png);
    expect(await asking.show(`${other}/x.png`)).toEqual({
      ok: true,
      value: { status: 'foreign-host', host, place: 'loopback' },
    });
    expect(elsewhere).toBe(0);
    expect(await asking.show(`${other}/x.png`, { allowHost: host })).toMatchObject({
      value: { status: 'shown' },
    });
    const managed = { ...INSTALLATION.managed, allowedDownloadHosts: [hostname] };
    const allowed = await attaching(png, { installation: { ...INSTALLATION, managed } });
    expect(await allowed.show(`${other}/x.png`)).toMatchObject({ value: { status: 'shown' } });
  });

  it.each([
    ['drawing that can hold scripts', SVG, 'image/svg+xml', 'JPEG, PNG, WebP and GIF images'],
    ['web page', Buffer.from('<html>'), 'text/html', 'web page'],
    ['text called a picture', MEGABYTE, 'image/png', 'JPEG, PNG, WebP and GIF images'],
    ['PDF', PDF, 'image/png', 'PDF'],
  ])('shows no %s', async (_what, content, type, words) => {
    const { show } = await attaching((_request, response) => {
      response.writeHead(200, { 'content-type': type });
      response.end(content);
    });
    expect(await show('x')).toMatchObject({
      ok: false,
      problem: { kind: 'refused', message: expect.stringContaining(words) },
    });
  });

  it('takes no file that is too large', async () => {
    const { show } = await attaching((_request, response) => {
      for (let sent = 0; sent < 27; sent += 1) response.write(MEGABYTE);
      response.end();
    });
    expect(await show('x')).toMatchObject({
      ok: false,
      problem: { kind: 'refused', message: expect.stringContaining('larger than 25 MB') },
    });
  });

  it('says what the host answered, and that nothing came', async () => {
    const { show } = await attaching((_request, response) => {
      response.writeHead(404);
      response.end();
    });
    expect(await show('x')).toMatchObject({ problem: { kind: 'server', status: 404 } });
    const broken = await attaching((_request, response) => {
      response.writeHead(200, { 'content-length': PNG.length });
      response.write(PNG.subarray(0, 20));
      response.destroy();
    });
    expect(await broken.show('x')).toMatchObject({ problem: { kind: 'offline' } });
  });

  it('is fetched again after the wait that the host asks for', async () => {
    const { asked, show } = await attaching((_request, response) => {
      if (asked.length === 1) response.writeHead(429, { 'retry-after': '0' }).end();
      else response.end(PNG);
    });
    expect(await show('x')).toMatchObject({ value: { status: 'shown' } });
    expect(asked).toHaveLength(2);
  });

  it('is given up when the window no longer wants it', async () => {
    const arrived = Promise.withResolvers<ServerResponse>();
    const { desk, show } = await attaching((_request, response) => arrived.resolve(response));
    const showing = show('x');
    const gone = once(await arrived.promise, 'close');
    await desk.call('attachments.cancel', { requestId: 'a1' }, 'w');
    expect(await showing).toMatchObject({ problem: { kind: 'cancelled' } });
    await gone;
  });
});

describe('saving an attachment', () => {
  it('saves a picture under the ending of what it is', { tags: ['2C09'] }, async () => {
    const { files, folder, opened, save } = await attaching(png);
    expect(await save('card.exe')).toEqual({
      ok: true,
      value: { status: 'saved', folder, fileName: 'Card 7.png', opened: false },
    });
    expect(await files()).toEqual(['Card 7.png']);
    expect(await readFile(join(folder, 'Card 7.png'))).toEqual(PNG);
    expect(opened).toEqual([]);
  });

  it.each([
    ['转'.repeat(84), `${'转'.repeat(83)}.png`],
    [' ', 'file.png'],
  ])('gives a file called %j a name that a disk takes', async (name, fileName) => {
    const { files, save } = await attaching(png);
    expect(await save('card', { name })).toMatchObject({ value: { status: 'saved', fileName } });
    expect(await files()).toEqual([fileName]);
  });

  it('names a file of practice so that nobody takes it for a real one', async () => {
    const { apiUrl, files, save } = await attaching(png);
    const practice = { ...configuredApi({ apiUrl, socketUrl: apiUrl }), practice: true };
    const own = await attaching(png, { api: practice });
    expect(await own.save('card')).toMatchObject({ value: { fileName: 'Practice - Card 7.png' } });
    expect([await own.files(), await files()]).toEqual([['Practice - Card 7.png'], []]);
    expect(await save('card')).toMatchObject({ value: { fileName: 'Card 7.png' } });
  });

  it.each([
    ['PDF', PDF],
    ['PDF behind a byte order mark', Buffer.concat([Buffer.from('\ufeff'), PDF])],
    [
      'PDF behind the header of a mail',
      Buffer.concat([Buffer.from('Content-Type: x\r\n\r\n'), PDF]),
    ],
    ['PDF behind PostScript', Buffer.concat([Buffer.from('%!PS-Adobe-3.0\n'), PDF])],
  ])('saves a %s, and shows it in its folder on request', async (_what, content) => {
    const { folder, opened, save } = await attaching((_request, response) => response.end(content));
    expect(await save('x', { open: true })).toMatchObject({ value: { opened: true } });
    expect(opened).toEqual([join(folder, 'Card 7.pdf')]);
  });

  it('saves nothing else', async () => {
    const { files, save } = await attaching((_request, response) => response.end(SVG));
    expect(await save('x.png')).toMatchObject({ ok: false, problem: { kind: 'refused' } });
    expect(await files()).toEqual([]);
  });
});

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

  it('that one person has seen is not kept for the next', async () => {
    let signIns = 0;
    let isOver = false;
    const { asked, desk, portrait } = await attaching((request, response) => {
      if (request.url?.endsWith('.png')) return png(request, response);
      response.setHeader('content-type', 'application/json');
      if (request.url?.includes('/auth/user')) {
        signIns += 1;
        const user = { id: signIns, role: 'admin' };
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
    expect(asked.map(({ url }) => url)).toEqual(['/api/7.png']);
  });

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
    const { desk, held, portrait } = await holdingBack();
    const all = Array.from({ length: 5 }, (_, n) => portrait(`${n}.png`));
    await until(() => held.length === 4);
    await desk.call('attachments.cancel', { requestId: 'p5' }, 'w');
    expect(await all[4]).toMatchObject({ problem: { kind: 'cancelled' } });
    for (const response of held) response.end(PNG);
    await Promise.all(all);
    expect(held).toHaveLength(4);
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
