/** Keeps two processes from opening one embedded database, which would ruin it. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { StartError } from './database.ts';

/**
 * Takes the lock of `folder`; the returned function gives it back. The system gives it back by itself
 * when the process ends, however it ends. The number of the process is written beside the folder, for
 * people only: it may since be that of another program.
 * @throws {StartError} when another process holds it or the place cannot be written
 */
export async function lockFolder(
  folder: string,
  platform: NodeJS.Platform = process.platform,
): Promise<() => Promise<void>> {
  const note = `${folder}.lock`;
  const lock = await takeName(await nameOf(folder, platform));
  if (!lock) {
    const holder = await readFile(note, 'utf8').catch(() => 'another program');
    throw new StartError(
      `The database in ${folder} is in use by ${holder}. Stop it, or choose another folder with --data-dir.`,
    );
  }
  const release = async () => {
    lock.close();
    await once(lock, 'close');
  };
  try {
    await writeFile(note, `process ${process.pid}`);
  } catch (error) {
    await release();
    throw new StartError(
      `The data folder cannot be written (${(error as Error).message}). Choose another with --data-dir.`,
    );
  }
  return async () => {
    await rm(note, { force: true });
    await release();
  };
}

/** The name of a local socket for the folder, the same for every path to it. */
async function nameOf(folder: string, platform: NodeJS.Platform): Promise<string> {
  const place = join(await realpath(dirname(folder)), basename(folder));
  const name = `corridor-${createHash('sha256').update(place).digest('hex').slice(0, 32)}`;
  if (platform === 'win32') return `\\\\.\\pipe\\${name}`;
  // A name without a file, which goes with its process.
  if (platform === 'linux') return `\0${name}`;
  return `/tmp/${name}`;
}

/** Listens at a name; null when another process does. */
async function takeName(name: string): Promise<Server | null> {
  const taken = await listen(name);
  if (taken || (await isAnswered(name))) return taken;
  // The file of a process that was killed.
  await rm(name, { force: true });
  return await listen(name);
}

async function listen(name: string): Promise<Server | null> {
  const server = createServer((connection) => connection.destroy());
  server.listen(name);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null;
    throw error;
  }
  // The lock alone keeps no program running.
  return server.unref();
}

async function isAnswered(name: string): Promise<boolean> {
  const connection = createConnection(name);
  try {
    await once(connection, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    connection.destroy();
  }
}
