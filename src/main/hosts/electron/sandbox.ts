/** The sandbox as a utility process of Electron; such a process never outlives the program. */
import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { PassThrough } from 'node:stream';
import { utilityProcess } from 'electron';
import {
  type RunningSandbox,
  type SandboxWishes,
  sandboxArguments,
} from '../shared/practice-sandbox.ts';

/** How long the sandbox may take to close its database before it is killed, in milliseconds. */
const STOP_LIMIT = 7000;

const SECRET_BYTES = 24;

/**
 * Starts the built sandbox, which answers to this program alone. Call it once the app is ready.
 * @param script the built `sandbox-process.ts`
 */
export function forkSandbox(
  script: string,
  dataFolder: string,
  wishes?: SandboxWishes,
): RunningSandbox {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const child = utilityProcess.fork(script, [...sandboxArguments(dataFolder, wishes)], {
    serviceName: 'Corridor sandbox',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CORRIDOR_SANDBOX_SECRET: secret },
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code) => resolve(`it ended with code ${code}`));
  });
  return {
    stdout: child.stdout ?? new PassThrough(),
    stderr: child.stderr ?? new PassThrough(),
    secret,
    ended,
    stop: async () => {
      child.postMessage('stop');
      const limit = setTimeout(() => child.kill(), STOP_LIMIT);
      await ended;
      clearTimeout(limit);
    },
  };
}
