import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'corridor-lock-'));
});
afterEach(() => rm(home, { recursive: true, force: true, maxRetries: 10 }));

describe('the lock of a database folder', () => {
  it('is held by one, which is named, and leaves nothing behind when it is given back', async () => {
    const folder = join(home, 'postgres');
    await mkdir(folder);
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(
      `The database in ${folder} is in use by process ${process.pid}. Stop it, or choose another folder with --data-dir.`,
    );
    await unlock();
    expect((await readdir(home)).sort()).toEqual(['postgres', 'postgres.lock']);
    await (await lockFolder(folder))();
  });

  it('cannot be taken in a folder that cannot be written', async () => {
    await writeFile(join(home, 'file'), '');
    await expect(lockFolder(join(home, 'file', 'postgres'))).rejects.toThrow(
      'The data folder cannot be written',
    );
  });
});
