import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let home: string;
let folder: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'corridor-lock-'));
  folder = join(home, 'postgres');
});
afterEach(() => rm(home, { recursive: true, force: true, maxRetries: 10 }));

/** A separate process that holds the lock. */
async function holder(platform: NodeJS.Platform): Promise<ChildProcess> {
  const module = new URL('./folder-lock.ts', import.meta.url).href;
  const code = `
    const { lockFolder } = await import(${JSON.stringify(module)});
    await lockFolder(${JSON.stringify(folder)}, ${JSON.stringify(platform)});
    console.log('held');
    setInterval(() => undefined, 1000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

/** The systems whose locks can be tried on this one: on macOS it is a file, on Linux a bare name. */
const SYSTEMS: readonly NodeJS.Platform[] =
  process.platform === 'win32' ? ['win32'] : ['darwin', process.platform];

describe.each(SYSTEMS)('the lock of a database folder on %s', (platform) => {
  it('is held by one, and leaves nothing behind when it is given back', async () => {
    const unlock = await lockFolder(folder, platform);
    await expect(lockFolder(folder, platform)).rejects.toThrow(
      `The database in ${folder} is in use by process ${process.pid}.`,
    );
    await unlock();
    expect(await readdir(home)).toEqual([]);
    await (await lockFolder(folder, platform))();
  });

  it('of a process that was killed is free, though another has its number by now', async () => {
    const child = await holder(platform);
    await expect(lockFolder(folder, platform)).rejects.toThrow(`process ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'close');
    // The number of a program that runs.
    await writeFile(`${folder}.lock`, String(process.ppid));
    await (await lockFolder(folder, platform))();
  });

  it('cannot be taken in a folder that cannot be written', async () => {
    const nowhere = join(home, 'file');
    await writeFile(nowhere, '');
    await expect(lockFolder(join(nowhere, 'postgres'), platform)).rejects.toThrow(
      'The data folder cannot be written',
    );
  });
});
