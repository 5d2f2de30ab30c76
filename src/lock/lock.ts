/**
 * One holder per folder. The lock is a local socket: the system releases it however its process ends, and a
 * further process can ask the holder something. Other accounts can neither foresee its name nor ask: both take
 * the key that is in the folder. Its name can be seen while it is held, so each holder leaves a new key behind.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

/** What the holder answers to a question of another process. */
type Answer = (question: string) => string;

/** Gives the lock back. */
export type Release = () => Promise<void>;

/** The file of a folder that holds its key. */
export const KEY_FILE = 'lock-key';
const KEY = /^[\da-f]{64}$/u;

/** More than any message. Every account of the computer can connect, so no more is read. */
const MOST_CHARACTERS = 1000;
/** How long either side waits for the other, in milliseconds. */
const PATIENCE_MS = 3000;
/** Between taking a name and listening at it, in milliseconds. */
const MOMENT_MS = 100;
/** More programs than are killed on one folder before the system empties its temporary folder. */
const MOST_FILES = 100;

/**
 * Takes the lock of `folder`, which is made if it is not there; the folder it is in must be. The lock alone
 * keeps no program running.
 * @returns null when another process holds it
 * @throws Error of the file system, when no key can be kept there
 */
export async function takeLock(
  folder: string,
  answer: Answer,
  platform: NodeJS.Platform = process.platform,
): Promise<Release | null> {
  const key = await keyOf(folder);
  const server = await takeName(namesOf(key, platform), (socket) => serve(socket, key, answer));
  if (!server) return null;
  const close = async () => {
    server.close();
    await once(server, 'close');
  };
  // Its holder may have ended after the key was read, and left another one.
  if ((await keyOf(folder)) !== key) {
    await close();
    return await takeLock(folder, answer, platform);
  }
  return async () => {
    // Without a new key, the next start takes the name that others may have seen.
    await putKey(folder, rename).catch(() => undefined);
    await close();
  };
}

/**
 * Asks the holder of the lock of `folder`.
 * @returns null when no process holds it, or the one that does cannot prove that it knows the key
 */
export async function askHolder(
  folder: string,
  question: string,
  platform: NodeJS.Platform = process.platform,
): Promise<string | null> {
  const key = await keyOf(folder);
  for (const name of namesOf(key, platform)) {
    if (await isAnswered(name)) return await ask(name, key, question);
  }
  return null;
}

/** The key of a folder. Of several starts that make it at once, one does. */
async function keyOf(folder: string): Promise<string> {
  const kept = await readFile(join(folder, KEY_FILE), 'utf8').catch(unless('ENOENT'));
  if (kept !== undefined && KEY.test(kept)) return kept;
  await mkdir(folder, { mode: 0o700 }).catch(unless('EEXIST'));
  // What is no key is in the way of one.
  if (kept !== undefined) await rm(join(folder, KEY_FILE), { force: true });
  await putKey(folder, link).catch(unless('EEXIST'));
  return await keyOf(folder);
}

/** Makes a key and puts it in place whole: by `link` unless there is one, by `rename` in any case. */
async function putKey(folder: string, put: typeof link): Promise<void> {
  const made = join(folder, `${KEY_FILE}.${nonce()}`);
  await writeFile(made, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  try {
    await put(made, join(folder, KEY_FILE));
  } finally {
    await rm(made, { force: true });
  }
}

/** Lets only an error of this code pass. */
const unless = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error;
};

const nonce = () => randomBytes(16).toString('hex');

/** Shows that who says something knows the key. Neither side can say it a second time, or as the other. */
const proofOf = (key: string, ...said: readonly string[]) =>
  createHmac('sha256', key).update(JSON.stringify(said)).digest('hex');

const isProof = (given: string, expected: string) =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));

/** The first line in a text, as words; null while none has ended. */
function firstLine(text: string): { readonly line: string; readonly words: string[] } | null {
  const end = text.indexOf('\n');
  return end === -1 ? null : { line: text.slice(0, end), words: text.slice(0, end).split(' ') };
}

/** Answers one question: its challenge, `own proof question`, `proof answer`. */
function serve(socket: Socket, key: string, answer: Answer): void {
  const challenge = nonce();
  let heard = '';
  socket.unref();
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.write(`${challenge}\n`);
  // A pipe of Windows has no halves that could end one after the other.
  socket.setEncoding('utf8').on('data', (part: string) => {
    heard += part;
    if (heard.length > MOST_CHARACTERS) return void socket.destroy();
    const first = firstLine(heard);
    if (!first) return;
    heard = '';
    const [own = '', proof = '', ...rest] = first.words;
    const question = rest.join(' ');
    if (!isProof(proof, proofOf(key, 'question', challenge, own, question))) {
      return void socket.destroy();
    }
    const said = answer(question);
    socket.end(`${proofOf(key, 'answer', challenge, own, said)} ${said}\n`);
  });
}

function ask(name: string, key: string, question: string): Promise<string | null> {
  const own = nonce();
  const connection = createConnection(name);
  let challenge: string | undefined;
  let heard = '';
  return new Promise((resolve) => {
    const end = (said: string | null) => {
      clearTimeout(timer);
      resolve(said);
      connection.destroy();
    };
    const timer = setTimeout(end, PATIENCE_MS, null);
    connection.on('error', () => end(null));
    connection.on('close', () => end(null));
    connection.setEncoding('utf8').on('data', (part: string) => {
      heard += part;
      if (heard.length > MOST_CHARACTERS) return end(null);
      const first = firstLine(heard);
      if (!first) return;
      heard = heard.slice(first.line.length + 1);
      if (challenge === undefined) {
        challenge = first.line;
        const proof = proofOf(key, 'question', challenge, own, question);
        connection.write(`${own} ${proof} ${question}\n`);
        return;
      }
      const [proof = '', ...rest] = first.words;
      const said = rest.join(' ');
      end(isProof(proof, proofOf(key, 'answer', challenge, own, said)) && said ? said : null);
    });
  });
}

/**
 * The names of local sockets for a key. On Linux and Windows a name goes with its process. On macOS it is a
 * file, which stays when its process is killed: then the next name is taken. A dead file is never removed,
 * because a start beside this one may just have replaced it.
 */
export function namesOf(key: string, platform: NodeJS.Platform): readonly string[] {
  const name = `corridor-${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;
  if (platform === 'win32') return [`\\\\.\\pipe\\${name}`];
  if (platform === 'linux') return [`\0${name}`];
  return Array.from({ length: MOST_FILES }, (_, index) => `/tmp/${name}.${index}`);
}

/** Listens at the first name that is free; null when another process listens at one. */
async function takeName(
  names: readonly string[],
  onConnection: (socket: Socket) => void,
): Promise<Server | null> {
  for (const name of names) {
    const taken = await listen(name, onConnection);
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

async function listen(
  name: string,
  onConnection: (socket: Socket) => void,
): Promise<Server | null> {
  const server = createServer(onConnection);
  server.listen(name);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null;
    throw error;
  }
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
