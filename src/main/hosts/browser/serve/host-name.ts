/** The host name of a data folder's console: `<random>.localhost`, which browsers find on this computer. */
import { randomBytes } from 'node:crypto';
import { lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** The name is in this file of the data folder. */
const FILE = 'browser-host-name';
const PATTERN = /^[0-9a-f]{32}\.localhost$/u;
/** The type and the permissions of a file that only its owner may read and write, in octal digits. */
const OWN_FILE = '100600';

/**
 * The name, kept so that the browser's cache stays. It is a secret, because a browser sends a cookie to
 * every port of its host name: who does not know the name cannot lead the browser there. One that
 * others may have read is replaced; one that cannot be kept is for this run.
 */
export function openHostName(dataFolder: string): string {
  const file = join(dataFolder, FILE);
  const kept = readKept(file);
  if (kept !== null) return kept;
  const name = `${randomBytes(16).toString('hex')}.localhost`;
  try {
    rmSync(file, { force: true, recursive: true });
    writeFileSync(file, name, { flag: 'wx', mode: 0o600 });
  } catch {
    // A notice reports a data folder that cannot be written.
  }
  return name;
}

function readKept(file: string): string | null {
  try {
    // Windows keeps permissions elsewhere; there the folder is the account's own.
    if (process.platform !== 'win32' && lstatSync(file).mode.toString(8) !== OWN_FILE) return null;
    const name = readFileSync(file, 'utf8').trim();
    return PATTERN.test(name) ? name : null;
  } catch {
    return null;
  }
}
