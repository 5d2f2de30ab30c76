/** Small files of the profile folder, each read once. */
import { readFileSync } from 'node:fs';
import { writeWholeNow } from '#main/basics/whole-file.ts';

function found(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * A value that is kept in a file of JSON. One that cannot be written holds until the end.
 * @param read the value from what the file holds; undefined without a readable file
 */
export function openProfileFile<T>(
  path: string,
  read: (found: unknown) => T,
  onNotWritten: (error: unknown) => void,
) {
  let current = read(found(path));
  return {
    read: () => current,
    write: (next: T): void => {
      current = next;
      writeWholeNow(path, () => JSON.stringify(current)).catch(onNotWritten);
    },
  };
}
