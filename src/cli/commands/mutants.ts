/**
 * `npm run mutants`: changes the code that guards money in small ways, and shows which changes no test
 * notices; see `tests/mutants`. Options are Stryker's, such as `--mutate src/domain/acts/orders.ts`.
 */

import process from 'node:process';
import { runNodeProgram } from '../setup/node-program.ts';
import { inProject } from '../setup/paths.mjs';

await runNodeProgram(
  () => Promise.resolve(),
  [
    inProject('node_modules/@stryker-mutator/core/bin/stryker.js'),
    'run',
    inProject('tests/mutants/stryker.config.mjs'),
    ...process.argv.slice(2),
  ],
);
