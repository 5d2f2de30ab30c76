/** What the figures were measured on. */
import { cpus, loadavg, release, totalmem } from 'node:os';
import process from 'node:process';
import { inProject, ROOT } from '#cli/setup/paths.mjs';
import { run } from '#cli/setup/processes.mjs';
import { chromiumPath } from '#support/chromium.ts';

/** Facts without which figures cannot be compared. */
export interface Machine {
  readonly date: string;
  /** Of the checkout; '+' behind it when files were changed since. Null outside a repository. */
  readonly commit: string | null;
  readonly cores: number;
  readonly processor: string;
  readonly memoryGb: number;
  /** Processes that waited for a core in the minute before the start: other work spoils figures. */
  readonly load: number;
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
    load: loadavg()[0] ?? 0,
    system: `${process.platform} ${release()}`,
    node: process.version,
    chromium: /\d+(?:\.\d+)+/u.exec(chromium.output)?.[0] ?? '',
  };
}

async function git(...args: string[]): Promise<string | null> {
  const { code, output } = await run('git', args, { cwd: ROOT });
  return code === 0 ? output.trim() : null;
}
