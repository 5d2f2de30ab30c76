/** What only a program in Electron can try in a self-check. */
import process from 'node:process';
import { app, BrowserWindow, Notification } from 'electron';
import { NotApplicableError, type Probes } from '#main/self-check/checks.ts';
import { handlesLinks } from './deep-links.ts';

/** What the probes need of the program. */
export interface ElectronProbeOptions {
  readonly isTrayThere: () => boolean;
  readonly platform?: NodeJS.Platform;
}

/** The probes of the Electron host. */
export function electronProbes(options: ElectronProbeOptions): Probes {
  const { isTrayThere, platform = process.platform } = options;
  return {
    window: () => {
      const shown = BrowserWindow.getAllWindows().find((window) => window.isVisible());
      if (!shown) throw new Error('No window is shown');
      const { width, height } = shown.getNormalBounds();
      return `Shown, ${width} × ${height}`;
    },
    notification: notifyOnce,
    badge: () => tryBadge(platform),
    tray: () => {
      if (!isTrayThere()) throw new Error('The system has taken the icon away');
      return 'Shown';
    },
    links: async () => {
      if (!app.isPackaged) throw new NotApplicableError('Only an installed Corridor opens links');
      if (!(await handlesLinks(platform))) throw new Error('Another program opens them, or none');
      return 'Opened by Corridor';
    },
  };
}

/** Raises a notification, and takes it away once the system has shown it. */
function notifyOnce(): Promise<string> {
  if (!Notification.isSupported()) {
    return Promise.reject(new NotApplicableError('This system has no notifications'));
  }
  const notification = new Notification({
    title: 'Self-check',
    body: 'Corridor can notify you.',
    silent: true,
  });
  return new Promise<string>((resolve, reject) => {
    notification.once('show', () => resolve('Shown'));
    notification.once('failed', (_event, error) => reject(new Error(error)));
    notification.show();
  }).finally(() => notification.close());
}

/** Puts a number on the icon, and what was there before. */
function tryBadge(platform: NodeJS.Platform): string {
  if (platform === 'win32')
    throw new NotApplicableError('Windows does not tell whether it is shown');
  const before = app.getBadgeCount();
  const isShown = app.setBadgeCount(before + 1);
  app.setBadgeCount(before);
  if (isShown) return 'Shown for a moment';
  if (platform === 'linux') throw new NotApplicableError('This desktop shows no numbers');
  throw new Error('The system did not take it');
}
