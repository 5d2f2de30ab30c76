/** Moves what stays on this computer, once, out of the folder that follows a person to others. */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { KEY_FILE } from '#lock/lock.ts';
import type { Logger } from '#main/basics/ports.ts';
import type { Configuration } from '#main/settings/configuration.ts';

type Folders = Pick<Configuration, 'dataDir' | 'localDir'>;

/** The database and results of practice, beside preferences and journal where there is no real network. */
const LOCAL: ReadonlySet<string> = new Set(['postgres', 'results.json']);
const LOG = /^corridor(?:\.(\d+))?\.log$/u;
const PRACTICE = 'practice';

/** Moves something unless there is one already; between disks it is copied. @throws Error of the file system */
function move(from: string, to: string): void {
  if (!existsSync(from) || existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    cpSync(from, to, { recursive: true });
    rmSync(from, { recursive: true, force: true });
  }
}

/** Moves Chromium's profile, before anything is in it. One that another program uses stays. */
export function moveProfile({ dataDir, localDir }: Folders, name: string): void {
  try {
    move(join(dataDir, name), join(localDir, name));
  } catch {
    // A new profile loses sizes and caches, nothing else.
  }
}

/** Where an entry of the folder belongs; undefined where it stays. */
function placeOf(name: string): string | undefined {
  const [, age] = LOG.exec(name) ?? [];
  // The log of this start is there already, so the earlier ones are one older.
  if (LOG.test(name)) return `corridor.${Number(age ?? 0) + 1}.log`;
  return LOCAL.has(name) ? name : undefined;
}

/** Moves all else, once the data folder is this program's. What cannot be moved stays, and is logged. */
export function moveRest({ dataDir, localDir }: Folders, logger: Logger): void {
  if (dataDir === localDir) return;
  const attempt = (from: string, to: string) => {
    try {
      move(from, to);
    } catch (error) {
      logger.warn('local-folder.not-moved', { from, error });
    }
  };
  for (const name of namesIn(dataDir)) {
    const place = placeOf(name);
    if (place !== undefined) attempt(join(dataDir, name), join(localDir, place));
  }
  for (const name of namesIn(join(dataDir, PRACTICE))) {
    // Its lock is taken where it is now.
    if (name === KEY_FILE) continue;
    attempt(join(dataDir, PRACTICE, name), join(localDir, PRACTICE, name));
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
