/** Downloads that the page starts: only what it has created, as the desk fetches all else. */
import process from 'node:process';
import { app, type Session, shell } from 'electron';
import type { Downloads, Logger, Outside } from '#main/basics/ports.ts';
import { internetMark } from '#main/files/from-internet.ts';
import { unusedPath } from '#main/files/new-file.ts';
import { ORIGIN } from './origin.ts';

/** Saves blobs of our own page into Downloads, beside what is there, and refuses all else. */
export function guardDownloads(session: Session, logger: Logger): void {
  const promised = new Set<string>();
  session.on('will-download', (event, item) => {
    const url = item.getURL();
    if (!url.startsWith(`blob:${ORIGIN}/`)) {
      event.preventDefault();
      logger.warn('page.refused', { what: 'download', url });
      return;
    }
    const path = unusedPath(app.getPath('downloads'), item.getFilename(), promised);
    promised.add(path);
    item.setSavePath(path);
    item.once('done', (_event, state) => {
      promised.delete(path);
      if (state !== 'completed') logger.warn('download.failed', { state });
    });
  });
}

/** The person's downloads, opened by the system's programs. */
export const createDownloads = (): Downloads => ({
  folder: app.getPath('downloads'),
  // It resolves with a message when it failed, and with nothing when it worked.
  open: async (file) => (await shell.openPath(file)) === '',
  mark: internetMark(process.platform),
});

/** The system's own programs for addresses: no window of ours ever shows one. */
export const systemOutside: Outside = {
  open: async (url) => {
    await shell.openExternal(url);
    return true;
  },
};
