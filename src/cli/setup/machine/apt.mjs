/** Debian packages: installed where this may be done, else the exact command to type. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync, utimesSync } from 'node:fs';
import process from 'node:process';
import { withProgress } from '../say.mjs';
import { run } from './processes.mjs';

/** The longest a package list or an installation may take, in milliseconds. */
const UPDATE_LIMIT_MS = 2 * 60_000;
const INSTALL_LIMIT_MS = 6 * 60_000;

/** Package lists that are older name versions with holes that have been closed since. */
const LISTS_FRESH_MS = 24 * 60 * 60_000;

const OPTIONS = [
  '--yes',
  '--no-install-recommends',
  '-o=Acquire::Retries=2',
  '-o=Acquire::http::Timeout=20',
  '-o=DPkg::Lock::Timeout=60',
];

/** A line of apt's status: the step and how much of it is done. */
const STATUS = /^(dl|pm)status:[^:]*:(\d+)/gmu;

/**
 * What may be done on this machine.
 * @typedef {object} Machine
 * @property {boolean} root
 * @property {boolean} debian Debian or a system made from it
 * @property {string} lists the folder of apt's package lists, which is as old as they are
 */

/** @returns {Machine} */
export function thisMachine() {
  return {
    root: process.getuid?.() === 0,
    debian: existsSync('/etc/debian_version'),
    lists: '/var/lib/apt/lists',
  };
}

/**
 * Whether the package lists were read within the last day.
 * @param {string} lists
 */
function areFresh(lists) {
  const { mtimeMs } = statSync(lists, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
  return Date.now() - mtimeMs < LISTS_FRESH_MS;
}

/**
 * The command a person types to install packages.
 * @param {readonly string[]} packages
 */
export const aptCommand = (packages) =>
  `sudo apt-get update && sudo apt-get install --yes ${packages.join(' ')}`;

/**
 * The packages among `packages` that are not installed; all of them where there is no dpkg.
 * @param {readonly string[]} packages
 */
export function missingDebianPackages(packages) {
  const { stdout } = spawnSync('dpkg', ['--status', ...packages], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  const installed = new Set(
    (stdout ?? '')
      .split(/\n(?=Package: )/u)
      .filter((entry) => /^Status: .* installed$/mu.test(entry))
      .map((entry) => /^Package: (.+)$/mu.exec(entry)?.[1]),
  );
  return packages.filter((name) => !installed.has(name));
}

/**
 * Installs what is missing of `packages`, when this machine and this account allow it.
 * @param {readonly string[]} packages
 * @param {Machine} [machine]
 * @returns {Promise<string | undefined>} undefined when all are there, else why not and what to type
 */
export async function ensureDebianPackages(packages, machine = thisMachine()) {
  const missing = missingDebianPackages(packages);
  if (missing.length === 0) return;
  const names = missing.join(', ');
  const command = aptCommand(missing);
  if (!machine.debian) {
    return `Missing: ${names}. This system is not based on Debian. Install the equivalent packages. On Debian the command is: ${command}`;
  }
  if (!machine.root) return `Missing: ${names}. Only root can install that; type: ${command}`;
  const failure = await install(missing, machine);
  if (failure === undefined) return;
  return `Missing: ${names}. apt-get could not install that: ${failure}. To try by hand, type: ${command}`;
}

/**
 * Package lists are read again when they are older than a day, or name what is not there. Without a
 * network the old ones have to do.
 * @param {readonly string[]} packages
 * @param {Machine} machine
 * @returns {Promise<string | undefined>} why it failed
 */
async function install(packages, { lists }) {
  const what = `Installing ${packages.join(', ')}`;
  const command = ['install', ...packages];
  const outdated = areFresh(lists) ? undefined : await readLists(lists);
  const trial = await run('apt-get', ['--simulate', ...OPTIONS, ...command]);
  if (trial.code === 0) {
    const failure = await apt(what, command, INSTALL_LIMIT_MS);
    if (failure === undefined) return;
  }
  const failure = outdated ?? (await readLists(lists));
  return failure ?? (await apt(what, command, INSTALL_LIMIT_MS));
}

/**
 * @param {string} lists
 * @returns {Promise<string | undefined>} why it failed
 */
async function readLists(lists) {
  const failure = await apt('Reading the package lists', ['update'], UPDATE_LIMIT_MS);
  // If nothing is new, apt does not change the folder.
  if (failure === undefined && existsSync(lists)) utimesSync(lists, new Date(), new Date());
  return failure;
}

/**
 * @param {string} what
 * @param {readonly string[]} args
 * @param {number} timeoutMs
 * @returns {Promise<string | undefined>} why it failed
 */
async function apt(what, args, timeoutMs) {
  let far = '';
  const { code, output, timedOut } = await withProgress(
    what,
    () =>
      run('apt-get', [...OPTIONS, '-o=APT::Status-Fd=3', ...args], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' },
        stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
        timeoutMs,
        onStatus: (text) => {
          const [, kind, percent] = [...text.matchAll(STATUS)].at(-1) ?? [];
          if (kind) far = `${kind === 'dl' ? 'downloading' : 'unpacking'}, ${percent} %`;
        },
      }),
    { howFar: () => far, failed: (outcome) => outcome.code !== 0 },
  );
  if (timedOut) return `it took longer than ${timeoutMs / 60_000} minutes`;
  if (code === 0) return;
  const errors = output.split('\n').filter((line) => /^(?:E|Err)[: ]/u.test(line));
  return errors.at(-1)?.replace(/^E: /u, '') ?? `it ended with code ${code}`;
}
