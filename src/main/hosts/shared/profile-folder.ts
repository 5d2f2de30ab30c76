/** The folder of Chromium's data of a window: caches, sizes, storage. */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder in the data folder; a temporary one if that cannot be written, so that the console opens. */
export function makeProfileFolder(dataFolder: string, name: string): string {
  const folder = join(dataFolder, name);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  } catch {
    return mkdtempSync(join(tmpdir(), 'corridor-'));
  }
}
