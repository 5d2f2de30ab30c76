/** Sandboxes with large worlds, each made before by a separate sandbox. */
import { postgresPrograms, startPostgres } from '#cli/setup/machine/postgres.ts';
import { type Sandbox, startSandbox } from '#support/harness.ts';
import { temporaryFolder } from './folders.ts';

/** A sandbox that answers from a world that existed before it was started. */
export interface World extends AsyncDisposable {
  readonly sandbox: Sandbox;
  /** From the spawn of the sandbox that made it until that answered. */
  readonly secondsToMake: number;
}

/** A world of that many orders on PGlite. */
export async function openOnPglite(orders: number): Promise<World> {
  const args = ['--data-dir', temporaryFolder('world')];
  const secondsToMake = await make(orders, args);
  const sandbox = await startSandbox({ orders, args });
  return { sandbox, secondsToMake, [Symbol.asyncDispose]: sandbox.dispose };
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
  const secondsToMake = await make(orders, args);
  const sandbox = parts.use(await startSandbox({ orders, args }));
  const opened = parts.move();
  return { sandbox, secondsToMake, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

async function make(orders: number, args: readonly string[]): Promise<number> {
  const began = performance.now();
  await using _sandbox = await startSandbox({ orders, args });
  return (performance.now() - began) / 1000;
}
