import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { NotSavedError } from '#main/kept/notices.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { openPreferences } from './preferences.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-preferences-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

const open = (folder: string, logger = createTestLogger()) => openPreferences({ folder, logger });
const fileIn = (folder: string) => join(folder, 'preferences.json');

/** A folder that cannot be written, even by root: its parent is a file. */
async function impossibleFolder(): Promise<string> {
  const parent = join(await temporaryFolder(), 'a-file');
  await writeFile(parent, '');
  return join(parent, 'data');
}

describe('preferences', () => {
  it('are kept over a restart, and forgotten one by one', async () => {
    const folder = join(await temporaryFolder(), 'made', 'on the way');
    const { preferences, notices } = await open(folder);
    expect(notices).toEqual([]);
    expect(preferences.readAll()).toEqual({});
    await preferences.write('orders.columns', { order: ['id'], density: 'compact' });
    await preferences.write('theme', 'dark');
    const later = await open(folder);
    expect(later.preferences.readAll()).toEqual({
      'orders.columns': { order: ['id'], density: 'compact' },
      theme: 'dark',
    });
    await later.preferences.write('theme', null);
    await later.preferences.write('never.set', null);
    expect((await open(folder)).preferences.readAll()).toEqual({
      'orders.columns': { order: ['id'], density: 'compact' },
    });
  });

  it('are read back at once, before they are on disk', async () => {
    const { preferences } = await open(await temporaryFolder());
    const writing = preferences.write('a', 1);
    expect(preferences.readAll()).toEqual({ a: 1 });
    await writing;
  });

  it('changed during a write are written together', async () => {
    const { preferences } = await open(await temporaryFolder());
    const writing = preferences.write('a', 1);
    expect(preferences.write('b', 2)).toBe(writing);
    await writing;
    expect(preferences.write('c', 3)).not.toBe(writing);
  });

  it('written all at once are all kept, in one whole file and nothing beside it', async () => {
    const folder = await temporaryFolder();
    const { preferences } = await open(folder);
    await Promise.all(Array.from({ length: 200 }, (_, n) => preferences.write(`key${n}`, n)));
    expect(Object.keys(JSON.parse(await readFile(fileIn(folder), 'utf8')))).toHaveLength(200);
    expect(await readdir(folder)).toEqual(['preferences.json']);
  });

  it('take any key, without touching what every object has', async () => {
    const folder = await temporaryFolder();
    const { preferences } = await open(folder);
    await preferences.write('__proto__', { polluted: true });
    await preferences.write('constructor', 1);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    const later = (await open(folder)).preferences.readAll();
    expect(Object.entries(later)).toEqual([
      ['__proto__', { polluted: true }],
      ['constructor', 1],
    ]);
  });

  it('of a mebibyte in all are kept', async () => {
    const folder = await temporaryFolder();
    const { preferences } = await open(folder);
    const value = 'x'.repeat(2 ** 20 - '{"a":""}'.length);
    await preferences.write('a', value);
    expect((await open(folder)).preferences.readAll()).toEqual({ a: value });
  });

  it('that are too large are refused, and the others stay', async () => {
    const folder = await temporaryFolder();
    const { preferences } = await open(folder);
    await preferences.write('small', 1);
    await expect(preferences.write('large', 'x'.repeat(2 ** 20))).rejects.toThrow('large');
    expect(preferences.readAll()).toEqual({ small: 1 });
    expect((await open(folder)).preferences.readAll()).toEqual({ small: 1 });
  });
});

describe('a damaged file', () => {
  it.each(['', '{"a":', '[]', '"text"', 'null', '\0\0\0', `{"a":"${'x'.repeat(2 ** 20)}"}`])(
    'is kept under another name, and the defaults are used: %.20s',
    async (damaged) => {
      const folder = await temporaryFolder();
      await writeFile(fileIn(folder), damaged);
      const logger = createTestLogger();
      const { preferences, notices } = await open(folder, logger);
      expect(preferences.readAll()).toEqual({});
      const [kept] = await readdir(folder);
      expect(kept).toMatch(/^preferences\.broken-[\d-]{10}T[\d-]{12}Z\.json$/u);
      expect(logger.details()).toMatchObject([
        { event: 'preferences.broken', kept: expect.stringContaining(kept ?? '') },
      ]);
      expect(await readFile(join(folder, kept ?? ''), 'utf8')).toBe(damaged);
      expect(notices).toHaveLength(1);
      expect(notices[0]?.text).toContain(kept);

      await preferences.write('a', 1);
      const later = await open(folder);
      expect(later.notices).toEqual([]);
      expect(later.preferences.readAll()).toEqual({ a: 1 });
    },
  );
});

describe('a folder that cannot be written', () => {
  it('leaves the preferences in memory, and the notice says what to do', async () => {
    const folder = await impossibleFolder();
    const logger = createTestLogger();
    const { preferences, notices } = await open(folder, logger);
    expect(logger.details()).toMatchObject([
      { event: 'preferences.unusable', folder, error: { code: 'ENOTDIR' } },
    ]);
    expect(notices).toHaveLength(1);
    expect(notices[0]?.text).toContain(folder);
    expect(notices[0]?.text).toContain('CORRIDOR_DATA_DIR');
    const writing = preferences.write('a', 1);
    await expect(writing).rejects.toBeInstanceOf(NotSavedError);
    expect(preferences.readAll()).toEqual({ a: 1 });
  });

  it('that fails later gives a notice when it is needed, and is used again once it works', async () => {
    const folder = await temporaryFolder();
    const { preferences } = await open(folder);
    await mkdir(fileIn(folder));
    const failure = await preferences.write('a', 1).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NotSavedError);
    expect((failure as NotSavedError).notice.text).toContain(folder);
    expect(await readdir(folder)).toEqual(['preferences.json']);

    await rm(fileIn(folder), { recursive: true });
    await preferences.write('b', 2);
    expect((await open(folder)).preferences.readAll()).toEqual({ a: 1, b: 2 });
  });

  it('in which the file is a folder leaves that alone', async () => {
    const folder = await temporaryFolder();
    await mkdir(fileIn(folder));
    const { preferences, notices } = await open(folder);
    expect(preferences.readAll()).toEqual({});
    expect(notices.map(({ id }) => id)).toEqual(['preferences.not-kept']);
    expect(await readdir(folder)).toEqual(['preferences.json']);
  });
});
