/** Starting a built program of the project and waiting until it says that it is ready. */
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { start, stop } from '#cli/setup/machine/processes.mjs';
import { inProject } from '#cli/setup/paths.mjs';
import { node24 } from '#cli/setup/runtime.mjs';

/** How to start a program and recognize that it is ready. */
export interface ProgramOptions {
  /** The folder of the built main process; `out/main` when left out. */
  readonly folder?: string | undefined;
  /** Below it. */
  readonly script: string;
  readonly args: readonly string[];
  /** Added to the environment, from which Corridor's own variables are removed. */
  readonly env?: NodeJS.ProcessEnv | undefined;
  /** Its first group is what the caller wants to know. */
  readonly ready: RegExp;
  readonly limitMs: number;
}

/** A program that is ready. */
export interface Program extends AsyncDisposable {
  readonly pid: number;
  /** What the first group of `ready` matched. */
  readonly ready: string;
  /** All that it has printed so far. */
  printed(): string;
  /** Ends it and everything it started. */
  dispose(): Promise<void>;
}

/**
 * Starts a built program on Node 24.
 * @throws Error with all of its output when it ends or stays silent instead
 */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const folder = options.folder ?? inProject('out/main');
  const child = start(node24(), [join(folder, options.script), ...options.args], {
    // A pipe that closes when the tests die, however they die: see CORRIDOR_PARENT of the sandbox.
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...withoutOwnVariables(process.env), ...options.env },
  });
  let output = '';
  const ready = Promise.withResolvers<string>();
  const hear = (line: string) => {
    output += `${line}\n`;
    const found = options.ready.exec(line)?.[1];
    if (found !== undefined) ready.resolve(found);
  };
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on('line', hear);
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  const fail = (how: string) =>
    ready.reject(new Error(`${options.script} ${how}. It printed:\n${output}`));
  void ended.then((code) => fail(`ended with code ${code} before it was ready`));
  const limit = setTimeout(
    () => fail(`was not ready after ${options.limitMs / 1000} s`),
    options.limitMs,
  );
  const dispose = () => stop(child);
  try {
    const found = await ready.promise;
    const { pid = 0 } = child;
    const end = { dispose, [Symbol.asyncDispose]: dispose };
    return { pid, ready: found, printed: () => output, ...end };
  } catch (error) {
    await dispose();
    throw error;
  } finally {
    clearTimeout(limit);
  }
}

/** The environment without what would configure a console: a test says that itself. */
export const withoutOwnVariables = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('CORRIDOR_')));
