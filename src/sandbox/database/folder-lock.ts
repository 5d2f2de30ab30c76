/** Keeps two processes from opening one embedded database, which would ruin it. */
import { access, constants } from 'node:fs/promises';
import process from 'node:process';
import { askHolder, type Release, takeLock } from '#lock/lock.ts';
import { StartError } from './database.ts';

/**
 * Takes the lock of an existing `folder`; the returned function gives it back.
 * @throws {StartError} when another process holds it or the place cannot be written
 */
export async function lockFolder(folder: string): Promise<Release> {
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `The data folder cannot be written (${(error as Error).message}). Choose another with --data-dir.`,
    );
  }
  // Not in the folder itself, which is moved aside and deleted while it is held.
  const place = `${folder}.lock`;
  const release = await takeLock(place, () => `process ${process.pid}`);
  if (release) return release;
  const holder = (await askHolder(place, 'who')) ?? 'another program';
  throw new StartError(
    `The database in ${folder} is in use by ${holder}. Stop it, or choose another folder with --data-dir.`,
  );
}
