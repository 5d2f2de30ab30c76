/** The sandbox as a child process of the browser host, which it never outlives, on any system. */
import { spawn } from 'node:child_process';
import process from 'node:process';
import {
  type RunningSandbox,
  type SandboxWishes,
  sandboxArguments,
} from '../shared/practice-sandbox.ts';

/** How long the sandbox may take to close its database before it is killed, in milliseconds. */
const STOP_LIMIT = 7000;

/** Runs before the sandbox, and ends it as SIGTERM does when its stdin closes: when the host ends in any way. */
const END_WITH_HOST = `
  process.stdin.on('end', () => process.emit('SIGTERM') || process.exit()).resume().unref();
`;

/** Starts the sandbox. If it does not stop on request, it is killed. @param script the built sandbox */
export function spawnSandbox(
  script: string,
  dataFolder: string,
  wishes?: SandboxWishes,
): RunningSandbox {
  const preload = `data:text/javascript,${encodeURIComponent(END_WITH_HOST)}`;
  const args = ['--import', preload, script, ...sandboxArguments(dataFolder, wishes)];
  const child = spawn(process.execPath, args, {
    stdio: 'pipe',
    windowsHide: true,
    // Ctrl-C reaches every process of a terminal's group; the sandbox is to end after the desk.
    detached: process.platform !== 'win32',
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code, signal) =>
      resolve(signal ? `it was ended by ${signal}` : `it ended with code ${code}`),
    );
  });
  child.stdin.on('error', () => undefined);
  process.once('exit', () => child.kill('SIGKILL'));
  return {
    stdout: child.stdout,
    stderr: child.stderr,
    ended,
    stop: async () => {
      child.stdin.end();
      const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
      await ended;
      clearTimeout(limit);
    },
  };
}
