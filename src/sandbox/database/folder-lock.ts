/** Keeps two processes from opening one embedded database, which would ruin it. */
import { open, readFile, rm } from 'node:fs/promises';
import process from 'node:process';
import { StartError } from './database.ts';

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Takes the lock beside `folder`; the returned function gives it back. A lock whose process is gone
 * is taken over.
 * @throws {StartError} when a living process holds it or the place cannot be written
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${folder}.lock`;
  const holder = Number(await readFile(path, 'utf8').catch(() => ''));
  if (holder > 0 && holder !== process.pid && isAlive(holder)) {
    throw new StartError(
      `The database in ${folder} is in use by process ${holder}. Stop it, or choose another folder with --data-dir.`,
    );
  }
  await rm(path, { force: true });
  try {
    const file = await open(path, 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
  } catch (error) {
    throw new StartError(
      `The data folder cannot be written (${(error as Error).message}). Choose another with --data-dir.`,
    );
  }
  return () => rm(path, { force: true });
}
