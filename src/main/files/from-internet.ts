/** Marks files as from the internet, so that programs open them with care. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Runs a program with arguments; no shell reads them. */
export type RunProgram = (program: string, args: readonly string[]) => Promise<unknown>;

const execute = promisify(execFile);
const runProgram: RunProgram = (program, args) => execute(program, [...args]);

/** Zone 3 is the internet. The address is a secret, so it is not named, as private windows do. */
const ZONE = '[ZoneTransfer]\r\nZoneId=3\r\nHostUrl=about:internet\r\n';

/** As browsers write it: flags, seconds since 1970 as hexadecimal digits, program, no event. */
const quarantine = (now: Date) => `0081;${Math.floor(now.getTime() / 1000).toString(16)};Corridor;`;

/**
 * Returns the function that marks a file on a system: Zone.Identifier on Windows, quarantine on
 * macOS. Linux has no such mark. On a disk that cannot store the mark the file has none.
 */
export function internetMark(
  platform: NodeJS.Platform,
  run: RunProgram = runProgram,
): (file: string) => Promise<void> {
  const write = (file: string): Promise<unknown> => {
    if (platform === 'win32') return writeFile(`${file}:Zone.Identifier`, ZONE);
    if (platform !== 'darwin') return Promise.resolve();
    const mark = ['-w', 'com.apple.quarantine', quarantine(new Date())];
    return run('/usr/bin/xattr', [...mark, file]);
  };
  return async (file) => {
    await write(file).catch(() => undefined);
  };
}
