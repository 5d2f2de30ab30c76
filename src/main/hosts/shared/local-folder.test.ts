import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createFolder } from '../testing/folder.ts';
import { moveProfile, moveRest } from './local-folder.ts';

/** What an earlier version has left in the folder that roams. */
const EARLIER = {
  'preferences.json': '{}',
  'acts-1a2b.jsonl': '',
  'acts/1.sealed': '',
  'electron/Cache/data': '',
  'browser-profile/Default/Cache/data': '',
  'postgres/base/1': 'a world',
  'results.json': '[]',
  'corridor.log': 'the last lines',
  'corridor.1.log': 'lines before them',
  'practice/lock-key': 'old',
  'practice/postgres/base/1': 'a world of practice',
  'practice/preferences.json': '{}',
};

/** An earlier installation that this version has started on. */
async function installed(here: Record<string, string> = {}) {
  const dataDir = await createFolder(EARLIER);
  const localDir = await createFolder({ 'corridor.log': 'this start', ...here });
  const logger = createTestLogger();
  const start = () => {
    for (const profile of ['electron', 'browser-profile']) {
      moveProfile({ dataDir, localDir }, profile);
    }
    moveRest({ dataDir, localDir }, logger);
  };
  const files = async (folder: string) =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
      .toSorted();
  return { start, roams: () => files(dataDir), stays: () => files(localDir), dataDir, localDir };
}

describe('what an earlier version kept in the folder that roams', () => {
  it('is moved to this computer once, but for preferences and the journal', async () => {
    const { start, roams, stays, localDir } = await installed({ 'practice/lock-key': 'new' });
    start();
    expect(await roams()).toEqual([
      'acts-1a2b.jsonl',
      'acts/1.sealed',
      'practice/lock-key',
      'preferences.json',
    ]);
    const moved = [
      'browser-profile/Default/Cache/data',
      'corridor.1.log',
      'corridor.2.log',
      'corridor.log',
      'electron/Cache/data',
      'postgres/base/1',
      'practice/lock-key',
      'practice/postgres/base/1',
      'practice/preferences.json',
      'results.json',
    ];
    expect(await stays()).toEqual(moved);
    expect(await readFile(join(localDir, 'corridor.1.log'), 'utf8')).toBe('the last lines');
    expect(await readFile(join(localDir, 'practice/lock-key'), 'utf8')).toBe('new');
    start();
    expect(await stays()).toEqual(moved);
  });

  it('never replaces what this version has made', async () => {
    const { start, localDir } = await installed({ 'postgres/base/1': 'a newer world' });
    start();
    expect(await readFile(join(localDir, 'postgres/base/1'), 'utf8')).toBe('a newer world');
  });

  it('stays where it is where both are one folder', async () => {
    const { dataDir, roams } = await installed();
    const before = await roams();
    moveProfile({ dataDir, localDir: dataDir }, 'electron');
    moveRest({ dataDir, localDir: dataDir }, createTestLogger());
    expect(await roams()).toEqual(before);
  });
});
