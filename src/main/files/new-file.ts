/** New files for the person, which never replace one that is there. */
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, unlink } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import type { Writable } from 'node:stream';
import { bytesOf, cutName, fileTitle, LONGEST_FILE_NAME } from '#domain/files/file-name.ts';
import { withoutBidiControls } from '#domain/text/bidi.ts';
import { codeOf, isHeld, whenFree } from '#main/basics/held-file.ts';

/** More files of one name than this mean that something else is wrong. */
const MOST_NAMES = 1000;

/** Bytes of an ending at most; what is longer is a part of the name. */
const LONGEST_ENDING = 32;

/** A name without its ending, and the ending with its dot, empty where there is none. */
function partsOf(fileName: string) {
  const { name, ext } = parse(fileName);
  return bytesOf(ext) > LONGEST_ENDING ? { name: fileName, ext: '' } : { name, ext };
}

/** The name of a file that ends so: as much of `name` as there is room for. */
const fitted = (name: string, ending: string): string =>
  `${cutName(name, LONGEST_FILE_NAME - bytesOf(ending)).trimEnd()}${ending}`;

/** `report.pdf`, `report (2).pdf`, `report (3).pdf`, … as file managers count. */
function* namesLike(fileName: string): Generator<string> {
  yield fileName;
  const { name, ext } = partsOf(fileName);
  for (let n = 2; n <= MOST_NAMES; n += 1) yield fitted(name, ` (${n})${ext}`);
}

/** Names reserved for devices on Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/iu;

/**
 * `given` as a valid file name on every system: no folders, no control characters, not too long, and
 * a visible character before its ending. Characters that change the direction of writing are removed: they
 * would show 'fdp.exe' as 'exe.pdf'.
 */
export function safeFileName(given: string): string {
  const plain = withoutBidiControls(given.toWellFormed())
    .replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, '_')
    .replace(/[.\s]+$/u, '');
  const { name, ext } = partsOf(plain);
  const title = fileTitle(name.replace(/^[.\s]+/u, ''));
  return fitted(DEVICE.test(`${title}${ext}`) ? `_${title}` : title, ext);
}

const tooMany = (folder: string, fileName: string) =>
  new Error(`${folder} holds too many files named like ${fileName}.`);

const exists = (error: unknown) => codeOf(error) === 'EEXIST';

/** Creates a file that is not there yet; one that cannot be written to its end is removed. */
async function create(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content).finally(() => file.close());
  } catch (error) {
    await unlink(path);
    throw error;
  }
}

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
      await create(path, content);
      return path;
    } catch (error) {
      if (!exists(error)) throw error;
    }
  }
  throw tooMany(folder, fileName);
}

/**
 * A path in `folder` that nothing has yet, for programs that write the file themselves; `promised` are those of
 * files that are still to be written.
 */
export function unusedPath(
  folder: string,
  fileName: string,
  promised: ReadonlySet<string>,
): string {
  for (const name of namesLike(safeFileName(fileName))) {
    const path = join(folder, name);
    if (!(promised.has(path) || existsSync(path))) return path;
  }
  throw tooMany(folder, fileName);
}

/** A file is whole, but another program holds it, so that it could not get its name. */
export class FileInUseError extends Error {
  override readonly name = 'FileInUseError';
  /** The name that it has, and the one that it should have. */
  readonly kept: string;
  readonly wanted: string;

  constructor(kept: string, wanted: string, cause: unknown) {
    super(`${kept} is in use`, { cause });
    this.kept = basename(kept);
    this.wanted = basename(wanted);
  }
}

/** A file that is being written and does not count until it is whole. */
export interface PartialFile {
  /** Where it will be. */
  readonly path: string;
  readonly content: Writable;
  /**
   * Makes it the file of its name.
   * @throws {FileInUseError} when another program does not let go of it
   */
  keep(signal: AbortSignal): Promise<void>;
  /** Removes it, unless it is whole and held, and the empty file that reserved its name. */
  discard(): Promise<void>;
}

/**
 * Starts a file in `folder` under this name, or the next free one. As in browsers, an empty file
 * reserves the name and the content grows beside it in '{name}.part', so that a partial file never
 * looks complete. A long name is cut there.
 * @throws Error of the file system, when the folder cannot be written
 */
export async function beginNewFile(folder: string, fileName: string): Promise<PartialFile> {
  const path = await writeNewFile(folder, fileName, '');
  const part = await writeNewFile(folder, fitted(basename(path), '.part'), '').catch(
    async (error: unknown) => {
      await unlink(path);
      throw error;
    },
  );
  const content = createWriteStream(part);
  let isFinished = false;
  return {
    path,
    content,
    keep: async (signal) => {
      try {
        await whenFree(() => rename(part, path), signal);
      } catch (error) {
        if (!isHeld(error)) throw error;
        isFinished = true;
        throw new FileInUseError(part, path, error);
      }
    },
    discard: async () => {
      content.destroy();
      if (!content.closed) await once(content, 'close').catch(() => undefined);
      await Promise.allSettled([unlink(path), ...(isFinished ? [] : [unlink(part)])]);
    },
  };
}
