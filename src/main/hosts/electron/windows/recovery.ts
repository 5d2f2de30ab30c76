/** Reopens the screen of a page that has crashed or hangs. Typed text is stored outside the page. */
import { app, type BrowserWindow, dialog } from 'electron';
import type { Logger } from '#main/basics/ports.ts';

/** The most crashes of a page in this many milliseconds before the user is asked. */
const RELOADS = { most: 3, within: 60_000 };
/** How long a page may hang, in milliseconds. */
const HANG_LIMIT = 10_000;

/** Brings the page of this window back when it crashes or hangs, while the window lives. */
export function recoverWindow(window: BrowserWindow, logger: Logger): void {
  recoverFromCrash(window, logger);
  recoverFromHang(window, logger);
}

/** Logs processes of Chromium that end by accident; Chromium starts them again by itself. */
export function logLostProcesses(logger: Logger): void {
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit') logger.warn('process.gone', { type, reason, exitCode });
  });
}

function recoverFromCrash(window: BrowserWindow, logger: Logger): void {
  const contents = window.webContents;
  let crashes: readonly number[] = [];

  const askToReload = async () => {
    const { response } = await dialog.showMessageBox(window, {
      type: 'error',
      message: 'This window keeps crashing',
      detail:
        'What you typed is kept. If you had just confirmed an action, check its result before you repeat it. Reload the window. If that does not help, restart the computer and save a support bundle from the Help menu.',
      buttons: ['Reload', 'Close Window'],
      defaultId: 0,
      cancelId: 1,
    });
    if (window.isDestroyed()) return;
    if (response === 0) {
      crashes = [];
      contents.reload();
    } else {
      window.destroy();
    }
  };

  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    const now = Date.now();
    crashes = [...crashes.filter((time) => now - time < RELOADS.within), now];
    logger.error('page.gone', { reason, exitCode, crashes: crashes.length });
    if (crashes.length > RELOADS.most) {
      void askToReload();
      return;
    }
    // Chromium is still ending the process then.
    setImmediate(() => {
      if (!window.isDestroyed()) contents.reload();
    });
  });
}

function recoverFromHang(window: BrowserWindow, logger: Logger): void {
  const contents = window.webContents;
  let hang: AbortController | null = null;

  const over = () => {
    hang?.abort();
    hang = null;
  };

  const ask = async (signal: AbortSignal) => {
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: 'This window is not responding',
      detail:
        'Wait, or reload it. Reloading opens the same screen and keeps what you typed, except for the last few seconds.',
      buttons: ['Wait', 'Reload'],
      defaultId: 0,
      cancelId: 0,
      signal,
    });
    // The dialog closes by itself when the page responds again.
    if (signal.aborted || window.isDestroyed()) return;
    if (response === 0) waitFor(signal);
    // The crash is then handled like any other.
    else contents.forcefullyCrashRenderer();
  };

  const waitFor = (signal: AbortSignal) => {
    const timer = setTimeout(() => void ask(signal), HANG_LIMIT);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };

  window.on('unresponsive', () => {
    if (hang) return;
    logger.warn('page.hangs');
    hang = new AbortController();
    waitFor(hang.signal);
  });
  window.on('responsive', over);
  window.on('closed', over);
  contents.on('render-process-gone', over);
}
