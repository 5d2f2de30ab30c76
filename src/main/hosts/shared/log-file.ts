/** The log on the disk, for the last lines before a crash: `corridor.log`, and the full ones before it. */
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** How much is kept: the number of files, and the bytes of each. */
export interface LogLimits {
  readonly files: number;
  readonly bytes: number;
}

const LIMITS: LogLimits = { files: 5, bytes: 5 * 1024 * 1024 };

export interface LogFile {
  /** Where its last lines are. */
  readonly path: string;
  /** Puts a line on the disk before it returns. Never throws: if nothing can be written, there is no log. */
  write(line: string): void;
  /** The last lines, oldest first, at most `count`. */
  last(count: number): readonly string[];
}

/** `corridor.log` for 0, which is written to; `corridor.1.log` is the one before it, and so on. */
const fileName = (age: number) => (age === 0 ? 'corridor.log' : `corridor.${age}.log`);

/** Opens the log in the data folder. When a file is full, all move up by one and the oldest goes. */
export function openLogFile(dataFolder: string, limits: LogLimits = LIMITS): LogFile {
  const path = (age: number) => join(dataFolder, fileName(age));
  let file: number | null = null;
  let size = 0;

  const open = () => {
    file = openSync(path(0), 'a', 0o600);
    size = fstatSync(file).size;
  };
  const rotate = () => {
    // A file that is open cannot be renamed on Windows.
    if (file !== null) closeSync(file);
    file = null;
    for (let age = limits.files - 1; age > 0; age -= 1) {
      quietly(() => renameSync(path(age - 1), path(age)));
    }
    open();
  };
  quietly(() => {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    open();
  });

  return {
    path: path(0),
    write: (line) =>
      quietly(() => {
        const bytes = Buffer.from(`${line}\n`);
        if (size > 0 && size + bytes.length > limits.bytes) rotate();
        if (file !== null) size += writeSync(file, bytes);
      }),
    last: (count) => {
      const lines: string[] = [];
      for (let age = 0; age < limits.files && lines.length < count; age += 1) {
        lines.unshift(...linesOf(path(age)));
      }
      return lines.slice(-count);
    },
  };
}

/** Does what may fail: a log that cannot be kept must not stop the program. */
function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // Another notice reports a data folder that cannot be used.
  }
}

function linesOf(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
