/** `npm run sandbox -- [options]`: the network's API to practise on, by itself. */
import process from 'node:process';
import { ensureBuild } from '../setup/build.ts';
import { runNodeProgram } from '../setup/node-program.ts';
import { inProject, ROOT } from '../setup/paths.mjs';

await runNodeProgram(
  () => ensureBuild(ROOT),
  [inProject('out/main/sandbox.js'), ...process.argv.slice(2)],
);
