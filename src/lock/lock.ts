/**
 * One holder per folder. The lock is a local socket with a name made from the folder's place: the
 * system releases it however its process ends, and a further process can ask the holder something.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpath } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** What the holder answers to a question of another process. */
export type Answer = (question: string) => string;

/** Gives the lock back. */
export type Release = () => Promise<void>;

/** More than any question. Every account of the computer can connect, so no more is read. */
const MOST_CHARACTERS = 1000;
/** How long either side waits for the other, in milliseconds. */
const PATIENCE_MS = 3000;
/** Between taking a name and listening at it, in milliseconds. */
const MOMENT_MS = 100;
/** More programs than are killed on one folder before the system empties its temporary folder. */
const MOST_FILES = 100;

/**
 * Takes the lock of `folder`, which need not exist; the folder it is in must. The lock alone keeps no
 * program running.
 * @returns null when another process holds it
 * @throws Error of the file system, when there is no such place
 */
export async function takeLock(
  folder: string,
  answer: Answer,
  platform: NodeJS.Platform = process.platform,
): Promise<Release | null> {
  const server = await takeName(await namesOf(folder, platform), answer);
  if (!server) return null;
  return async () => {
    server.close();
    await once(server, 'close');
  };
}

/**
 * Asks the holder of the lock of `folder`.
 * @returns null when no process holds it, or the one that does gives no answer
 */
export async function askHolder(
  folder: string,
  question: string,
  platform: NodeJS.Platform = process.platform,
): Promise<string | null> {
  for (const name of await namesOf(folder, platform)) {
    if (await isAnswered(name)) return await ask(name, question);
  }
  return null;
}

async function ask(name: string, question: string): Promise<string | null> {
  const connection = createConnection(name);
  connection.setTimeout(PATIENCE_MS, () => connection.destroy(new Error('no answer')));
  connection.on('error', () => undefined);
  connection.write(`${question}\n`);
  // What ends without a word is no answer.
  return await text(connection).then(
    (said) => said || null,
    () => null,
  );
}

/**
 * The names of local sockets for the folder, the same for every path to it. On Linux and Windows a name
 * goes with its process. On macOS it is a file, which stays when its process is killed: then the next
 * name is taken. A dead file is never removed, because a start beside this one may just have replaced it.
 */
async function namesOf(folder: string, platform: NodeJS.Platform): Promise<readonly string[]> {
  const place = await realpath(folder).catch(async () =>
    join(await realpath(dirname(folder)), basename(folder)),
  );
  const name = `corridor-${createHash('sha256').update(place).digest('hex').slice(0, 32)}`;
  if (platform === 'win32') return [`\\\\.\\pipe\\${name}`];
  if (platform === 'linux') return [`\0${name}`];
  return Array.from({ length: MOST_FILES }, (_, index) => `/tmp/${name}.${index}`);
}

/** Listens at the first name that is free; null when another process listens at one. */
async function takeName(names: readonly string[], answer: Answer): Promise<Server | null> {
  for (const name of names) {
    const taken = await listen(name, answer);
    if (taken || names.length === 1 || (await isAlive(name))) return taken;
  }
  return null;
}

/** Whether a process listens at a name. One that has just taken it may need a moment. */
async function isAlive(name: string): Promise<boolean> {
  if (await isAnswered(name)) return true;
  await wait(MOMENT_MS);
  return await isAnswered(name);
}

async function listen(name: string, answer: Answer): Promise<Server | null> {
  const server = createServer((socket) => serve(socket, answer));
  server.listen(name);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null;
    throw error;
  }
  return server.unref();
}

/** Answers one line. A pipe of Windows has no halves that could end one after the other. */
function serve(socket: Socket, answer: Answer): void {
  let question = '';
  socket.unref();
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.setEncoding('utf8').on('data', (part: string) => {
    question += part;
    const end = question.indexOf('\n');
    if (question.length > MOST_CHARACTERS) socket.destroy();
    else if (end !== -1) socket.end(answer(question.slice(0, end)));
  });
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
