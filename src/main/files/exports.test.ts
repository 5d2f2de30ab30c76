import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { DeskPorts } from '#main/desk/desk-ports.ts';
import { createFolder } from '#main/hosts/testing/folder.ts';
import { configuredApi } from '#main/settings/configuration.ts';
import { ACCOUNT, credentials, deskWith } from '#main/testing/desk.ts';
import { type Answer, deadAddress, serve } from '#main/testing/http-server.ts';
import { INSTALLATION } from '#main/testing/installation.ts';

const KILOBYTE = Buffer.alloc(1024, 'x');
const DISPOSITION = { 'content-disposition': 'attachment; filename="orders.pdf"' };

interface Setting {
  readonly file: Answer;
  /** The address the API answers; by default that of a file on its own origin. */
  readonly url?: string;
  readonly ports?: Partial<DeskPorts>;
  /** Whether a program is there that shows files. */
  readonly opens?: boolean | Error;
  /** The downloads folder, where it is not one that can be written. */
  readonly folder?: string;
  readonly isPractice?: boolean;
}

/** A signed-in desk, and an API that answers an export by the address of a file. */
async function exporting(setting: Setting) {
  const { file, url, ports, opens = true, folder, isPractice = false } = setting;
  const base = await createFolder();
  const downloads = folder ?? join(base, 'Downloads');
  const opened: string[] = [];
  const marked: string[] = [];
  const asked: IncomingMessage[] = [];
  const apiUrl = await serve((request, response) => {
    const json = (body: unknown) => response.end(JSON.stringify(body));
    if (request.url?.startsWith('/auth/')) json({ data: credentials(1) });
    else if (request.url?.startsWith('/admin/')) {
      asked.push(request);
      json({ data: { url: url ?? `http://${request.headers.host}/file` } });
    } else file(request, response);
  });
  const open = (path: string) => {
    opened.push(path);
    if (opens instanceof Error) return Promise.reject(opens);
    return Promise.resolve(opens && marked.includes(path));
  };
  const mark = (path: string) => {
    marked.push(path);
    return Promise.resolve();
  };
  const set = deskWith({
    api: { ...configuredApi({ apiUrl, socketUrl: await deadAddress() }), practice: isPractice },
    downloads: { folder: downloads, open, mark },
    ...ports,
  });
  await set.desk.call('session.signIn', ACCOUNT, 'w');
  const start = (more: object = {}) =>
    set.desk.call(
      'exports.start',
      {
        exportId: 'e1',
        endpoint: 'orders.export',
        input: { search: 'ada' },
        format: 'pdf',
        name: 'orders',
        ...more,
      },
      'w',
    );
  const files = async () => ((await readdir(base)).length > 0 ? await readdir(downloads) : []);
  const progress = () =>
    set.emitted.flatMap(({ event, payload }) => (event === 'export' ? [payload] : []));
  return { ...set, start, files, progress, opened, asked, downloads };
}

const whole: Answer = (_request, response) => {
  response.writeHead(200, { ...DISPOSITION, 'content-length': KILOBYTE.length }).end(KILOBYTE);
};

/** Sends the beginning of a file of two kilobytes, and leaves the rest to `then`. */
const beginning =
  (then: Answer): Answer =>
  (request, response) => {
    response.writeHead(200, { ...DISPOSITION, 'content-length': 2 * KILOBYTE.length });
    response.write(KILOBYTE, () => then(request, response));
  };

describe('an export', () => {
  it('is requested from the API, saved in Downloads, marked as from the internet and opened', {
    tags: ['1L25', '1L27'],
  }, async () => {
    const { start, files, opened, asked, downloads } = await exporting({ file: whole });
    expect(await start()).toEqual({
      ok: true,
      value: { status: 'saved', folder: downloads, fileName: 'orders.pdf', opened: true },
    });
    expect(asked.map(({ url }) => url)).toEqual([
      '/admin/transactions/export?search=ada&format=pdf',
    ]);
    expect(await files()).toEqual(['orders.pdf']);
    expect(await readFile(join(downloads, 'orders.pdf'))).toEqual(KILOBYTE);
    expect(opened).toEqual([join(downloads, 'orders.pdf')]);
  });

  it('of practice says so in its name', async () => {
    const { start, files } = await exporting({ file: whole, isPractice: true });
    expect(await start()).toMatchObject({ value: { fileName: 'Practice - orders.pdf' } });
    expect(await files()).toEqual(['Practice - orders.pdf']);
  });

  it.each([
    ['userOrders.export', 'orders'],
    ['receivedOrders.export', 'received-orders'],
    ['pendingMatches.export', 'pending-matches'],
    ['paymentRequests.export', 'payment-requests'],
  ])(
    'of one user is requested below its list, as PDF or XLSX: %s',
    {
      tags: ['2UD37', '2UD38'],
    },
    async (endpoint, list) => {
      const { start, opened, asked, downloads } = await exporting({ file: whole });
      const input = { id: '7', type: 'p2p' };
      await start({ endpoint, input });
      await start({ endpoint, input, format: 'xlsx' });
      expect(asked.map(({ url }) => url)).toEqual([
        `/admin/users/7/${list}/export?type=p2p&format=pdf`,
        `/admin/users/7/${list}/export?type=p2p&format=xlsx`,
      ]);
      expect(opened[0]).toBe(join(downloads, 'orders.pdf'));
    },
  );

  it('of third-party transactions is requested with their query, and the file of its url opened', {
    tags: ['2T28', '2T29'],
  }, async () => {
    const { start, opened, asked, downloads } = await exporting({ file: whole });
    const input = { filters: { statuses: ['failed'] }, orderBy: 'completed_at', search: 'ada' };
    await start({ endpoint: 'thirdPartyTransactions.export', input, format: 'xlsx' });
    expect(asked.map(({ url }) => decodeURIComponent(url ?? ''))).toEqual([
      '/admin/third-party-transactions/export?filters[statuses][]=failed&orderBy=completed_at&search=ada&format=xlsx',
    ]);
    expect(opened).toEqual([join(downloads, 'orders.pdf')]);
  });

  it('never replaces a file that is there', async () => {
    const { start, files, downloads } = await exporting({ file: whole });
    await mkdir(downloads);
    await writeFile(join(downloads, 'orders.pdf'), 'mine');
    expect(await start()).toMatchObject({ value: { fileName: 'orders (2).pdf' } });
    expect((await files()).toSorted()).toEqual(['orders (2).pdf', 'orders.pdf']);
    expect(await readFile(join(downloads, 'orders.pdf'), 'utf8')).toBe('mine');
  });

  it.each([
    [false, []],
    [new Error('no program'), ['export.not-opened']],
  ])('is saved also when it cannot be shown, and says so: %s', async (opens, logged) => {
    const { start, files, logger } = await exporting({ file: whole, opens });
    expect(await start()).toMatchObject({ value: { status: 'saved', opened: false } });
    expect(await files()).toEqual(['orders.pdf']);
    expect(logger.events().filter((event) => event.startsWith('export.'))).toEqual(logged);
  });

  it('reports its progress, at most four times a second', { tags: ['1L27'] }, async () => {
    const chunks = 60;
    const { start, progress } = await exporting({
      file: async (_request, response) => {
        response.writeHead(200, { ...DISPOSITION, 'content-length': chunks * KILOBYTE.length });
        for (let sent = 0; sent < chunks; sent += 1) {
          response.write(KILOBYTE);
          await new Promise((done) => {
            setTimeout(done, 10);
          });
        }
        response.end();
      },
    });
    const began = performance.now();
    await start();
    const most = 1 + Math.floor((performance.now() - began) / 250);
    expect(progress().length).toBeGreaterThan(1);
    expect(progress().length).toBeLessThanOrEqual(most);
    expect(progress()[0]).toMatchObject({ exportId: 'e1', total: chunks * KILOBYTE.length });
  });

  it('does not know the total of a file of unknown length', async () => {
    const { start, progress } = await exporting({
      file: (_request, response) => {
        response.writeHead(200, DISPOSITION);
        response.end(KILOBYTE);
      },
    });
    expect(await start()).toMatchObject({ ok: true });
    expect(progress()).toEqual([{ exportId: 'e1', received: 1024, total: null }]);
  });

  it.each([
    ['cancelled', { cancel: 'exports.cancel' }],
    ['of a window that goes', { cancel: null }],
  ] as const)('that is %s leaves nothing behind', async (_how, { cancel }) => {
    const { desk, start, files, progress } = await exporting({ file: beginning(() => undefined) });
    const ended = start();
    await vi.waitFor(() => expect(progress()).toHaveLength(1));
    expect((await files()).toSorted()).toEqual(['orders.pdf', 'orders.pdf.part']);
    expect(desk.unfinished()).toEqual(['1 download will be cancelled.']);
    if (cancel) await desk.call(cancel, { exportId: 'e1' }, 'w');
    else desk.release('w');
    expect(await ended).toMatchObject({ problem: { kind: 'cancelled' } });
    expect(await files()).toEqual([]);
  });

  it('is cancelled by its own window alone', async () => {
    const rest: ServerResponse[] = [];
    const { desk, start, progress } = await exporting({
      file: beginning((_request, response) => rest.push(response)),
    });
    expect(desk.unfinished()).toEqual([]);
    const ended = start();
    await vi.waitFor(() => expect(progress()).toHaveLength(1));
    await desk.call('exports.cancel', { exportId: 'e1' }, 'other');
    expect(await start()).toMatchObject({ problem: { message: "The export id 'e1' is in use." } });
    for (const response of rest) response.end(KILOBYTE);
    expect(await ended).toMatchObject({ value: { status: 'saved' } });
  });

  it('that breaks off half-way is a lost connection and leaves nothing behind', async () => {
    const { start, files, opened } = await exporting({
      file: beginning((request) => request.socket.destroy()),
    });
    expect(await start()).toMatchObject({ problem: { kind: 'offline' } });
    expect(await files()).toEqual([]);
    expect(opened).toEqual([]);
  });

  it.each<[string, Answer, string]>([
    [
      'a redirect',
      (_, response) => response.writeHead(302, { location: '/other' }).end(),
      'redirected',
    ],
    [
      'a web page',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(),
      'web page',
    ],
    ['an error', (_, response) => response.writeHead(410).end(), 'status 410'],
    [
      'a program',
      (_, response) =>
        response
          .writeHead(200, { 'content-disposition': 'attachment; filename="orders.pdf.exe"' })
          .end('MZ'),
      'of a kind that Corridor does not save',
    ],
  ])('for which %s is sent is refused', async (_what, file, words) => {
    const seen: (string | undefined)[] = [];
    const { start, files, opened } = await exporting({
      file: (request, response) => {
        seen.push(request.url);
        file(request, response);
      },
    });
    expect(await start()).toMatchObject({
      problem: { message: expect.stringContaining(words) },
    });
    expect([await files(), opened, seen]).toEqual([[], [], ['/file']]);
  });

  it('says when the disk refuses, and fetches no more', async () => {
    const folder = join(await createFolder({ file: 'no folder' }), 'file');
    const { start } = await exporting({ file: whole, folder });
    const outcome = await start();
    expect(outcome).toMatchObject({
      problem: { kind: 'refused', message: expect.stringContaining('then export again.') },
    });
  });

  it('is of a call that answers a file', async () => {
    const { start } = await exporting({ file: whole });
    expect(await start({ endpoint: 'orders.list' })).toMatchObject({
      problem: { kind: 'refused', message: "There is no export 'orders.list'." },
    });
  });
});

describe('the address of an export', { tags: ['1L28'] }, () => {
  it.each(['file:///etc/passwd', 'javascript:alert(1)', '/file', 'http://ada:x@a.test/f', 'x'])(
    'is not fetched when it is %s',
    async (url) => {
      const { start } = await exporting({ file: whole, url });
      expect(await start({ allowHost: URL.parse(url)?.host })).toMatchObject({
        problem: { kind: 'refused' },
      });
    },
  );

  it('on another host needs a Yes first, and is fetched without credentials', async () => {
    const seen: IncomingMessage[] = [];
    const other = await serve((request, response) => {
      seen.push(request);
      whole(request, response);
    });
    const { host } = new URL(other);
    const { start, asked } = await exporting({ file: whole, url: `${other}/file` });
    expect(await start()).toEqual({
      ok: true,
      value: { status: 'foreign-host', host, place: 'loopback' },
    });
    expect(await start({ allowHost: 'elsewhere.test' })).toMatchObject({
      value: { status: 'foreign-host' },
    });
    expect(seen).toEqual([]);
    expect(await start({ allowHost: host })).toMatchObject({ value: { status: 'saved' } });
    expect(seen[0]?.headers.authorization).toBeUndefined();
    expect(asked[0]?.headers.authorization).toBe('Bearer canary-access-1');
  });

  it.each(['http://169.254.169.254/latest', 'http://[fe80::1]/x', 'http://[::ffff:a9fe:1]/x'])(
    'on the own link of this computer, as %s, is refused even if the window allows it',
    async (url) => {
      const { start } = await exporting({ file: whole, url });
      for (const more of [{}, { allowHost: new URL(url).host }]) {
        expect(await start(more)).toMatchObject({
          problem: { kind: 'refused', message: expect.stringContaining('network link') },
        });
      }
    },
  );

  it('on a host of the managed settings is fetched at once', async () => {
    const other = await serve(whole);
    const { start } = await exporting({
      file: whole,
      url: `${other}/file`,
      ports: {
        installation: {
          ...INSTALLATION,
          managed: { ...INSTALLATION.managed, allowedDownloadHosts: ['127.0.0.1'] },
        },
      },
    });
    expect(await start()).toMatchObject({ value: { status: 'saved' } });
  });
});
