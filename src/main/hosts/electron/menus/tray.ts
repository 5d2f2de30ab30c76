/** The icon beside the clock: the state of the console, the way back to it, and the way out. */
import process from 'node:process';
import { Menu, Tray } from 'electron';
import { practiceTitle } from '#domain/program/practice.ts';
import { icon } from '../icons/icon.ts';
import type { HostStatus } from './status.ts';

const TEXTS: Readonly<Record<HostStatus, string>> = {
  live: 'Live',
  reconnecting: 'Reconnecting',
  offline: 'No live updates',
  'signed-out': 'Signed out',
};

/** What the tray's menu does. */
export interface TrayActions {
  readonly open: () => void;
  readonly quit: () => void;
}

export interface TrayIcon {
  show(status: HostStatus, isPractice: boolean): void;
  /** False once the system has taken it away. */
  isThere(): boolean;
}

/** Puts the icon there. */
export function createTray({ open, quit }: TrayActions): TrayIcon {
  const isMac = process.platform === 'darwin';
  const image = (status: HostStatus, isPractice: boolean) =>
    icon(isMac ? 'trayTemplate' : `tray-${isPractice ? 'practice-' : ''}${status}`);
  const tray = new Tray(image('signed-out', false));
  const show = (status: HostStatus, isPractice: boolean) => {
    tray.setImage(image(status, isPractice));
    tray.setToolTip(`Corridor${isPractice ? ' (practice)' : ''}: ${TEXTS[status]}`);
    // There the system chooses the colours of the image.
    if (isMac) tray.setTitle(isPractice ? 'Practice' : '');
    tray.setContextMenu(
      Menu.buildFromTemplate([
        { label: practiceTitle(TEXTS[status], isPractice), enabled: false },
        { type: 'separator' },
        { label: 'Open Corridor', click: open },
        { label: 'Quit', click: quit },
      ]),
    );
  };
  // On macOS a click opens the menu.
  if (!isMac) tray.on('click', open);
  show('signed-out', false);
  return { show, isThere: () => !tray.isDestroyed() };
}
