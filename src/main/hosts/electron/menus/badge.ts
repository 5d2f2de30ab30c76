/** The mark on the program's icon, seen without a window: the number of pending requests, or practice. */
import process from 'node:process';
import { app, BrowserWindow, type NativeImage, Notification } from 'electron';
import type { Badge } from '#main/basics/ports.ts';
import { icon } from '../icons/icon.ts';

/** The largest number there is a picture of. */
const MOST = 9;

type Shown = number | typeof PRACTICE;

/** The text of a number for screen readers. */
const description = (count: number) =>
  count === 1 ? '1 request is pending' : `${count} requests are pending`;

const PRACTICE = 'Practice';

/** What the task bar of Windows shows, with its text for screen readers. */
function overlayOf(shown: Shown): readonly [NativeImage | null, string] {
  if (shown === PRACTICE) return [icon('practice'), PRACTICE];
  if (shown === 0) return [null, ''];
  return [icon(`count-${shown > MOST ? 'more' : shown}`), description(shown)];
}

/** Shows the mark; on Windows on every window, whenever it is shown. */
export function createBadge(platform: NodeJS.Platform = process.platform): Badge {
  let shown: Shown = 0;
  const overlay = (window: BrowserWindow) => window.setOverlayIcon(...overlayOf(shown));
  if (platform === 'win32') {
    // A window that is hidden has no button on the task bar, and loses what was put there.
    app.on('browser-window-created', (_event, window) => window.on('show', () => overlay(window)));
  }
  return {
    show: (count, isPractice) => {
      const next = isPractice ? PRACTICE : count;
      if (next === shown) return;
      shown = next;
      if (platform === 'win32') {
        BrowserWindow.getAllWindows().forEach(overlay);
        return;
      }
      // macOS shows a number only for programs that may notify, and Electron has no call that asks for
      // that. Its part for notifications asks when it is first used, which this does.
      if (platform === 'darwin') Notification.isSupported();
      if (platform === 'darwin' && isPractice) app.dock?.setBadge('P');
      else app.setBadgeCount(isPractice ? 0 : count);
    },
  };
}
