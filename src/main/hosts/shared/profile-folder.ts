/** The folder of Chromium's data of a window: caches, sizes, storage. */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates the folder `name` in the data folder. If that cannot be written, it is a temporary
 * folder, so that the console still opens; a notice names the data folder.
 */
export function makeProfileFolder(dataFolder: string, name: string): string {
  const folder = join(dataFolder, name);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  } catch {
    return mkdtempSync(join(tmpdir(), 'corridor-'));
  }
}
