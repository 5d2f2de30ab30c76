/** The end of the program, as a person asks for it: by Quit, by closing the last window, or by Restart to update. */
import process from 'node:process';
import { app, BrowserWindow, dialog } from 'electron';
import type { Desk } from '#main/desk/desk.ts';
import { focusWindow } from '../windows/window.ts';

/** Whether the program may end. */
export interface Leaving {
  /** Asks the person where something would be lost. What was agreed to holds from then on. */
  mayEnd(): Promise<boolean>;
  /** The end that was agreed to did not come: it is asked about again. */
  stay(): void;
  /** Whether nothing would be lost, or the person has agreed to lose it. */
  isFree(): boolean;
  isEnding(): boolean;
}

/** Asks before the program ends where something would be lost, unless the system or a signal ends it. */
export function askBeforeEnd(desk: Promise<Desk>, isShuttingDown: () => boolean): Leaving {
  let running: Desk | undefined;
  let isEnding = false;
  let asking: Promise<boolean> | undefined;
  desk.then(
    (opened) => {
      running = opened;
    },
    () => undefined,
  );
  const unfinished = () => (isEnding ? [] : (running?.unfinished() ?? []));

  const mayEnd = () => {
    asking ??= ask(unfinished())
      .then((isAgreed) => {
        isEnding = isAgreed;
        return isAgreed;
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };

  app.on('before-quit', (event) => {
    if (isShuttingDown() || unfinished().length === 0) isEnding = true;
    if (isEnding) return;
    event.preventDefault();
    void mayEnd().then((isAgreed) => isAgreed && app.quit());
  });
  const endUnasked = () => {
    isEnding = true;
    app.quit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.prependListener(signal, endUnasked);
  }
  const stay = () => {
    isEnding = false;
  };
  return { mayEnd, stay, isFree: () => unfinished().length === 0, isEnding: () => isEnding };
}

const QUIT = 0;

/** Without a window there is nobody to ask. */
async function ask(unfinished: readonly string[]): Promise<boolean> {
  const window = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0];
  if (unfinished.length === 0 || !window) return true;
  focusWindow(window);
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: 'Quit Corridor?',
    detail: unfinished.join('\n'),
    buttons: ['Quit', 'Keep working'],
    defaultId: 1,
    cancelId: 1,
  });
  return response === QUIT;
}
