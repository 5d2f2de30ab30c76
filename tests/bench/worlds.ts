/** Sandboxes with large worlds, made once and kept for later runs of the benchmark. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { postgresPrograms, startPostgres } from '#cli/setup/postgres.ts';
import { run } from '#cli/setup/processes.mjs';
import { SCHEMA_VERSION } from '#sandbox/database/schema.ts';
import { type Sandbox, startSandbox } from '#support/harness.ts';
import { KEPT } from './folders.ts';
import { peakMemoryOf } from './memory.ts';

/** A sandbox that answers from a world that existed before it was started. */
export interface World extends AsyncDisposable {
  readonly sandbox: Sandbox;
  /** How the world was made, in this run or in an earlier one. */
  readonly making: Making;
}

/** What it took to make a world, from the spawn of a sandbox until it answered. */
export interface Making {
  readonly date: string;
  readonly seconds: number;
  /** Of the sandbox's process: with PGlite the database is in it, with a server it is not. */
  readonly peakMb: number;
}

type Say = (line: string) => void;

/** A world of that many orders on PGlite. */
export async function openOnPglite(orders: number, say: Say): Promise<World> {
  const kept = keptWorld(`pglite-${orders}`);
  const args = ['--data-dir', kept.folder];
  if (!kept.making()) {
    kept.clear();
    kept.keep(await make(orders, args, say));
  }
  const sandbox = await startSandbox({ orders, args });
  return { sandbox, making: required(kept), [Symbol.asyncDispose]: sandbox.dispose };
}

/**
 * A world of that many orders on a Postgres server of its own. What is kept is a dump: the server's
 * own files belong to another account, which may not reach into the project's folder.
 * @returns undefined when no Postgres is installed
 */
export async function openOnPostgres(orders: number, say: Say): Promise<World | undefined> {
  const programs = postgresPrograms();
  if (!programs) return undefined;
  const kept = keptWorld(`postgres-${orders}`);
  const dump = join(kept.folder, 'dump');
  const server = await startPostgres(programs);
  const args = ['--database-url', server.url];
  const tool = (name: string, ...options: readonly string[]) =>
    runTool(join(programs, name), [...options, `--dbname=${server.url}`]);
  try {
    if (kept.making()) {
      say('loading the dump of an earlier run');
      await tool('pg_restore', '--jobs=2', '--no-owner', dump);
      await tool('vacuumdb', '--analyze', '--quiet');
    } else {
      kept.clear();
      const making = await make(orders, args, say);
      await tool('pg_dump', '--format=directory', '--jobs=2', '--compress=1', `--file=${dump}`);
      kept.keep(making);
    }
    const sandbox = await startSandbox({ orders, args });
    const end = async () => {
      await sandbox.dispose();
      await server.dispose();
    };
    return { sandbox, making: required(kept), [Symbol.asyncDispose]: end };
  } catch (error) {
    await server.dispose();
    throw error;
  }
}

/** Lets a sandbox of its own make the world. */
async function make(orders: number, args: readonly string[], say: Say): Promise<Making> {
  say(`making ${orders.toLocaleString('en-US')} orders, once: later runs use them again`);
  const began = performance.now();
  await using sandbox = await startSandbox({ orders, args });
  const seconds = (performance.now() - began) / 1000;
  return { date: new Date().toISOString(), seconds, peakMb: peakMemoryOf(sandbox.pid) };
}

async function runTool(program: string, args: readonly string[]): Promise<void> {
  const { code, output } = await run(program, args);
  if (code !== 0) throw new Error(`${program} failed: ${output}`);
}

/** A place for a world; one of an older schema is no longer of use. */
function keptWorld(name: string) {
  const folder = join(KEPT, `${name}-v${SCHEMA_VERSION}`);
  const facts = join(folder, 'making.json');
  return {
    folder,
    making: (): Making | undefined =>
      existsSync(facts) ? JSON.parse(readFileSync(facts, 'utf8')) : undefined,
    /** Written last, so that a world that was left half-made is made again. */
    keep: (making: Making) => writeFileSync(facts, JSON.stringify(making)),
    clear: () => {
      const old = globSync(`${name}-v*`, { cwd: dirname(folder) });
      for (const each of old) rmSync(join(dirname(folder), each), { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
    },
  };
}

function required(kept: ReturnType<typeof keptWorld>): Making {
  const making = kept.making();
  if (!making) throw new Error(`${kept.folder} has lost what is known of its making.`);
  return making;
}
