/** Where the program is on macOS: from a disk image, or where macOS has put a download aside, it cannot be updated. */
import process from 'node:process';
import { app } from 'electron';
import type { Leaving } from './leaving.ts';

/** Moves an installed program to Applications and starts it there, or gives false; undefined where it need not. */
export function moverToApplications(
  { mayEnd, stay }: Pick<Leaving, 'mayEnd' | 'stay'>,
  platform: NodeJS.Platform = process.platform,
): (() => Promise<boolean>) | undefined {
  if (platform !== 'darwin' || !app.isPackaged || app.isInApplicationsFolder()) return undefined;
  return async () => {
    if (!(await mayEnd())) return false;
    let isMoved = false;
    try {
      isMoved = app.moveToApplicationsFolder();
      return isMoved;
    } finally {
      if (!isMoved) stay();
    }
  };
}
