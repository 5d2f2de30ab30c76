/** A separate Secret Service for a program, so that tests never touch the person's keyring. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { addOptionalPackages } from '../packages.mjs';
import { node24 } from '../runtime.mjs';
import { ensureDebianPackages } from './apt.mjs';
import { run } from './processes.mjs';

const SERVICE = ['gnome-keyring', 'dbus'];
/** How the folder of a keyring for tests begins. */
const KEYRING_FOLDER = 'corridor-keyring-';
/** What the npm package keytar is compiled with. */
const COMPILING = ['libsecret-1-dev', 'pkg-config', 'g++', 'make', 'python3'];

/**
 * Installs what keychain tests need, if this computer and account allow it.
 * @returns undefined when all is there, else why not and what to type
 */
export async function ensureKeychain(root: string): Promise<string | undefined> {
  if (process.platform !== 'linux') {
    return 'The keychain tests use the Secret Service of Linux; run them there.';
  }
  const noService = (await isMissing('gnome-keyring-daemon', 'dbus-run-session'))
    ? await ensureDebianPackages(SERVICE)
    : undefined;
  return noService ?? (await ensureKeytar(root));
}

/**
 * Compiles the npm package keytar where it is not there yet.
 * @returns undefined when it is there, else why not and what to type
 */
export async function ensureKeytar(root: string): Promise<string | undefined> {
  if (await loadsKeytar(root)) return undefined;
  const problem = process.platform === 'linux' ? await ensureDebianPackages(COMPILING) : undefined;
  return problem ?? (await addKeytar(root));
}

/** npm leaves keytar out of node_modules when it could not be compiled. */
async function addKeytar(root: string): Promise<string | undefined> {
  const problem = await addOptionalPackages(root);
  if (problem) return problem;
  if (await loadsKeytar(root)) return undefined;
  return 'The npm package keytar could not be compiled. "npm install --no-save --foreground-scripts" shows why.';
}

async function isMissing(...programs: string[]): Promise<boolean> {
  const ends = await Promise.all(programs.map((name) => run(name, ['--help'])));
  return ends.some(({ code }) => code !== 0);
}

async function loadsKeytar(root: string): Promise<boolean> {
  const { code } = await run(node24(), ['-e', "require('keytar')"], { cwd: root });
  return code === 0;
}

/** A command to start and the environment to start it in. */
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

/** Wraps a command so that it runs on a separate bus, with an unlocked, empty keyring. */
export function withSecretService(command: string, args: readonly string[]): Wrapped {
  const folder = mkdtempSync(join(tmpdir(), KEYRING_FOLDER));
  const dispose = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', dispose);
  return {
    command: 'dbus-run-session',
    args: ['--', 'sh', '-c', SCRIPT, 'sh', command, ...args],
    env: {
      ...process.env,
      XDG_DATA_HOME: join(folder, 'data'),
      XDG_RUNTIME_DIR: folder,
    },
    dispose,
  };
}

/** Whether this process has a separate keyring, which {@link withSecretService} gave it. */
export const isOnOwnKeyring = (env: NodeJS.ProcessEnv = process.env): boolean =>
  basename(env['XDG_RUNTIME_DIR'] ?? '').startsWith(KEYRING_FOLDER);
