/**
 * `utilityProcess` in Node: the sandbox of the Electron host is tested, from plain files or from an
 * archive.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import {
  define,
  knownOptions,
  StrictEmitter,
  strict,
} from '#main/hosts/electron/testing/strict.ts';

/** How it is started; stdin is not used. */
interface ForkOptions {
  readonly serviceName: string;
  readonly stdio: readonly ['ignore', 'pipe', 'pipe'];
  readonly env?: NodeJS.ProcessEnv;
}

const RUNNER = fileURLToPath(new URL('./utility-entry.ts', import.meta.url));

function fork(script: string, args: readonly string[], options: ForkOptions) {
  knownOptions('utilityProcess.fork', options, ['serviceName', 'stdio', 'env']);
  const child: ChildProcess = spawn(process.execPath, [RUNNER, script, ...args], {
    stdio: [...options.stdio, 'ipc'],
    ...(options.env && { env: options.env }),
  });
  const emitter = new StrictEmitter('UtilityProcess', ['spawn', 'exit', 'message', 'error']);
  child.once('spawn', () => emitter.emit('spawn'));
  child.on('message', (message) => emitter.emit('message', message));
  child.once('exit', (code) => emitter.emit('exit', code ?? 1));
  // The program ends without waiting for it, and it ends with the program.
  child.channel?.unref();
  return strict(
    'UtilityProcess',
    define(emitter, {
      get pid() {
        return child.exitCode === null ? child.pid : undefined;
      },
      stdout: child.stdout,
      stderr: child.stderr,
      postMessage: (message: unknown) => void (child.connected && child.send(message as object)),
      // As on Windows, where nothing can be done about it: what must be closed is closed by a message.
      kill: () => child.kill('SIGKILL'),
    }),
  );
}

/** `electron.utilityProcess`. */
export const utilityProcess = strict('utilityProcess', { fork });
