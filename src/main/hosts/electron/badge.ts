/** The number on the program's icon: in the dock, on the task bar, or wherever the system has it. */
import process from 'node:process';
import { app, BrowserWindow } from 'electron';
import type { Badge } from '#main/ports.ts';
import { toImage } from './images.ts';
import { numberPixels } from './pixels.ts';

/** What the task bar of Windows tells a screen reader. */
const description = (count: number) =>
  count === 1 ? '1 request is waiting' : `${count} requests are waiting`;

/** Shows the number; on Windows on every window, also on those that open later. */
export function createBadge(platform: NodeJS.Platform = process.platform): Badge {
  let shown = 0;
  const overlay = (window: BrowserWindow) =>
    window.setOverlayIcon(
      shown === 0 ? null : toImage(numberPixels(shown)),
      shown === 0 ? '' : description(shown),
    );
  if (platform === 'win32') app.on('browser-window-created', (_event, window) => overlay(window));
  return {
    show: (count) => {
      if (count === shown) return;
      shown = count;
      if (platform === 'win32') BrowserWindow.getAllWindows().forEach(overlay);
      else app.setBadgeCount(count);
    },
  };
}
