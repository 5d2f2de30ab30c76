/** The Electron a package is made around. */
import { dirname, join } from 'node:path';
import process from 'node:process';
import { electronBinary, fetchElectron, type Timeouts } from '../setup/browsers/electron.ts';
import { SetupError } from '../setup/say.mjs';

/** Packaging waits for the download, so a slow connection gets time. */
const TIMEOUTS: Timeouts = { stalledMs: 60_000, totalMs: 20 * 60_000 };

/**
 * The folder of Electron for this system. A missing one is downloaded, with progress.
 * @throws SetupError with advice when it cannot be downloaded
 */
export async function electronFolder(root: string): Promise<string> {
  const why = electronBinary(root) ? undefined : await fetchElectron(root, TIMEOUTS);
  const binary = electronBinary(root);
  if (!binary) {
    throw new SetupError(
      `No package was made: it is made around Electron's binary, which could not be fetched (${why}). Connect to a network that reaches github.com, or name a mirror in ELECTRON_MIRROR, and run "npm run package" again.`,
    );
  }
  // On macOS the program is inside Electron.app.
  return process.platform === 'darwin' ? join(binary, '../../../..') : dirname(binary);
}
