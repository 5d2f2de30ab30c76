/** One set-up at a time: `npm start` and `npm test` may be typed in two terminals at once. */
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { SetupError, say } from '../say.mjs';

const POLL_MS = 250;

/**
 * Runs `task` while no other process of this machine runs one under the same lock file. The lock of
 * a process that died is taken over.
 * @template T
 * @param {string} file the lock file
 * @param {() => Promise<T>} task
 * @returns {Promise<T>}
 * @throws {SetupError} when the folder of the lock cannot be written
 */
export async function exclusively(file, task) {
  let told = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder === null || !isAlive(holder)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!told) say(`Waiting for another set-up to finish (process ${holder}) …`);
    told = true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  try {
    return await task();
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Creates the lock with its content in one step, so that it is never read half written.
 * @param {string} file
 */
function take(file) {
  const own = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(own, String(process.pid));
  } catch (error) {
    throw new SetupError(
      `The project's folder cannot be written: ${/** @type {Error} */ (error).message}\n` +
        'Corridor installs its packages and its build there. Use a copy in a folder of your own, or have the owner of this one changed.',
    );
  }
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** @param {string} file */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    return null;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
