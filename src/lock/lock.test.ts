import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { askHolder, namesOf, takeLock } from './lock.ts';

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

/** The name that is taken now. Every account of the computer can see it, but not the key. */
const nameNow = async (platform: NodeJS.Platform) =>
  namesOf(await readFile(join(folder, 'lock-key'), 'utf8'), platform)[0] ?? '';

/** Listens at a name in place of a holder, until the test ends. */
async function squat(name: string, onConnection: (socket: Socket) => void) {
  const server = createServer((socket) => {
    // Who notices leaves at once.
    socket.on('error', () => undefined);
    onConnection(socket);
  }).listen(name);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
}

/** All that a name answers to these words. */
async function say(name: string, words: string): Promise<string> {
  const connection = createConnection(name);
  connection.on('error', () => undefined);
  connection.write(words);
  return await text(connection);
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
    expect(await readdir(folder)).toEqual(['lock-key']);
    await (await take())?.();
  });

  it('is the same by every path to the folder, which is made if it is not there', async () => {
    await symlink(folder, join(home, 'link'));
    const release = await take();
    expect(await take(join(home, 'link'))).toBeNull();
    await release?.();
    const early = await take(join(home, 'link', 'practice'));
    expect(await take(join(folder, 'practice'))).toBeNull();
    await early?.();
  });

  it('has a key that only its account may read, and another one after each holder', async () => {
    const key = () => readFile(join(folder, 'lock-key'), 'utf8');
    const release = await take();
    expect((await stat(join(folder, 'lock-key'))).mode % 0o1000).toBe(0o600);
    const first = await key();
    expect(await take()).toBeNull();
    expect(await key()).toBe(first);
    await release?.();
    expect(await key()).not.toBe(first);
  });

  it('is not kept from its folder by who listens at the name of the last holder', async () => {
    const release = await take();
    const name = await nameNow(platform);
    await release?.();
    await squat(name, () => undefined);
    const next = await take();
    expect(next).not.toBeNull();
    await next?.();
  });

  it('answers no program that does not know the key of the lock', async () => {
    const questions: string[] = [];
    const answer = (question: string) => {
      questions.push(question);
      return 'shown';
    };
    const release = await takeLock(folder, answer, platform);
    const name = await nameNow(platform);
    expect(await say(name, 'show\n')).toMatch(/^[\da-f]{32}\n$/u);
    expect(await say(name, `x ${'0'.repeat(64)} show\n`)).toMatch(/^[\da-f]{32}\n$/u);
    expect(questions).toEqual([]);
    await release?.();
  });

  it('of which the holder was killed tells nothing to who took its name, nor takes an answer', async () => {
    const { child } = await other(platform);
    const name = await nameNow(platform);
    await kill(child);
    // What a killed process leaves of a name that is a file.
    if (platform === 'darwin') await rm(name);
    let heard = '';
    await squat(name, (socket) => {
      socket.write(`${'0'.repeat(32)}\n`);
      socket.on('data', (data) => {
        heard += data;
        socket.end(`${'0'.repeat(64)} {"state":"shown"}\n`);
      });
    });
    expect(await askHolder(folder, 'show', platform)).toBeNull();
    expect(heard).toMatch(/^[\da-f]{32} [\da-f]{64} show\n$/u);
    expect(heard).not.toContain(await readFile(join(folder, 'lock-key'), 'utf8'));
  });

  it('is made anew where the file of its key holds something else', async () => {
    await writeFile(join(folder, 'lock-key'), 'nothing');
    const release = await take();
    expect(await take()).toBeNull();
    await release?.();
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
