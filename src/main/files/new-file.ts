/** New files for the person, which never replace one that is there. */
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, unlink, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Writable } from 'node:stream';
import { withoutBidiControls } from '#domain/text/bidi.ts';

/** More files of one name than this mean that something else is wrong. */
const MOST_NAMES = 1000;

/** `report.pdf`, `report (2).pdf`, `report (3).pdf`, … as file managers count. */
function* namesLike(fileName: string): Generator<string> {
  yield fileName;
  const { name, ext } = parse(fileName);
  for (let n = 2; n <= MOST_NAMES; n += 1) yield `${name} (${n})${ext}`;
}

const LONGEST_NAME = 120;
/** Names reserved for devices on Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;

/**
 * `given` as a valid file name on every system: no folders, no control characters, not too long.
 * Characters that change the direction of writing are removed: they would show 'fdp.exe' as
 * 'exe.pdf'.
 */
export function safeFileName(given: string): string {
  const plain = withoutBidiControls(given)
    .replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, '_')
    .replace(/^[.\s]+/u, '')
    .replace(/[.\s]+$/u, '');
  const { name, ext } = parse(plain || 'file');
  const short = `${name.slice(0, LONGEST_NAME - ext.length)}${ext}`;
  return DEVICE.test(short) ? `_${short}` : short;
}

const tooMany = (folder: string, fileName: string) =>
  new Error(`${folder} holds too many files named like ${fileName}.`);

const exists = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * Creates a file in `folder` under this name, or the next free one, and returns its full path. Two
 * calls at the same moment get different names.
 * @throws Error of the file system, when the folder cannot be written
 */
export async function writeNewFile(
  folder: string,
  fileName: string,
  content: string | Uint8Array,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const name of namesLike(safeFileName(fileName))) {
    const path = join(folder, name);
    try {
      await writeFile(path, content, { flag: 'wx', mode: 0o600 });
      return path;
    } catch (error) {
      if (!exists(error)) throw error;
    }
  }
  throw tooMany(folder, fileName);
}

/** A path in `folder` that nothing has yet, for programs that write the file themselves. */
export function unusedPath(folder: string, fileName: string): string {
  for (const name of namesLike(safeFileName(fileName))) {
    const path = join(folder, name);
    if (!existsSync(path)) return path;
  }
  throw tooMany(folder, fileName);
}

/** A file that is being written and does not count until it is whole. */
export interface PartialFile {
  /** Where it will be. */
  readonly path: string;
  readonly content: Writable;
  /** Makes it the file of its name. */
  keep(): Promise<void>;
  /** Removes it and the empty file that reserved its name. */
  discard(): Promise<void>;
}

/**
 * Starts a file in `folder` under this name, or the next free one. As in browsers, an empty file
 * reserves the name and the content grows beside it in '{name}.part', so that a partial file never
 * looks complete.
 * @throws Error of the file system, when the folder cannot be written
 */
export async function beginNewFile(folder: string, fileName: string): Promise<PartialFile> {
  const path = await writeNewFile(folder, fileName, '');
  const part = `${path}.part`;
  const content = createWriteStream(part, { mode: 0o600 });
  return {
    path,
    content,
    keep: () => rename(part, path),
    discard: async () => {
      content.destroy();
      if (!content.closed) await once(content, 'close').catch(() => undefined);
      await Promise.allSettled([unlink(part), unlink(path)]);
    },
  };
}
