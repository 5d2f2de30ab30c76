/** Files that are replaced whole or not at all. */
import { renameSync, writeFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import process from 'node:process';
import { whenFree } from './held-file.ts';

/** Writes all of `text`, as soon as no other program holds the file, or leaves the file unchanged. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    const file = await whenFree(() => open(temporary, 'w', 0o600));
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await whenFree(() => rename(temporary, path));
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

/**
 * The same for a small file of a program that may end at any moment: it is written before this returns, unless another
 * program holds the file. Then it is tried again, with what `text` gives by then.
 */
export const writeWholeNow = (path: string, text: () => string): Promise<void> =>
  whenFree(
    () =>
      new Promise<void>((written) => {
        writeFileSync(`${path}.tmp`, text(), { mode: 0o600 });
        renameSync(`${path}.tmp`, path);
        written();
      }),
  );
