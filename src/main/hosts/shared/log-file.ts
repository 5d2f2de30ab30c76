/** The log of a host: one file in the data folder, with the one before it. */
import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A log this long is set aside at the next start, in bytes. */
const LONG = 5 * 1024 * 1024;

/**
 * Opens `corridor.log` in the data folder and gives the function that appends a line to it. Where
 * the folder cannot be written there is no log: the person is told of the folder by other means.
 */
export function openLogFile(dataFolder: string): (line: string) => void {
  const file = join(dataFolder, 'corridor.log');
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (size > LONG) renameSync(file, join(dataFolder, 'corridor.old.log'));
  } catch {
    return () => undefined;
  }
  const stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
  stream.on('error', () => undefined);
  return (line) => void stream.write(`${line}\n`);
}
