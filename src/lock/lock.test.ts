import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { askHolder, takeLock } from './lock.ts';

let home: string;
let folder: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'corridor-lock-'));
  folder = join(home, 'data');
  await mkdir(folder);
});
afterEach(() => rm(home, { recursive: true, force: true, maxRetries: 10 }));

/** A separate process that takes the lock and says whether it has it. */
async function other(platform: NodeJS.Platform): Promise<{ child: ChildProcess; said: string }> {
  const module = new URL('./lock.ts', import.meta.url).href;
  const code = `
    const { takeLock } = await import(${JSON.stringify(module)});
    const answer = (question) => question + ' by ' + process.pid;
    const held = await takeLock(${JSON.stringify(folder)}, answer, ${JSON.stringify(platform)});
    console.log(held ? 'held' : 'refused');
    setInterval(() => undefined, 1000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said).trim() };
}

const kill = async (child: ChildProcess) => {
  child.kill('SIGKILL');
  await once(child, 'close');
};

/** The systems whose locks can be tried on this one: on macOS it is a file, on Linux a bare name. */
const SYSTEMS: readonly NodeJS.Platform[] =
  process.platform === 'win32' ? ['win32'] : ['darwin', process.platform];

describe.each(SYSTEMS)('the lock of a folder on %s', (platform) => {
  const take = (place = folder) => takeLock(place, (question) => `${question}!`, platform);

  it('is held by one, who answers, and leaves nothing behind when it is given back', async () => {
    const release = await take();
    expect(await take()).toBeNull();
    expect(await askHolder(folder, 'here', platform)).toBe('here!');
    await release?.();
    expect(await askHolder(folder, 'here', platform)).toBeNull();
    expect(await readdir(folder)).toEqual([]);
    await (await take())?.();
  });

  it('is the same by every path to the folder, and before the folder is there', async () => {
    await symlink(folder, join(home, 'link'));
    const release = await take();
    expect(await take(join(home, 'link'))).toBeNull();
    await release?.();
    const early = await take(join(home, 'link', 'practice'));
    await mkdir(join(folder, 'practice'));
    expect(await take(join(folder, 'practice'))).toBeNull();
    await early?.();
  });

  it('of a process that was killed is free, and goes to one of many that want it at once', async () => {
    const { child } = await other(platform);
    expect(await take()).toBeNull();
    expect(await askHolder(folder, 'held', platform)).toBe(`held by ${child.pid}`);
    await kill(child);
    const starts = await Promise.all(Array.from({ length: 6 }, () => other(platform)));
    expect(starts.map(({ said }) => said).sort()).toEqual(['held', ...Array(5).fill('refused')]);
    const holder = starts.find(({ said }) => said === 'held');
    expect(await askHolder(folder, 'held', platform)).toBe(`held by ${holder?.child.pid}`);
    await Promise.all(starts.map((start) => kill(start.child)));
    await (await take())?.();
  });

  it('reads no more than a question', async () => {
    const release = await take();
    expect(await askHolder(folder, 'x'.repeat(5000), platform)).toBeNull();
    expect(await askHolder(folder, 'still here', platform)).toBe('still here!');
    await release?.();
  });

  it('cannot be taken where there is no place for the folder', async () => {
    await expect(take(join(home, 'none', 'data'))).rejects.toThrow('ENOENT');
  });
});
