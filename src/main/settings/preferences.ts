/** Personal preferences in one JSON file of the data folder. */
import { constants } from 'node:fs';
import { access, mkdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Notice } from '#contract/bridge/bridge.ts';
import { asRecord } from '#contract/wire/json.ts';
import { codeOf, whenFree } from '#main/basics/held-file.ts';
import type { Logger, Preferences } from '#main/basics/ports.ts';
import { writeWhole } from '#main/basics/whole-file.ts';
import { NotSavedError, preferencesBroken, preferencesNotKept } from '#main/kept/notices.ts';

export interface PreferencesOptions {
  /** The data folder; made when it is missing. */
  readonly folder: string;
  readonly logger: Logger;
}

/** The preferences, and what the person should know about them. */
export interface OpenedPreferences {
  readonly preferences: Preferences;
  readonly notices: readonly Notice[];
}

const FILE = 'preferences.json';
/** Column layouts of every table take some tens of kilobytes. */
const LARGEST_FILE_BYTES = 1024 * 1024;

type Values = Readonly<Record<string, unknown>>;

/** The values in the file; none when there is no file, undefined when it is not one of ours. */
async function readValues(path: string): Promise<Values | undefined> {
  try {
    if ((await stat(path)).size > LARGEST_FILE_BYTES) return undefined;
    return asRecord(JSON.parse(await whenFree(() => readFile(path, 'utf8'))));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {};
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Moves a damaged file aside, so that nothing in it is lost. */
async function moveAside(folder: string): Promise<string> {
  const time = new Date().toISOString().replaceAll(/[:.]/gu, '-');
  const kept = join(folder, `preferences.broken-${time}.json`);
  await whenFree(() => rename(join(folder, FILE), kept));
  return kept;
}

/**
 * Reads the preferences of `folder`. Never rejects: a damaged file is renamed and the defaults are
 * used; without a usable folder, preferences are in memory only.
 */
export async function openPreferences(options: PreferencesOptions): Promise<OpenedPreferences> {
  const { folder, logger } = options;
  const path = join(folder, FILE);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
    const values = await readValues(path);
    if (values) return { preferences: createPreferences(folder, values), notices: [] };
    const kept = await moveAside(folder);
    logger.warn('preferences.broken', { kept });
    return { preferences: createPreferences(folder, {}), notices: [preferencesBroken(kept)] };
  } catch (error) {
    logger.warn('preferences.unusable', { folder, error });
    return { preferences: createPreferences(folder, {}), notices: [preferencesNotKept(folder)] };
  }
}

/**
 * Preferences in memory that are written after each change. Writes run one after the other; changes
 * made during a write are written together by the next one.
 */
function createPreferences(folder: string, initial: Values): Preferences {
  let values = initial;
  let writing: Promise<void> = Promise.resolve();
  let planned: Promise<void> | undefined;

  const save = async () => {
    planned = undefined;
    try {
      await writeWhole(join(folder, FILE), JSON.stringify(values));
    } catch (error) {
      throw new NotSavedError(preferencesNotKept(folder), error);
    }
  };

  return {
    readAll: () => values,
    write: (key, value) => {
      const { [key]: _previous, ...others } = values;
      const next = value === null ? others : { ...others, [key]: value };
      if (Buffer.byteLength(JSON.stringify(next)) > LARGEST_FILE_BYTES) {
        return Promise.reject(new RangeError(`The preference '${key}' is too large to keep.`));
      }
      values = next;
      if (!planned) {
        planned = writing.then(save);
        writing = planned.catch(() => undefined);
      }
      return planned;
    },
  };
}
