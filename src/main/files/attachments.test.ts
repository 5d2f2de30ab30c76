import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolder } from '#main/hosts/testing/folder.ts';
import { configuredApi } from '#main/settings/configuration.ts';
import { serve } from '#main/testing/http-server.ts';
import { INSTALLATION } from '#main/testing/installation.ts';
import { attaching, PNG, png } from './testing.ts';

const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const MEGABYTE = Buffer.alloc(1024 ** 2, 'x');

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
      expect(await show(url)).toMatchObject({
        problem: { kind: 'refused', message: expect.stringContaining('the address of this file') },
      });
      expect(asked).toHaveLength(0);
    },
  );

  it('fetches nothing from the own link of this computer, even if the window allows it', async () => {
    const { show } = await attaching(png);
    for (const more of [{}, { allowHost: '169.254.169.254' }]) {
      expect(await show('http://169.254.169.254/x.png', more)).toMatchObject({
        problem: { kind: 'refused', message: expect.stringContaining('network link') },
      });
    }
  });

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
    const { desk, logger, show } = await attaching((_request, response) =>
      arrived.resolve(response),
    );
    const showing = show('x');
    const gone = once(await arrived.promise, 'close');
    expect(await show('y')).toMatchObject({
      problem: { message: "The request id 'a1' is in use." },
    });
    await desk.call('attachments.cancel', { requestId: 'a1' }, 'w');
    expect(await showing).toMatchObject({ problem: { kind: 'cancelled' } });
    await gone;
    expect(logger.events()).not.toContain('attachment.failed');
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
    const { files, logger, save } = await attaching((_request, response) => response.end(SVG));
    expect(await save('x.png')).toMatchObject({
      problem: { kind: 'refused', message: expect.stringContaining('does not save') },
    });
    expect(await files()).toEqual([]);
    expect(logger.details()).toContainEqual(
      expect.objectContaining({ event: 'attachment.failed', problem: 'refused' }),
    );
  });

  it('says when the disk refuses, and when it cannot be shown in its folder', async () => {
    const folder = await createFolder({ file: '' });
    const mark = () => Promise.resolve();
    const open = () => Promise.reject(new Error('no program'));
    const blocked = { folder: join(folder, 'file'), open, mark };
    const refusing = await attaching(png, { downloads: blocked });
    expect(await refusing.save('x')).toMatchObject({
      problem: { kind: 'refused', message: expect.stringContaining('then try again.') },
    });
    const closed = await attaching(png, { downloads: { folder, open, mark } });
    expect(await closed.save('x', { open: true })).toMatchObject({ value: { opened: false } });
    expect(closed.logger.events()).toContain('attachment.not-opened');
  });
});
