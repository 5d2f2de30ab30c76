/** The sandbox as a utility process of Electron; such a process never outlives the program. */
import { PassThrough } from 'node:stream';
import { utilityProcess } from 'electron';
import { type SandboxProcess, sandboxArguments } from '../shared/practice.ts';

/** A sandbox that can be stopped. */
export interface SandboxUtility extends SandboxProcess {
  /** Asks the sandbox to close its database and end; resolves once it is gone. */
  stop(): Promise<void>;
}

/** Starts the built sandbox. Call it once the app is ready. */
export function forkSandbox(script: string, dataFolder: string): SandboxUtility {
  const child = utilityProcess.fork(script, [...sandboxArguments(dataFolder)], {
    serviceName: 'Corridor sandbox',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code) => resolve(`it ended with code ${code}`));
  });
  return {
    stdout: child.stdout ?? new PassThrough(),
    stderr: child.stderr ?? new PassThrough(),
    ended,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
