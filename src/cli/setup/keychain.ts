/** A Secret Service of its own for a program, so that tests never touch the person's keyring. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ensureDebianPackages } from './apt.mjs';
import { addOptionalPackages, KEYCHAIN_HEADERS } from './packages.mjs';
import { run } from './processes.mjs';
import { node24 } from './runtime.mjs';

const PACKAGES = [KEYCHAIN_HEADERS, 'gnome-keyring', 'dbus'];

/**
 * Installs what keychain tests need where this machine and this account allow it.
 * @returns undefined when all is there, else why not and what to type
 */
export async function ensureKeychain(root: string): Promise<string | undefined> {
  if (process.platform !== 'linux') {
    return 'The keychain tests use the Secret Service of Linux; run them there.';
  }
  if (!(await isMissing('gnome-keyring-daemon', 'dbus-run-session')) && (await loadsKeytar(root))) {
    return undefined;
  }
  const problem = await ensureDebianPackages(PACKAGES);
  if (problem) return problem;
  if (await loadsKeytar(root)) return undefined;
  const failure = await addOptionalPackages(root);
  if (failure) return failure;
  if (await loadsKeytar(root)) return undefined;
  return 'The npm package keytar cannot be loaded. It is compiled when it is installed: that needs a C++ compiler, make and Python (apt-get install --yes build-essential python3 pkg-config), then: npm rebuild keytar';
}

async function isMissing(...programs: string[]): Promise<boolean> {
  const ends = await Promise.all(programs.map((name) => run(name, ['--help'])));
  return ends.some(({ code }) => code !== 0);
}

async function loadsKeytar(root: string): Promise<boolean> {
  const { code } = await run(node24(), ['-e', "require('keytar')"], { cwd: root });
  return code === 0;
}

/** A command to start and the surroundings to start it in. */
export interface Wrapped {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Removes the keyring. */
  dispose(): void;
}

// The daemon goes into the background once it is unlocked, and ends with the bus.
const SCRIPT =
  'printf corridor | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1 && exec "$@"';

/** Wraps a command so that it runs on a bus of its own, with an unlocked, empty keyring. */
export function withSecretService(command: string, args: readonly string[]): Wrapped {
  const folder = mkdtempSync(join(tmpdir(), 'corridor-keyring-'));
  return {
    command: 'dbus-run-session',
    args: ['--', 'sh', '-c', SCRIPT, 'sh', command, ...args],
    env: {
      ...process.env,
      XDG_DATA_HOME: join(folder, 'data'),
      XDG_RUNTIME_DIR: folder,
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
