/** The npm packages of the project: whether all are there, and how they get there. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { exclusively } from './machine/exclusive.mjs';
import { run } from './machine/processes.mjs';
import { SetupError, withProgress } from './say.mjs';

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} Locked */

const INSTALL_LIMIT_MS = 12 * 60_000;

/** Timeouts for the registry: npm's own defaults hide a dead network for minutes. */
const PATIENCE = [
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-factor=2',
  '--fetch-timeout=120000',
];

/**
 * The folders of packages that the lock file asks for and that are missing or of another version.
 * npm itself notes what it installed in a second lock file inside node_modules, the last thing it
 * writes; so an installation by hand counts and an interrupted one does not.
 * @param {string} root the project's folder
 */
export function missingPackages(root) {
  const installed = lockedPackages(join(root, 'node_modules/.package-lock.json'));
  return wantedPackages(root)
    .filter(([path, wanted]) => {
      const there = installed?.[path];
      if (!there) return !wanted.optional;
      return there.version !== wanted.version || !existsSync(join(root, path, 'package.json'));
    })
    .map(([path]) => path);
}

/** @param {string} root */
function wantedPackages(root) {
  const file = join(root, 'package-lock.json');
  const packages = lockedPackages(file);
  if (!packages)
    throw new SetupError(`${file} cannot be read: the copy of the project is damaged.`);
  return Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
}

/**
 * @param {string} file
 * @returns {Record<string, Locked> | null}
 */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * Makes node_modules complete for the current lock file; does nothing when it is.
 * @param {string} root
 * @throws {SetupError} when the packages cannot be installed, with the reason and the remedy
 */
export async function ensurePackages(root) {
  if (isComplete(root)) return;
  await exclusively(join(root, 'out/setup/install.lock'), async () => {
    if (!isComplete(root)) await install(root);
  });
}

/**
 * There while an installation runs, and after one that was cut off. One that fails puts back what
 * was there.
 * @param {string} root
 */
const unfinished = (root) => join(root, 'out/setup/installing');

/** @param {string} root */
const isComplete = (root) => missingPackages(root).length === 0 && !existsSync(unfinished(root));

/**
 * The first time, and after one that was cut off, everything is installed again; later only what
 * changed, so that what is there outlives a failure.
 * @param {string} root
 */
async function install(root) {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (existsSync(installed) && !existsSync(unfinished(root))) {
    await runNpm(root, ['install', '--no-save']);
    // It takes liberties where the lock file contradicts itself; 'ci' says so.
    if (isComplete(root)) return;
  }
  await runNpm(root, ['ci']);
}

/**
 * @param {string} root
 * @param {readonly string[]} command
 */
async function runNpm(root, command) {
  writeFileSync(unfinished(root), '');
  const { code, output, timedOut } = await withProgress(
    'Installing the npm packages',
    () => npm(root, command),
    { howFar: unpacking(root), failed },
  );
  if (timedOut) {
    throw new SetupError(
      `Installing the npm packages took longer than ${INSTALL_LIMIT_MS / 60_000} minutes and was stopped. Check the connection to the registry and start again.`,
    );
  }
  rmSync(unfinished(root));
  if (code !== 0) throw new SetupError(explainNpm(output, root));
}

/** @param {string} root */
function unpacking(root) {
  const required = wantedPackages(root).filter(([, { optional }]) => !optional);
  return () => {
    const there = required.filter(([path]) => existsSync(join(root, path, 'package.json')));
    return there.length === required.length
      ? 'all unpacked, their install scripts are running'
      : `${there.length} of ${required.length} unpacked`;
  };
}

/**
 * Adds the optional packages that an earlier installation had to leave out.
 * @param {string} root
 * @returns {Promise<string | undefined>} why they could not be added
 */
export async function addOptionalPackages(root) {
  const { code, output } = await withProgress(
    'Adding the optional npm packages',
    () => npm(root, ['install', '--no-save']),
    { failed },
  );
  return code === 0 ? undefined : explainNpm(output, root);
}

/** @param {{ code: number }} outcome */
const failed = ({ code }) => code !== 0;

/**
 * @param {string} root
 * @param {readonly string[]} command
 */
function npm(root, command) {
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  // Set by npm for its scripts; with it no shell and no PATH is needed.
  const script = process.env['npm_execpath'];
  const [program, ...first] = script ? [process.execPath, script] : ['npm'];
  return run(program, [...first, ...command, '--include=dev', ...PATIENCE, ...quiet], {
    cwd: root,
    env: { ...process.env, ...nodeHeaders() },
    timeoutMs: INSTALL_LIMIT_MS,
    shell: !script && process.platform === 'win32',
  });
}

/**
 * Compiling a package needs the headers of Node. Where they came with Node they need not be fetched.
 * @returns {Record<string, string>}
 */
function nodeHeaders() {
  const folder = dirname(dirname(process.execPath));
  const there = existsSync(join(folder, 'include/node/node_api.h'));
  return there ? { npm_config_nodedir: folder } : {};
}

const CAUSES = [
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET|network/u,
    text: 'The npm registry cannot be reached. Check the network and the proxy; "npm config get registry" shows which registry is asked.',
  },
  { sign: /ENOSPC/u, text: 'The disk is full. About 1.5 GB is needed.' },
  {
    sign: /EACCES|EPERM|EROFS/u,
    text: "The project's folder cannot be written. Use a copy in a folder of your own, or have the owner of this one changed.",
  },
];

/**
 * What went wrong in npm, what it means and what to do.
 * @param {string} output what npm printed
 * @param {string} root
 */
export function explainNpm(output, root) {
  const cause = CAUSES.find(({ sign }) => sign.test(output));
  const lines = output
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('complete log of this run'))
    .slice(0, 12);
  return [
    'The npm packages could not be installed.',
    cause?.text ?? `Run "npm ci" in ${root} to see everything npm says about it.`,
    'npm says:',
    ...lines.map((line) => `  ${line}`),
  ].join('\n');
}
