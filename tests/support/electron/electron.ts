/** The `electron` module of the main process, as far as Corridor uses it. */
import { net } from '#main/hosts/electron/testing/net/net.ts';
import { app } from './app.ts';
import { BrowserWindow } from './browser-window.ts';
import { ipcMain } from './ipc.ts';
import { Menu } from './menu.ts';
import { Notification } from './notification.ts';
import { powerMonitor } from './power-monitor.ts';
import { protocol, session } from './session.ts';
import { strict } from './strict.ts';
import { dialog, nativeImage, nativeTheme, screen, shell, Tray } from './system.ts';
import { utilityProcess } from './utility-process.ts';

/** All that the built main process can import. What is missing does not link, and the error names it. */
export const electron = strict('electron', {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  nativeImage,
  nativeTheme,
  Notification,
  powerMonitor,
  net: strict('net', net),
  protocol,
  screen,
  session,
  shell,
  Tray,
  utilityProcess,
});
