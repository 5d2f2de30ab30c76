/** Commands that do no more than set up and run one program on Node 24. */
import process from 'node:process';
import { ended, start, stopAllOnSignals } from './machine/processes.mjs';
import { ROOT } from './paths.mjs';
import { node24 } from './runtime.mjs';
import { SetupError } from './say.mjs';

/**
 * Runs a program after its set-up, and ends this process with its exit code. A missing part is
 * reported without a stack.
 * @param prepare does the set-up; throws a SetupError when something is missing
 * @param args of Node: the file and its arguments
 */
export async function runNodeProgram(
  prepare: () => Promise<void>,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  stopAllOnSignals();
  try {
    await prepare();
    const child = start(node24(), args, { cwd: ROOT, env: { ...process.env, ...env } });
    process.exitCode = (await ended(child)).code;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
