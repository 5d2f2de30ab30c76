/** Folders that only the account of this program may look into. */
import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';

/** The last two octal digits of a mode are what the group and all others may do. */
const OF_OTHERS = 0o100;
const PERMISSIONS = 0o10000;

/** Takes from everyone else what they may do with it. It may belong to another account, which then stays so. */
async function close(path: string): Promise<void> {
  try {
    const stats = await lstat(path);
    if (stats.isSymbolicLink() || stats.mode % OF_OTHERS === 0) return;
    await chmod(path, (stats.mode % PERMISSIONS) - (stats.mode % OF_OTHERS));
  } catch {
    // It is gone, or not ours.
  }
}

/**
 * Makes a folder that others cannot open. One that they can is closed to them, with everything in it, unless
 * the account's whole home is in it. Windows has permissions of another kind; there the folder is the account's own.
 * @throws Error of the file system, when there can be no such folder
 */
export async function makeOwnFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32' || (await lstat(folder)).mode % OF_OTHERS === 0) return;
  if (!relative(folder, homedir()).startsWith('..')) return;
  await close(folder);
  const below = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of below) await close(join(parentPath, name));
}
