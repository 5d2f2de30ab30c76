/** One program per data folder: of two, neither would know which acts the other has sent. */
import { hostname } from 'node:os';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { askHolder, KEY_FILE, type Release, takeLock } from '#lock/lock.ts';
import { makeOwnFolder } from '#main/basics/own-folder.ts';
import type { Configuration } from '#main/settings/configuration.ts';
import { practiceFolder } from './practice-sandbox.ts';

/** What a further start asks the program that runs: to show its window, there with the self-check. */
export type Wish = 'show' | 'self-check';

/** The program that runs, for a further start. */
export interface RunningProgram {
  readonly host: 'electron' | 'browser';
  /** Its address; only the browser host has one. */
  readonly port?: number | undefined;
  /** Brings its window to the front; false when it has none that it could bring. */
  readonly show: (wish: Wish) => boolean;
  readonly isEnding: () => boolean;
}

/** Why the folder is not this program's. */
export interface Taken {
  readonly release: null;
  readonly why: string;
  /** Whether the person has the window of the other program in front of them. */
  readonly isShown: boolean;
}

/** The folder is this program's, or why it is not. */
export type Claim = { readonly release: Release } | Taken;

export interface FurtherStart {
  /** What the program that has the folder is asked for. */
  readonly wish: Wish;
  /** How to start with another folder, as the end of a sentence. */
  readonly another: string;
}

const reply = z.object({
  process: z.int(),
  host: z.enum(['electron', 'browser']),
  port: z.int().optional(),
  session: z.string().optional(),
  state: z.enum(['shown', 'not shown', 'ending']),
});
type Reply = z.output<typeof reply>;

/** A program that is ending gets so long, in milliseconds: more than the hosts take themselves. */
const ENDING_LIMIT_MS = 10_000;
const POLL_MS = 200;
/** A program that has just been started gets so long to listen and to have a window, in milliseconds. */
const STARTING_LIMIT_MS = 5000;

/** Where the windows of this program are. An account can be signed in several times, on Windows by RDP or Citrix. */
const sessionHere = () => [process.env['SESSIONNAME'], hostname()].filter(Boolean).join(' on ');

/** The folders in which a start keeps things: practice beside a real network has a separate one. */
const foldersOf = ({ api, dataDir, localDir, policy }: Configuration): readonly string[] =>
  api && policy.practiceAllowed ? [dataDir, practiceFolder(localDir)] : [dataDir];

/** What a folder needs that cannot be made or written: it keeps nothing, so it has no lock. */
const UNKEPT = { release: () => Promise.resolve() };

/** Takes the data folder for this program until it ends, however it ends. */
export async function claimDataFolder(
  configuration: Configuration,
  self: () => RunningProgram,
  { wish, another }: FurtherStart,
): Promise<Claim> {
  const { dataDir, localDir } = configuration;
  try {
    await makeOwnFolder(dataDir);
    await makeOwnFolder(localDir);
  } catch {
    return UNKEPT;
  }
  const deadline = performance.now() + ENDING_LIMIT_MS;
  const attempt = async (wasSilent = false): Promise<Claim> => {
    const taken = await takeAll(foldersOf(configuration), self).catch(() => UNKEPT);
    if ('release' in taken) return taken;
    const told = readReply(await askHolder(taken.heldFolder, wish));
    // A program that gives no answer may have ended meanwhile.
    const mayBeFree = told ? told.state === 'ending' && performance.now() < deadline : !wasSilent;
    if (mayBeFree) {
      await wait(POLL_MS);
      return await attempt(told === null);
    }
    return heldBy(taken.heldFolder, told, another);
  };
  return await attempt();
}

/** Asks for the window of the holder of the data folder: Chromium knows of it, not whether it is reached. */
export async function askRunning(
  { dataDir }: Pick<Configuration, 'dataDir'>,
  { wish, another }: FurtherStart,
): Promise<Taken> {
  const deadline = performance.now() + STARTING_LIMIT_MS;
  const attempt = async (): Promise<Taken> => {
    const told = readReply(await askHolder(dataDir, wish).catch(() => null));
    if (told?.state === 'shown' || performance.now() > deadline) {
      return heldBy(dataDir, told, another);
    }
    await wait(POLL_MS);
    return await attempt();
  };
  return await attempt();
}

function heldBy(folder: string, told: Reply | null, another: string): Taken {
  const isHere = told?.session === undefined || told.session === sessionHere();
  const why = `${describe(folder, told, isHere)} To start another one beside it, ${another}.`;
  return { release: null, why, isShown: told?.state === 'shown' && isHere };
}

/** Takes the locks of all the folders, or of none. */
async function takeAll(
  folders: readonly string[],
  self: () => RunningProgram,
): Promise<{ readonly release: Release } | { readonly heldFolder: string }> {
  const held: Release[] = [];
  const release = async () => {
    for (const each of held) await each();
  };
  for (const folder of folders) {
    const taken = await takeLock(folder, (wish) => answer(self(), wish));
    if (!taken) {
      await release();
      return { heldFolder: folder };
    }
    held.push(taken);
  }
  return { release };
}

function answer({ host, port, show, isEnding }: RunningProgram, wish: string): string {
  const isShown = !isEnding() && show(wish === 'self-check' ? wish : 'show');
  const state = isShown ? 'shown' : 'not shown';
  return JSON.stringify({
    process: process.pid,
    host,
    port,
    session: sessionHere(),
    state: isEnding() ? 'ending' : state,
  } satisfies Reply);
}

function readReply(text: string | null): Reply | null {
  try {
    return reply.parse(JSON.parse(text ?? ''));
  } catch {
    return null;
  }
}

/** What runs on the folder, for the person who has started Corridor again. */
function describe(folder: string, told: Reply | null, isHere: boolean): string {
  if (!told) {
    return `Another program uses the data folder ${folder} and does not answer. It may run on another computer or as an administrator. If none of yours does, delete the file ${KEY_FILE} in it.`;
  }
  const { host, port, state } = told;
  const address = port === undefined ? '' : ` at http://127.0.0.1:${port}`;
  const where = host === 'electron' ? 'as a program of its own' : `in a browser${address}`;
  const runs = `Corridor is already running on the data folder ${folder} (process ${told.process}, ${where}).`;
  if (!isHere)
    return `${runs} It is in another session: ${told.session}. Close it there, or continue there.`;
  if (state === 'ending') return `${runs} It is ending, but has not ended.`;
  return `${runs} ${state === 'shown' ? 'Its window has been brought to the front.' : 'Continue in its window.'}`;
}
