/**
 * `npm test`: runs every check, sets up what it needs, and closes with one line:
 * `N passed, N failed`. Developers choose phases with `npm test -- --only static,unit`.
 */

import process from 'node:process';
import { parseArgs } from 'node:util';
import { PHASES, type Phase } from '../checks/phases.ts';
import { FAILED, inWords, NOTHING, plus, type Tally } from '../checks/report.ts';
import { stopAllOnSignals } from '../setup/processes.mjs';
import { SetupError, say, since } from '../setup/say.mjs';

const USAGE = `Usage: npm test -- [--only ${PHASES.map(({ name }) => name).join(',')}]`;

function chosenPhases(): readonly Phase[] {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const names = values.only?.split(',');
  const unknown = names?.filter((name) => !PHASES.some((phase) => phase.name === name));
  if (unknown?.length) throw new Error(`There is no phase '${unknown.join("', '")}'`);
  return names ? PHASES.filter(({ name }) => names.includes(name)) : PHASES;
}

async function runPhase({ title, run }: Phase): Promise<Tally> {
  const start = performance.now();
  say(`\n── ${title} ──`);
  const tally = await run().catch((error: unknown) => {
    // Something missing is told in its own words; anything else is a defect and shows its stack.
    say(error instanceof SetupError ? error.message : String((error as Error).stack ?? error));
    return FAILED;
  });
  say(`${title}: ${inWords(tally)} in ${since(start)}`);
  return tally;
}

async function main(): Promise<void> {
  const phases = chosenPhases();
  const start = performance.now();
  const tallies: { readonly title: string; readonly tally: Tally }[] = [];
  for (const phase of phases) {
    tallies.push({ title: phase.title, tally: await runPhase(phase) });
  }
  const total = tallies.map(({ tally }) => tally).reduce(plus, NOTHING);
  const failing = tallies.filter(({ tally }) => tally.failed > 0);
  say(`\nAll checks took ${since(start)}.`);
  for (const { title, tally } of failing) say(`Failed: ${title} (${tally.failed})`);
  process.exitCode = total.failed === 0 ? 0 : 1;
  say(inWords(total));
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
