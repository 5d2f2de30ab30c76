/** Sandboxes with large worlds, each made before by a separate sandbox. */
import { postgresPrograms, startPostgres } from '#cli/setup/postgres.ts';
import { type Sandbox, startSandbox } from '#support/harness.ts';
import { temporaryFolder } from './folders.ts';
import { peakMemoryOf } from './memory.ts';

/** A sandbox that answers from a world that existed before it was started. */
export interface World extends AsyncDisposable {
  readonly sandbox: Sandbox;
  readonly making: Making;
}

/** What it took to make a world, from the spawn of a sandbox until it answered. */
export interface Making {
  readonly seconds: number;
  /** Of the sandbox's process: with PGlite the database is in it, with a server it is not. */
  readonly peakMb: number;
}

/** A world of that many orders on PGlite. */
export async function openOnPglite(orders: number): Promise<World> {
  const args = ['--data-dir', temporaryFolder('world')];
  const making = await make(orders, args);
  const sandbox = await startSandbox({ orders, args });
  return { sandbox, making, [Symbol.asyncDispose]: sandbox.dispose };
}

/**
 * A world of that many orders on a separate Postgres server.
 * @returns undefined when Postgres is not installed
 */
export async function openOnPostgres(orders: number): Promise<World | undefined> {
  const programs = postgresPrograms();
  if (!programs) return undefined;
  await using parts = new AsyncDisposableStack();
  const server = await startPostgres(programs);
  parts.defer(server.dispose);
  const args = ['--database-url', server.url];
  const making = await make(orders, args);
  const sandbox = parts.use(await startSandbox({ orders, args }));
  const opened = parts.move();
  return { sandbox, making, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

async function make(orders: number, args: readonly string[]): Promise<Making> {
  const began = performance.now();
  await using sandbox = await startSandbox({ orders, args });
  const seconds = (performance.now() - began) / 1000;
  return { seconds, peakMb: peakMemoryOf(sandbox.pid) };
}
