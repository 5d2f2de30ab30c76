/** Files that another program holds for a moment, such as an antivirus that reads what was just written. */
import process from 'node:process';
import { pause } from './timing.ts';

/** How long a file is waited for, in milliseconds. */
const PATIENCE_MS = 10_000;
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 1000;

const HELD: ReadonlySet<unknown> = new Set(['EBUSY']);
/** Windows says that access is denied where a program holds a file. */
const HELD_ON_WINDOWS: ReadonlySet<unknown> = new Set([...HELD, 'EACCES', 'EPERM']);

/** The code of an error of the system; undefined for any other. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Whether the file system may have refused something because another program uses the file. */
export const isHeld = (error: unknown, platform: NodeJS.Platform = process.platform): boolean =>
  (platform === 'win32' ? HELD_ON_WINDOWS : HELD).has(codeOf(error));

/**
 * What `act` gives, which is tried again with growing pauses, for 10 seconds at most, while another program
 * holds its file.
 * @throws the last error of `act`, or the reason of the signal
 */
export async function whenFree<T>(act: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      return await act();
    } catch (error) {
      if (!isHeld(error) || performance.now() + wait > deadline) throw error;
    }
    await pause(wait, signal);
  }
}
