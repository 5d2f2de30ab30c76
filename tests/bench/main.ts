/**
 * `npm run bench`: measures what users wait for, or compares consoles, prints a table and saves it as
 * JSON below `out/bench`. A missed target is reported and does not fail the run; a broken phase does.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { stopAllOnSignals } from '#cli/setup/machine/processes.mjs';
import { say, since } from '#cli/setup/say.mjs';
import { compare } from './compare/compare.ts';
import { LEGEND, ratioLines } from './compare/ratios.ts';
import { keepTemporaryFilesTogether, REPORTS } from './folders.ts';
import { describeMachine, type Machine, otherWork } from './machine.ts';
import type { Context, Phase } from './phase.ts';
import { actsPhase } from './phases/acts.ts';
import { bridgePhase } from './phases/bridge.ts';
import { eventsPhase } from './phases/events.ts';
import { growthPhase } from './phases/growth.ts';
import { interactionsPhase } from './phases/interactions.ts';
import { memoryPhase } from './phases/memory.ts';
import { referencePhase } from './phases/reference.ts';
import { reviewPhase } from './phases/review.ts';
import { sandboxPhase } from './phases/sandbox.ts';
import { scrollPhase } from './phases/scroll.ts';
import { sizePhase } from './phases/size.ts';
import { startPhase } from './phases/start.ts';
import { stormPhase } from './phases/storm.ts';
import { usersPhase } from './phases/users.ts';
import type { Figure } from './report/figures.ts';
import { machineLines, type Report, reportLines, writeReport } from './report/report.ts';

const PHASES: readonly Phase[] = [
  startPhase,
  sandboxPhase,
  bridgePhase,
  stormPhase,
  actsPhase,
  interactionsPhase,
  scrollPhase,
  eventsPhase,
  growthPhase,
  usersPhase,
  reviewPhase,
  referencePhase,
  sizePhase,
  memoryPhase,
];

const USAGE = `Usage: npm run bench -- [options]
  --only NAMES    of ${PHASES.map(({ name }) => name).join(',')}
  --quick         few samples and small worlds: shows that everything works, not how fast it is
  --compare WHAT  instead of the phases: this folder's console beside that of a commit, of a folder
                  with a checkout, or of a module that brings another console (tests/bench/compare/
                  adapter.ts). May be repeated; ratios are to the first one`;

class UsageError extends Error {}

interface Options {
  readonly quick: boolean;
  /** The consoles to compare with; none to measure the phases. */
  readonly compared: readonly string[];
  readonly phases: readonly Phase[];
}

function readOptions(): Options {
  const { values } = parse();
  const names = values.only?.split(',');
  const unknown = names?.filter((name) => !PHASES.some((phase) => phase.name === name)) ?? [];
  if (unknown.length > 0) throw new UsageError(`There is no phase '${unknown.join("', '")}'.`);
  return {
    quick: values.quick,
    compared: values.compare,
    phases: names ? PHASES.filter(({ name }) => names.includes(name)) : PHASES,
  };
}

function parse() {
  try {
    return parseArgs({
      options: {
        only: { type: 'string' },
        quick: { type: 'boolean', default: false },
        compare: { type: 'string', multiple: true, default: [] },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const interrupted = new AbortController();

async function compareConsoles({ quick, compared }: Options, machine: Machine): Promise<void> {
  const conditions = { machine, quick, otherWork: await otherWork() };
  const samples = await compare(compared, { quick, say: (line) => say(`  ${line}`) });
  for (const line of [...machineLines(conditions), '']) say(line);
  for (const line of [...ratioLines(samples), '', LEGEND]) say(line);
  say(`Kept as ${writeReport({ ...conditions, samples }, REPORTS)}`);
}

async function measure({ quick, phases }: Options, machine: Machine): Promise<void> {
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
    machine,
    quick,
    seconds,
    otherWork: mostOtherWork,
    figures,
    leftOut,
    failures,
  };
  for (const line of reportLines(report)) say(line);
  say(`Kept as ${writeReport(report, REPORTS)}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

const interrupt = () => interrupted.abort();
process.once('SIGINT', interrupt).once('SIGTERM', interrupt).once('SIGHUP', interrupt);
stopAllOnSignals();
keepTemporaryFilesTogether();
try {
  const options = readOptions();
  const machine = await describeMachine();
  await (options.compared.length > 0 ? compareConsoles : measure)(options, machine);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n${USAGE}\n`);
  process.exitCode = 2;
}
