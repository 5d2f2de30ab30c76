/**
 * The number of pending requests on the program's icon, in the dock or on the task bar, so that it is
 * seen without a window.
 */
import process from 'node:process';
import { app, BrowserWindow, Notification } from 'electron';
import type { Badge } from '#main/basics/ports.ts';
import { icon } from '../icons/icon.ts';

/** The largest number there is a picture of. */
const MOST = 9;

/** The text of the task bar of Windows for screen readers. */
const description = (count: number) =>
  count === 1 ? '1 request is pending' : `${count} requests are pending`;

/** Shows the number; on Windows on every window, whenever it is shown. */
export function createBadge(platform: NodeJS.Platform = process.platform): Badge {
  let shown = 0;
  const overlay = (window: BrowserWindow) =>
    window.setOverlayIcon(
      shown === 0 ? null : icon(`count-${shown > MOST ? 'more' : shown}`),
      shown === 0 ? '' : description(shown),
    );
  if (platform === 'win32') {
    // A window that is hidden has no button on the task bar, and loses what was put there.
    app.on('browser-window-created', (_event, window) => window.on('show', () => overlay(window)));
  }
  return {
    show: (count) => {
      if (count === shown) return;
      shown = count;
      if (platform === 'win32') {
        BrowserWindow.getAllWindows().forEach(overlay);
        return;
      }
      // macOS shows a number only for programs that may notify, and Electron has no call that asks for
      // that. Its part for notifications asks when it is first used, which this does.
      if (platform === 'darwin') Notification.isSupported();
      app.setBadgeCount(count);
    },
  };
}
