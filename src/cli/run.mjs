/**
 * What every npm script starts: plain JavaScript for any Node from 20 on, without a dependency,
 * because it runs before there is a node_modules. It makes node_modules complete and hands over to
 * the command, a TypeScript file that runs on the Node 24 found there.
 *
 *     node src/cli/run.mjs <command> [options of the command]
 */
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import process from 'node:process';
import { ended, endWithNpm, start, stopAllOnSignals } from './setup/machine/processes.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { inProject, ROOT } from './setup/paths.mjs';
import { node24 } from './setup/runtime.mjs';
import { SetupError } from './setup/say.mjs';

/** Longer than a command takes to stop what it started itself. */
const GRACE_MS = 15_000;

/**
 * Runs a command and gives its exit code.
 * @param {string} name
 * @param {readonly string[]} args
 */
async function runCommand(name, args) {
  const file = inProject('src/cli/commands', `${name}.ts`);
  if (!(/^[a-z]+$/u.test(name) && existsSync(file))) {
    throw new SetupError(`There is no command '${name}'. "npm run" lists those there are.`);
  }
  await ensurePackages(ROOT);
  const node = node24();
  const child = start(node, [file, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    // Programs that find Node by its name, as the tools in node_modules do, get this one.
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` },
  });
  return (await ended(child)).code;
}

stopAllOnSignals({ graceMs: GRACE_MS });
endWithNpm();
try {
  const [name = '', ...args] = process.argv.slice(2);
  process.exitCode = await runCommand(name, args);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
