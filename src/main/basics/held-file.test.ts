/** What another program holds for a while. The files are real; the calls that Windows refuses then are refused. */
import { readFileSync, renameSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { journalFile, openJournal } from '#main/acts/journal.ts';
import { createWaits } from '#main/api/waits.ts';
import { fetchFile } from '#main/files/fetch-file.ts';
import { createFolder } from '#main/hosts/testing/folder.ts';
import { openPreferences } from '#main/settings/preferences.ts';
import { serve } from '#main/testing/http-server.ts';
import { openTestNetwork } from '#main/testing/network.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { isHeld } from './held-file.ts';
import { writeWholeNow } from './whole-file.ts';

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  return { ...real, renameSync: vi.fn(real.renameSync) };
});
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, rename: vi.fn(real.rename), open: vi.fn(real.open) };
});
afterEach(() => {
  vi.mocked(rename).mockReset();
  vi.mocked(open).mockReset();
  vi.mocked(renameSync).mockReset();
  vi.restoreAllMocks();
});

const held = () => Promise.reject(Object.assign(new Error('EBUSY'), { code: 'EBUSY' }));

/** Another program holds the file of these calls: the next `times`, as long as `seconds` each. */
function hold(call: typeof rename | typeof open, times: number, seconds = 0) {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const mocked = vi.mocked(call as typeof rename);
  const refuse = () => {
    now += seconds * 1000;
    return held();
  };
  for (let time = 0; time < times; time += 1) mocked.mockImplementationOnce(refuse);
}

async function exported() {
  const folder = join(await createFolder(), 'Downloads');
  await mkdir(folder);
  const mark = vi.fn(async () => undefined);
  const outcome = await fetchFile({
    network: openTestNetwork(),
    url: new URL(await serve((_request, response) => void response.end('whole'))),
    downloads: { folder, mark },
    name: 'orders',
    format: 'csv',
    onProgress: () => undefined,
    signal: new AbortController().signal,
    waits: createWaits(),
  });
  return { folder, mark, outcome };
}

describe('a file that another program holds for a moment', () => {
  it('is an export that gets its name when it is free', async () => {
    hold(rename, 3);
    const { folder, outcome } = await exported();
    expect(outcome).toEqual({ ok: true, value: join(folder, 'orders.csv') });
    expect(await readdir(folder)).toEqual(['orders.csv']);
  });

  it('is an export that is kept, marked as from the internet and said to be in use, if it is held for long', async () => {
    hold(rename, 9, 4);
    const { folder, mark, outcome } = await exported();
    expect(outcome).toMatchObject({
      problem: {
        kind: 'refused',
        message:
          "The file is in use by another program, such as an antivirus. It is complete in your Downloads folder as 'orders.csv.part'. Rename it to 'orders.csv' in a minute.",
      },
    });
    expect(await readdir(folder)).toEqual(['orders.csv.part']);
    expect(await readFile(join(folder, 'orders.csv.part'), 'utf8')).toBe('whole');
    expect(mark).toHaveBeenCalledExactlyOnceWith(join(folder, 'orders.csv.part'));
    expect(rename).toHaveBeenCalledTimes(3);
  });

  it.each(['the new file', 'the old one'])('is preferences that are saved: %s', async (which) => {
    const folder = await createFolder();
    const { preferences } = await openPreferences({ folder, logger: createTestLogger() });
    hold(which === 'the new file' ? open : rename, 3);
    await preferences.write('theme', 'dark');
    expect(await readFile(join(folder, 'preferences.json'), 'utf8')).toBe('{"theme":"dark"}');
  });

  it('is the journal, which has the act before it is sent', async () => {
    const folder = await createFolder();
    const account = 'https://api.example.com';
    const journal = await openJournal({
      folder,
      account,
      keepDays: 30,
      logger: createTestLogger(),
    });
    hold(open, 3);
    const run = crypto.randomUUID();
    await journal.beginRun({
      run,
      person: '7',
      action: 'order.hide',
      kind: 'order',
      ids: ['1'],
      startedAt: '2026-11-22T14:00:00.000Z',
    });
    expect(await readFile(join(folder, journalFile(account)), 'utf8')).toContain(run);
  });
});

it.each<[NodeJS.Platform, string, boolean]>([
  ['win32', 'EPERM', true],
  ['win32', 'EACCES', true],
  ['linux', 'EBUSY', true],
  ['linux', 'EACCES', false],
  ['darwin', 'EPERM', false],
  ['win32', 'ENOSPC', false],
])('on %s, %s may mean that a file is held: %s', (platform, code, isSo) => {
  expect(isHeld(Object.assign(new Error(code), { code }), platform)).toBe(isSo);
});

describe('a file that is written as the program may end', () => {
  it('is there at once, and later where another program holds it, with the latest text', async () => {
    const folder = await createFolder();
    const path = join(folder, 'windows.json');
    let text = '1';
    const written = writeWholeNow(path, () => text);
    expect(readFileSync(path, 'utf8')).toBe('1');
    await written;
    vi.mocked(renameSync).mockImplementationOnce(() => {
      throw Object.assign(new Error('EBUSY'), { code: 'EBUSY' });
    });
    text = '2';
    const later = writeWholeNow(path, () => text);
    text = '3';
    await later;
    expect(await readFile(path, 'utf8')).toBe('3');
    expect(await readdir(folder)).toEqual(['windows.json']);
  });
});
