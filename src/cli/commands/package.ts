/** `npm run package`: builds the installers with electron-builder; its options are passed on. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { ensureBuild } from '../setup/build.ts';
import { runNodeProgram } from '../setup/node-program.ts';
import { inProject, ROOT } from '../setup/paths.mjs';
import { SetupError } from '../setup/say.mjs';

const config = inProject('electron-builder.yml');

await runNodeProgram(async () => {
  if (!existsSync(config)) {
    throw new SetupError(`${config} is missing: it says what the installers contain.`);
  }
  await ensureBuild(ROOT);
}, [
  inProject('node_modules/electron-builder/cli.js'),
  '--config',
  config,
  '--publish',
  'never',
  ...process.argv.slice(2),
]);
