/** What unit tests and the end-to-end stand-in share of the `electron` module: one double serves both. */
import { app } from './app.ts';
import { ipcMain } from './ipc-main.ts';
import { Menu } from './menu.ts';
import { net } from './net/net.ts';
import { Notification } from './notification.ts';
import { protocol, session } from './session.ts';
import { strict } from './strict.ts';
import { dialog, nativeImage, nativeTheme, powerMonitor, screen, shell, Tray } from './system.ts';

export const PARTS = {
  app,
  dialog,
  ipcMain,
  Menu,
  nativeImage,
  nativeTheme,
  net: strict('net', net),
  Notification,
  powerMonitor,
  protocol,
  screen,
  session,
  shell,
  Tray,
};
