/**
 * `npm test`: runs every check, sets up what it needs, and closes with one line:
 * `N passed, N failed`. Developers choose phases with `npm test -- --only static,unit`.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { PHASES, type Phase } from '../checks/phases.ts';
import { addTally, FAILED, NOTHING, type Tally, tallyInWords } from '../checks/report.ts';
import { stopAllOnSignals } from '../setup/machine/processes.mjs';
import { SetupError, say, since } from '../setup/say.mjs';

const USAGE = `Usage: npm test -- [--only ${PHASES.map(({ name }) => name).join(',')}]`;

function chosenPhases(): readonly Phase[] {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const names = values.only?.split(',');
  const unknown = names?.filter((name) => !PHASES.some((phase) => phase.name === name));
  if (unknown?.length) throw new Error(`There is no phase '${unknown.join("', '")}'`);
  return names ? PHASES.filter(({ name }) => names.includes(name)) : PHASES;
}

async function prepare(phases: readonly Phase[]): Promise<ReadonlyMap<Phase, string>> {
  const problems = new Map<Phase, string>();
  say('\n── Set-up ──');
  for (const phase of phases) {
    const problem = await phase.prepare?.();
    if (problem) problems.set(phase, problem);
  }
  for (const problem of problems.values()) say(problem);
  if (problems.size === 0) say('Everything the checks need is there.');
  return problems;
}

async function runPhase({ title, run }: Phase, problem: string | undefined): Promise<Tally> {
  const start = performance.now();
  say(`\n── ${title} ──`);
  const tally = await outcomeOf(run, problem);
  say(`${title}: ${tallyInWords(tally)} in ${since(start)}`);
  return tally;
}

async function outcomeOf(run: Phase['run'], problem: string | undefined): Promise<Tally> {
  if (problem) {
    say(problem);
    return FAILED;
  }
  return await run().catch((error: unknown) => {
    // A missing requirement has a message; anything else is a defect and shows its stack.
    say(error instanceof SetupError ? error.message : String((error as Error).stack ?? error));
    return FAILED;
  });
}

async function main(): Promise<void> {
  const phases = chosenPhases();
  const start = performance.now();
  const problems = await prepare(phases);
  const tallies: { readonly title: string; readonly tally: Tally }[] = [];
  for (const phase of phases) {
    const tally = await runPhase(phase, problems.get(phase));
    tallies.push({ title: phase.title, tally });
  }
  const total = tallies.map(({ tally }) => tally).reduce(addTally, NOTHING);
  const failing = tallies.filter(({ tally }) => tally.failed > 0);
  say(`\nAll checks took ${since(start)}.`);
  for (const { title, tally } of failing) {
    say(`Failed: ${title} (${tally.failed})`);
    for (const failure of tally.failures) say(`  ${failure}`);
  }
  process.exitCode = total.failed === 0 ? 0 : 1;
  say(tallyInWords(total));
}

stopAllOnSignals({
  onSignal: (signal) => say(`\nStopped by ${signal}: not every check has been run.`),
});
try {
  await main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n${USAGE}\n`);
  process.exitCode = 2;
}
