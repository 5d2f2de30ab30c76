/** What the file system says when a file cannot be written into Downloads. */
import type { Problem } from '#contract/wire/problem.ts';
import { codeOf } from '#main/basics/held-file.ts';
import { FileInUseError } from './new-file.ts';

const NO_ROOM: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const NOT_WRITABLE: ReadonlySet<unknown> = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'EIO',
  'EEXIST',
  'EISDIR',
  'ENOENT',
  'ENOTDIR',
  'ENAMETOOLONG',
  'EMFILE',
]);

/**
 * The problem of a write to Downloads; undefined for an error that is not of the file system.
 * @param again what to do once there is space: 'export again'
 */
export function diskProblem(error: unknown, again: string): Problem | undefined {
  if (error instanceof FileInUseError) {
    const { kept, wanted } = error;
    return {
      kind: 'refused',
      message: `The file is in use by another program, such as an antivirus. It is complete in your Downloads folder as '${kept}'. Rename it to '${wanted}' in a minute.`,
    };
  }
  const code = codeOf(error);
  if (NO_ROOM.has(code)) {
    return {
      kind: 'refused',
      message: `There is not enough space for the file in your Downloads folder. Free some space, then ${again}.`,
    };
  }
  if (code === 'EBUSY') {
    return {
      kind: 'refused',
      message: `A file in your Downloads folder is in use by another program. Wait a minute, then ${again}.`,
    };
  }
  if (!NOT_WRITABLE.has(code)) return undefined;
  return {
    kind: 'refused',
    message: `The file could not be written to your Downloads folder. Make the folder writable, then ${again}.`,
  };
}
