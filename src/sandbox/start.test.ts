import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { EXERCISES } from './practice/exercises/exercises.ts';
import { createSandbox, type SandboxOptions } from './sandbox.ts';
import {
  ROOT,
  SERVER_URL,
  send,
  temporaryDatabase,
  testCluster,
  tokenOf,
} from './testing/sandboxes.ts';
import { SMALL_WORLD } from './testing/small-world.ts';

let folder: string;
let lines: string[] = [];
const running = new Set<ChildProcess>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-sandbox-'));
  await (await createSandbox(options({ dataDir: join(folder, 'template') }))).close();
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
afterEach(() => {
  lines = [];
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

const options = (changes: Partial<SandboxOptions>): SandboxOptions => ({
  port: 0,
  ...SMALL_WORLD,
  orders: 60,
  tokenLife: { access: 60_000, refresh: 60_000 },
  report: (line) => lines.push(line),
  readCluster: testCluster,
  ...changes,
});

/** A folder with a finished world; copying one is quicker than making it. */
async function finishedFolder(name: string): Promise<string> {
  const dataDir = join(folder, name);
  await cp(join(folder, 'template'), dataDir, { recursive: true });
  return dataDir;
}

async function orderCount(url: string): Promise<unknown> {
  const token = await tokenOf(url, 'admin');
  const { body } = await send(`${url}/admin/transactions?page=1&pageSize=1`, { token });
  return (body['pagination'] as { rowCount: number }).rowCount;
}

/** Starts the command line as it is built: from source it would make its empty cluster first. */
function start(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [join(ROOT, 'out/main/sandbox.js'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  return child;
}

async function outcome(child: ChildProcess) {
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (text) => {
    output.stdout += text;
  });
  child.stderr?.on('data', (text) => {
    output.stderr += text;
  });
  const [code] = await once(child, 'close');
  return { code, ...output };
}

describe('the database folder', () => {
  it('holds the same world after exercises', async () => {
    const dataDir = await finishedFolder('exercised');
    const first = await createSandbox(options({ dataDir }));
    for (const exercise of Object.keys(EXERCISES)) {
      const body = { exercise, seed: 1 };
      await send(`${first.url}/sandbox/practice/attempt`, { method: 'POST', body });
    }
    const before = await orderCount(first.url);
    await first.close();
    const second = await createSandbox(options({ dataDir }));
    expect(before).toBeGreaterThan(60);
    expect(await orderCount(second.url)).toBe(before);
    expect(lines.filter((line) => line.includes('another world'))).toEqual([]);
    await second.close();
  });

  it('keeps changes', async () => {
    const dataDir = await finishedFolder('kept');
    const first = await createSandbox(options({ dataDir }));
    await send(`${first.url}/sandbox/orders`, { method: 'POST' });
    await first.close();
    const second = await createSandbox(options({ dataDir }));
    expect(await orderCount(second.url)).toBe(61);
    await second.close();
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.lock']);
  });

  it('is made anew on request, on the first day, and nothing else in it is touched', async () => {
    const dataDir = await finishedFolder('anew');
    await writeFile(join(dataDir, 'results.json'), '[]');
    const first = await createSandbox(options({ dataDir }));
    await send(`${first.url}/sandbox/orders`, { method: 'POST' });
    await first.close();
    const anew = await createSandbox(options({ dataDir, anew: true }));
    expect(await orderCount(anew.url)).toBe(60);
    await anew.close();
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.lock', 'results.json']);
  });

  it('is not made anew while another sandbox uses it', async () => {
    const dataDir = await finishedFolder('anew-shared');
    const holder = await createSandbox(options({ dataDir }));
    await expect(createSandbox(options({ dataDir, anew: true }))).rejects.toThrow('is in use by');
    expect(await orderCount(holder.url)).toBe(60);
    await holder.close();
  });

  it('is used by one sandbox at a time', async () => {
    const dataDir = await finishedFolder('shared');
    const holder = start('--data-dir', dataDir, '--seed', '7', '--orders', '60');
    await once(createInterface({ input: holder.stdout as NodeJS.ReadableStream }), 'line');
    await expect(createSandbox(options({ dataDir }))).rejects.toThrow(
      `is in use by process ${holder.pid}. Stop it, or choose another folder with --data-dir.`,
    );
  });

  it('with another world is kept aside, and a new one made', async () => {
    const dataDir = await finishedFolder('other');
    const sandbox = await createSandbox(options({ dataDir, orders: 61 }));
    expect(await orderCount(sandbox.url)).toBe(61);
    await sandbox.close();
    expect(lines.join('\n')).toContain('holds another world (seed 7, 60 orders, version');
    expect((await readdir(dataDir)).sort()).toEqual([
      'postgres',
      'postgres.lock',
      expect.stringMatching(/^postgres\.other-/u),
    ]);
  });

  it('with another number of users holds another world too', async () => {
    const dataDir = await finishedFolder('users');
    await (await createSandbox(options({ dataDir, users: 500 }))).close();
    expect(lines.join('\n')).toMatch(/another world \(seed 7, 60 orders, \d+ users\)/u);
    lines = [];
    await (await createSandbox(options({ dataDir, users: 500 }))).close();
    expect(lines.join('\n')).not.toContain('another world');
  });

  it('left behind half-made is kept aside, and a new one made', async () => {
    const dataDir = join(folder, 'half');
    const child = start('--data-dir', dataDir, '--orders', '50000');
    // The first line of progress: the tables are there and only some of the orders.
    await once(createInterface({ input: child.stderr as NodeJS.ReadableStream }), 'line');
    child.kill('SIGKILL');
    await once(child, 'close');
    const sandbox = await createSandbox(options({ dataDir }));
    expect(await orderCount(sandbox.url)).toBe(60);
    await sandbox.close();
    expect(lines.join('\n')).toContain('is half-made or damaged');
    expect((await readdir(dataDir)).sort()).toEqual([
      'postgres',
      expect.stringMatching(/^postgres\.incomplete-/u),
      'postgres.lock',
    ]);
  });

  it('that holds a damaged database is kept aside, and a new one made', async () => {
    const dataDir = join(folder, 'damaged');
    await mkdir(join(dataDir, 'postgres'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n');
    const sandbox = await createSandbox(options({ dataDir }));
    expect(await orderCount(sandbox.url)).toBe(60);
    await sandbox.close();
    expect(lines.join('\n')).toContain('kept as');
  });

  it('that cannot be made is named', async () => {
    const dataDir = join(folder, 'file');
    await writeFile(dataDir, 'not a folder');
    await expect(createSandbox(options({ dataDir }))).rejects.toThrow(
      `The data folder ${dataDir} cannot be used`,
    );
  });
});

describe('the command line', () => {
  it('prints one line with the address, then the sign-ins, and stops on SIGTERM', async () => {
    const dataDir = await finishedFolder('printed');
    const child = start('--data-dir', dataDir, '--seed', '7', '--orders', '60');
    const [line] = await once(
      createInterface({ input: child.stdout as NodeJS.ReadableStream }),
      'line',
    );
    const address = /^sandbox: (http:\/\/127\.0\.0\.1:\d+)$/u.exec(String(line))?.[1] ?? '';
    expect(await orderCount(address)).toBe(60);
    child.kill('SIGTERM');
    const [code, signal] = await once(child, 'close');
    expect([code, signal]).toEqual([0, null]);
  });

  it.each([
    [['--sead', '3'], "Unknown option '--sead'"],
    [
      ['--database-url', 'postgres://someone:secret@127.0.0.1:1/x'],
      'postgres://someone@127.0.0.1:1/x cannot be used: nothing answers there',
    ],
  ])('refuses %j in one message', async (args, message) => {
    const { code, stdout, stderr } = await outcome(start(...args));
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /mu);
    expect(stderr).not.toContain('secret');
  });

  it('says that a port is in use before it makes a world', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, stderr } = await outcome(start('--port', String(port)));
    expect(code).toBe(1);
    expect(stderr).toBe(
      `The sandbox could not start. Port ${port} is in use by another program. Stop it, choose another port, or leave --port out.\n`,
    );
    other.close();
  });
});

it('a sandbox closes at once while a connection is open on which nothing was asked', async () => {
  const sandbox = await createSandbox(options({}));
  const silent = connect(Number(new URL(sandbox.url).port), '127.0.0.1');
  await once(silent, 'connect');
  const ended = once(silent, 'close');
  await sandbox.close();
  expect(await ended).toEqual([false]);
});

describe.runIf(SERVER_URL)('a Postgres server', () => {
  let database: Awaited<ReturnType<typeof temporaryDatabase>>;

  beforeAll(async () => {
    database = await temporaryDatabase(SERVER_URL ?? '');
  });
  afterAll(() => database.drop());

  it('keeps its world, refuses another and remakes a half-made one', async () => {
    const databaseUrl = database.url;
    const first = await createSandbox(options({ databaseUrl }));
    await send(`${first.url}/sandbox/orders`, { method: 'POST' });
    await first.close();
    const second = await createSandbox(options({ databaseUrl }));
    expect(await orderCount(second.url)).toBe(61);

    await expect(createSandbox(options({ databaseUrl, seed: 8 }))).rejects.toThrow(
      'The database holds another world (seed 7, 60 orders',
    );

    await second.database.run('update world set completed_at = null');
    await second.close();
    const third = await createSandbox(options({ databaseUrl }));
    expect(await orderCount(third.url)).toBe(60);
    expect(lines).toContain('the database was incomplete; creating it again');
    await third.close();
  });

  it('with a wrong password or no such database is named', async () => {
    const wrong = new URL(database.url);
    wrong.password = 'wrong';
    await expect(createSandbox(options({ databaseUrl: wrong.href }))).rejects.toThrow(
      'it refused the password',
    );
    const nowhere = new URL(database.url);
    nowhere.pathname = '/no_such_database';
    await expect(createSandbox(options({ databaseUrl: nowhere.href }))).rejects.toThrow(
      'there is no database of that name',
    );
  });

  it('lets two sandboxes that start at once make one world', async () => {
    const own = await temporaryDatabase(SERVER_URL ?? '');
    const both = await Promise.all([
      createSandbox(options({ databaseUrl: own.url })),
      createSandbox(options({ databaseUrl: own.url })),
    ]);
    for (const sandbox of both) expect(await orderCount(sandbox.url)).toBe(60);
    for (const sandbox of both) await sandbox.close();
    await own.drop();
  });
});

it('answers only who begins every path with its secret, at the socket too', async () => {
  const dataDir = await finishedFolder('secret');
  const sandbox = await createSandbox(options({ dataDir, secret: 'abc' }));
  onTestFinished(() => sandbox.close());
  const body = new URLSearchParams({ username: 'admin@corridor.test', password: 'corridor' });
  const signIn = (base: string) => fetch(`${base}/auth/user/token`, { method: 'POST', body });
  for (const base of [sandbox.url, `${sandbox.url}/abd`, `${sandbox.url}/abcabc`]) {
    expect((await signIn(base)).status).toBe(404);
  }
  expect((await signIn(`${sandbox.url}/abc`)).status).toBe(200);

  const token = await tokenOf(`${sandbox.url}/abc`, 'admin');
  const path = 'admin/transactions/export?format=pdf';
  const { body: offered } = await send(`${sandbox.url}/abc/${path}`, { token });
  const url = String((offered['data'] as { url?: unknown } | undefined)?.url ?? offered['url']);
  expect(url.startsWith(`${sandbox.url}/abc/exports/`)).toBe(true);
  expect((await fetch(url)).status).toBe(200);

  const connects = async (socketPath: string) => {
    const socket = io(sandbox.url, { path: socketPath, transports: ['websocket'], timeout: 1000 });
    const isThere = await Promise.race([
      once(socket as never, 'connect').then(() => true),
      once(socket as never, 'connect_error').then(() => false),
    ]);
    socket.disconnect();
    return isThere;
  };
  expect(await connects('/abc/socket.io')).toBe(true);
  expect(await connects('/socket.io')).toBe(false);
});
