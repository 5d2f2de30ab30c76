/**
 * `npm run mutants`: changes the code that guards money in small ways, and shows which changes no test
 * notices. The name of a part (`checks/mutants.mjs`) runs only that one; options are Stryker's, such as
 * `--mutate src/domain/acts/areas/orders.ts`.
 */
import process from 'node:process';
import { PARTS } from '../checks/mutants.mjs';
import { runNodeProgram } from '../setup/node-program.ts';
import { inProject } from '../setup/paths.mjs';

const asked = process.argv.slice(2);
const named = Object.keys(PARTS).filter((name) => asked.includes(name));
let worst = 0;
for (const CORRIDOR_MUTANTS of named.length > 0 ? named : Object.keys(PARTS)) {
  await runNodeProgram(
    () => Promise.resolve(),
    [
      inProject('node_modules/@stryker-mutator/core/bin/stryker.js'),
      'run',
      inProject('tests/mutants/stryker.config.mjs'),
      ...asked.filter((argument) => !(argument in PARTS)),
    ],
    // Where the computer's time is UTC, no test would notice that a local time is taken for UTC.
    { CORRIDOR_MUTANTS, TZ: 'Pacific/Auckland' },
  );
  worst = Math.max(worst, Number(process.exitCode));
}
process.exitCode = worst;
