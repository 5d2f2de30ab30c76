/** One window of the console: its page has no access to Node, and it is shown only once it is drawn. */
import process from 'node:process';
import { app, BrowserWindow, type BrowserWindowConstructorOptions } from 'electron';
import { icon } from '../icons/icon.ts';
import { PAGE_URL } from '../page/origin.ts';
import { background } from './background.ts';
import { LEAST_SIZE, type Rectangle } from './placement.ts';

export interface WindowLook {
  readonly bounds: Rectangle;
  readonly isDark: boolean;
  readonly maximized?: boolean;
  readonly fullScreen?: boolean;
}

/** The options of every window: an isolated, sandboxed page with nothing of Node in it. */
export function windowOptions(
  preload: string,
  { bounds, isDark }: WindowLook,
): BrowserWindowConstructorOptions {
  return {
    title: 'Corridor',
    ...bounds,
    minWidth: LEAST_SIZE.width,
    minHeight: LEAST_SIZE.height,
    show: false,
    backgroundColor: background(isDark),
    // The other systems take the icon from the program.
    ...(process.platform === 'linux' && { icon: icon('window') }),
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: true,
      devTools: !app.isPackaged,
    },
  };
}

/** A window whose page says nothing of itself is shown after so long, in milliseconds. */
const SHOW_LIMIT = 3000;

/** Opens a window on a path of the page. It shows itself once the page is drawn, and reports that once. */
export function openWindow(
  preload: string,
  path: string | null,
  look: WindowLook,
  onShown: () => void,
): BrowserWindow {
  const window = new BrowserWindow(windowOptions(preload, look));
  onceVisible(window, () => {
    // Not before, because maximizing shows a window.
    if (look.maximized) window.maximize();
    if (look.fullScreen) window.setFullScreen(true);
    window.show();
    onShown();
  });
  void window.loadURL(path === null ? PAGE_URL : `${PAGE_URL}#${path}`);
  return window;
}

/** Calls `show` once, also on Wayland, where a hidden window may never be ready, and for a page that cannot load. */
function onceVisible(window: BrowserWindow, show: () => void): void {
  const over = () => {
    clearTimeout(limit);
    window.removeListener('ready-to-show', first);
    window.webContents.removeListener('did-finish-load', first);
  };
  const first = () => {
    over();
    show();
  };
  const limit = setTimeout(first, SHOW_LIMIT);
  window.once('ready-to-show', first);
  window.webContents.once('did-finish-load', first);
  window.once('closed', () => clearTimeout(limit));
}

/** Brings a window to the person who asked for it again. */
export function focusWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
