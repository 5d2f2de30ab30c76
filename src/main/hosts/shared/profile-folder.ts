/** Where Chromium keeps what it keeps of a window: caches, sizes, storage. */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes the folder `name` in the data folder. Where that cannot be written it is a throw-away folder
 * instead, so that the console still opens; a notice names the data folder.
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
