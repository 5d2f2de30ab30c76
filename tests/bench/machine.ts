/** What the figures were measured on. */
import { cpus, release, totalmem } from 'node:os';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from '#cli/setup/machine/processes.mjs';
import { inProject, ROOT } from '#cli/setup/paths.mjs';
import { chromiumPath } from '#support/chromium.ts';

/** Facts without which figures cannot be compared. */
export interface Machine {
  readonly date: string;
  /** Of the checkout; '+' behind it when files were changed since. Null outside a repository. */
  readonly commit: string | null;
  readonly cores: number;
  readonly processor: string;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  readonly chromium: string;
}

/** Looks at the machine. */
export async function describeMachine(): Promise<Machine> {
  const [chromium, head, changes] = await Promise.all([
    run(chromiumPath(), ['--version']),
    git('rev-parse', '--short=12', 'HEAD'),
    git('status', '--porcelain', '--', inProject('src')),
  ]);
  return {
    date: new Date().toISOString(),
    commit: head && `${head}${changes ? '+' : ''}`,
    cores: cpus().length,
    processor: cpus()[0]?.model ?? '',
    memoryGb: Math.round(totalmem() / 1e9),
    system: `${process.platform} ${release()}`,
    node: process.version,
    chromium: /\d+(?:\.\d+)+/u.exec(chromium.output)?.[0] ?? '',
  };
}

const LOOK_MS = 1000;

/**
 * The share of the computer that other programs use while the benchmark does nothing, from 0 to 1.
 * It always makes the measured times longer.
 */
export async function otherWork(): Promise<number> {
  const before = processorTimes();
  await wait(LOOK_MS);
  const now = processorTimes();
  const all = now.all - before.all;
  return all === 0 ? 0 : 1 - (now.idle - before.idle) / all;
}

function processorTimes(): { readonly all: number; readonly idle: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  return {
    all: sum(times.flatMap((each) => Object.values(each))),
    idle: sum(times.map(({ idle }) => idle)),
  };
}

async function git(...args: string[]): Promise<string | null> {
  const { code, output } = await run('git', args, { cwd: ROOT });
  return code === 0 ? output.trim() : null;
}
