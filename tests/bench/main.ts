/**
 * `npm run bench`: measures what users wait for, prints a table and saves it as JSON below
 * `out/bench`. A missed target is reported and does not fail the run; a broken phase does.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { stopAllOnSignals } from '#cli/setup/processes.mjs';
import { say, since } from '#cli/setup/say.mjs';
import type { Figure } from './figures.ts';
import { keepTemporaryFilesTogether, REPORTS } from './folders.ts';
import { LAST, readLast, writeLast } from './last.ts';
import { describeMachine, otherWork } from './machine.ts';
import type { Context, Phase } from './phase.ts';
import { actsPhase } from './phases/acts.ts';
import { bridgePhase } from './phases/bridge.ts';
import { interactionsPhase } from './phases/interactions.ts';
import { memoryPhase } from './phases/memory.ts';
import { referencePhase } from './phases/reference.ts';
import { reviewPhase } from './phases/review.ts';
import { sandboxPhase } from './phases/sandbox.ts';
import { sizePhase } from './phases/size.ts';
import { startPhase } from './phases/start.ts';
import { stormPhase } from './phases/storm.ts';
import { usersPhase } from './phases/users.ts';
import { comparedLines, type Report, reportLines, writeReport } from './report.ts';

const PHASES: readonly Phase[] = [
  startPhase,
  sandboxPhase,
  bridgePhase,
  stormPhase,
  actsPhase,
  interactionsPhase,
  usersPhase,
  reviewPhase,
  referencePhase,
  sizePhase,
  memoryPhase,
];

const USAGE = `Usage: npm run bench -- [options]
  --only NAMES  of ${PHASES.map(({ name }) => name).join(',')}
  --keep        keeps the figures in ${LAST}, for later runs to be compared with; not of a quick run
  --quick       few samples and small worlds: shows that everything works, not how fast it is`;

class UsageError extends Error {}

interface Options {
  readonly quick: boolean;
  /** Whether later runs are compared with this one. */
  readonly keep: boolean;
  readonly phases: readonly Phase[];
}

function readOptions(): Options {
  const { values } = parse();
  const names = values.only?.split(',');
  const unknown = names?.filter((name) => !PHASES.some((phase) => phase.name === name)) ?? [];
  if (unknown.length > 0) throw new UsageError(`There is no phase '${unknown.join("', '")}'.`);
  return {
    quick: values.quick,
    keep: values.keep,
    phases: names ? PHASES.filter(({ name }) => names.includes(name)) : PHASES,
  };
}

function parse() {
  try {
    return parseArgs({
      options: {
        only: { type: 'string' },
        keep: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const interrupted = new AbortController();

/** A quick run has too few samples to be compared. */
function tell(report: Report, keep: boolean): void {
  const compared = report.quick ? [] : comparedLines(report, readLast());
  for (const line of [...reportLines(report), ...compared]) say(line);
  say(`Kept as ${writeReport(report, REPORTS)}`);
  if (keep && !report.quick) writeLast(report);
}

async function measure({ quick, keep, phases }: Options): Promise<void> {
  const machine = await describeMachine();
  const began = performance.now();
  const figures: Figure[] = [];
  const leftOut: string[] = [];
  const failures: string[] = [];
  let mostOtherWork = 0;
  const context: Context = {
    quick,
    say: (line) => say(`  ${line}`),
    add: (...more) => void figures.push(...more),
    leaveOut: (reason) => void leftOut.push(reason),
  };
  for (const { title, run } of phases) {
    mostOtherWork = Math.max(mostOtherWork, await otherWork());
    const phaseBegan = performance.now();
    say(`── ${title} ──`);
    try {
      await run(context);
      say(`${title}: done in ${since(phaseBegan)}\n`);
    } catch (error) {
      // What was stopped breaks the phase that used it; the process is about to end.
      if (interrupted.signal.aborted) await new Promise(() => undefined);
      const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
      failures.push(`${title}: ${what}`);
      say(`${title}: failed\n`);
    }
  }
  const seconds = (performance.now() - began) / 1000;
  const report: Report = {
    ...{ machine, quick, seconds, otherWork: mostOtherWork },
    ...{ figures, leftOut, failures },
  };
  tell(report, keep);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

const interrupt = () => interrupted.abort();
process.once('SIGINT', interrupt).once('SIGTERM', interrupt).once('SIGHUP', interrupt);
stopAllOnSignals();
keepTemporaryFilesTogether();
try {
  await measure(readOptions());
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n${USAGE}\n`);
  process.exitCode = 2;
}
