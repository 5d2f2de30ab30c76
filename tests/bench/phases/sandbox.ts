/** Phase `sandbox`: how fast the practice API answers, over one kept connection. */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresPrograms, startPostgres } from '#cli/setup/postgres.ts';
import { run as runProgram } from '#cli/setup/processes.mjs';
import { SCHEMA_VERSION } from '#sandbox/database/schema.ts';
import { randomFor } from '#sandbox/world/random.ts';
import { type Sandbox, startSandbox } from '#support/harness.ts';
import { connectTo } from '../api.ts';
import { type Aim, measured, single } from '../figures.ts';
import { keptPath } from '../folders.ts';
import { peakMemoryOf } from '../memory.ts';
import type { Context, Phase } from '../phase.ts';
import { pathOf, QUESTIONS, type Question } from '../questions.ts';

const SAMPLES = 80;
const QUICK_SAMPLES = 20;
const WARM_UP = 10;

/** Milliseconds, for every list at this many orders on PGlite (issue 2). */
const AIM: Aim = { of: 'p95', is: '<', limit: 50 };
const ORDERS_OF_AIM = 100_000;

const ORDERS_ON_POSTGRES = 1_000_000;

export const sandboxPhase: Phase = {
  name: 'sandbox',
  title: 'Sandbox: lists, searches and statistics',
  run: async (context) => {
    await onPglite(context, 5000);
    if (context.quick) return;
    await onPglite(context, ORDERS_OF_AIM);
    await onPostgres(context);
  },
};

/** A world to measure. */
interface World {
  readonly group: string;
  readonly orders: number;
  readonly aim: Aim | undefined;
}

/** How the making of a world went, kept with it. */
interface Making {
  readonly seconds: number;
  readonly peakMb: number;
}

async function onPglite(context: Context, orders: number): Promise<void> {
  const world: World = {
    group: `PGlite, ${orders.toLocaleString('en-US')} orders`,
    orders,
    aim: orders === ORDERS_OF_AIM ? AIM : undefined,
  };
  const name = `pglite-${orders}`;
  const folder = keptFolder(name);
  if (!isKept(folder)) {
    keep(folder, await make(context, world, ['--data-dir', folder]));
  }
  addMaking(context, world, folder);
  await using sandbox = await startSandbox({ orders, args: ['--data-dir', folder] });
  await ask(context, world, sandbox);
}
