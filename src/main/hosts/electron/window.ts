/** The window of the console. */
import { BrowserWindow, type BrowserWindowConstructorOptions, nativeTheme } from 'electron';
import { PAGE_URL } from './origin.ts';

/** The page's own background in light and dark, so that no flash of another colour precedes it. */
const BACKGROUND = { light: '#ffffff', dark: '#1f1f1f' };

/** The options of every window: an isolated, sandboxed page with nothing of Node in it. */
export function windowOptions(preload: string, isDark: boolean): BrowserWindowConstructorOptions {
  return {
    title: 'Corridor',
    width: 1440,
    height: 900,
    minWidth: 1024,
    minHeight: 640,
    show: false,
    backgroundColor: isDark ? BACKGROUND.dark : BACKGROUND.light,
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
      // The checker would fetch its dictionaries from elsewhere.
      spellcheck: false,
    },
  };
}

/** Opens a window on the page; it shows itself once there is something to see. */
export function openWindow(preload: string): BrowserWindow {
  const window = new BrowserWindow(windowOptions(preload, nativeTheme.shouldUseDarkColors));
  window.once('ready-to-show', () => window.show());
  void window.loadURL(PAGE_URL);
  return window;
}

/** Brings a window to the person who asked for it again. */
export function focusWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
