/** A Postgres server of Debian's binaries for the length of a test run or a benchmark. */
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './ports.ts';
import { run, start, stop } from './processes.mjs';

const READY_LIMIT_MS = 30_000;

/** A server that is running. */
export interface TemporaryPostgres {
  /** `postgresql://…` of an empty database, whose user may do everything. */
  readonly url: string;
  /** Stops the server and removes its files. */
  dispose(): Promise<void>;
}

/** The folder of the newest Postgres server's programs; undefined when none is installed. */
export function postgresPrograms(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => versionOf(b) - versionOf(a));
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  return [...debian, ...onPath].find((folder) => canRun(join(folder, 'initdb')));
}

const versionOf = (folder: string) => Number(dirname(folder).split('/').at(-1));

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Postgres refuses to run as root; Debian brings the account `postgres` with it. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const entry = /^postgres:[^:]*:(\d+):(\d+):/mu.exec(readFileSync('/etc/passwd', 'utf8'));
  if (!entry) throw new Error("Postgres does not run as root, and there is no account 'postgres'.");
  return { uid: Number(entry[1]), gid: Number(entry[2]) };
}

/**
 * Starts a server in a separate folder, on a free port of loopback, with a random password. It
 * trades durability for speed.
 * @param programs as {@link postgresPrograms} found them
 * @throws Error with the server's output when it does not start
 */
export async function startPostgres(programs: string): Promise<TemporaryPostgres> {
  const as = account() ?? {};
  const folder = mkdtempSync(join(tmpdir(), 'corridor-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const password = randomBytes(18).toString('base64url');
    await createCluster(programs, folder, password, as);
    const port = await freePort();
    const server = start(join(programs, 'postgres'), serverArguments(folder, port), {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      // The fast shutdown of Postgres: connections are cut.
      endSignal: 'SIGINT',
      ...as,
    });
    let said = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000);
    });
    const url = `postgresql://corridor:${password}@127.0.0.1:${port}/postgres`;
    const dispose = async () => {
      await stop(server);
      remove();
    };
    if (await answers(url, () => server.exitCode === null)) return { url, dispose };
    await dispose();
    throw new Error(`The Postgres server did not start: ${said}`);
  } catch (error) {
    remove();
    throw error;
  }
}

async function createCluster(
  programs: string,
  folder: string,
  password: string,
  as: { uid?: number; gid?: number },
): Promise<void> {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (as.uid !== undefined && as.gid !== undefined) {
    for (const path of [folder, passwordFile]) chownSync(path, as.uid, as.gid);
  }
  const { code, output } = await run(
    join(programs, 'initdb'),
    [
      `--pgdata=${join(folder, 'data')}`,
      '--username=corridor',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    { cwd: folder, ...as },
  );
  if (code !== 0) throw new Error(`initdb failed: ${output}`);
}

const serverArguments = (folder: string, port: number) => [
  `-D${join(folder, 'data')}`,
  `-k${folder}`,
  '-clisten_addresses=127.0.0.1',
  `-cport=${port}`,
  '-cfsync=off',
  '-csynchronous_commit=off',
  '-cfull_page_writes=off',
  '-cmax_wal_size=4GB',
];

async function answers(url: string, isUp: () => boolean): Promise<boolean> {
  const deadline = performance.now() + READY_LIMIT_MS;
  while (performance.now() < deadline && isUp()) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await wait(100);
    }
  }
  return false;
}
