/** The Node 24 that runs everything but the first step. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { inProject } from './paths.mjs';
import { SetupError } from './say.mjs';

const WANTED = 24;

/**
 * The program to run TypeScript files with: the one of the npm package `node`; else the Node that
 * runs this, when it is new enough.
 * @param {{ root?: string, version?: string }} [machine] for tests
 * @throws {SetupError} when there is none
 */
export function node24({ root = inProject(), version = process.versions.node } = {}) {
  const bundled = bundledNode(root);
  if (bundled) return bundled;
  if (Number.parseInt(version, 10) >= WANTED) return process.execPath;
  throw new SetupError(
    `Corridor runs on Node ${WANTED}, which npm installs with the package 'node'; its program is not there. That happens where npm may not run install scripts. Run it by hand with:\n` +
      '  npm rebuild node --ignore-scripts=false\n' +
      `or start Corridor with a Node of version ${WANTED} or newer.`,
  );
}

/**
 * The package copies its program from a package for the platform, which stays when only the copying
 * was not done.
 * @param {string} root
 */
function bundledNode(root) {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const own = `node-${platform}-${process.arch}`;
  return ['node/bin', `node/node_modules/${own}/bin`, `${own}/bin`]
    .map((folder) => `${root}/node_modules/${folder}/${program}`)
    .find((file) => existsSync(file));
}
