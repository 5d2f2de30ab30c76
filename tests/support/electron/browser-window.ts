/** `BrowserWindow`: an invisible page with what a window manager would know of it. */
import process from 'node:process';
import { app, chromium, manageWindows, onWindowClosed } from './app.ts';
import {
  constructible,
  define,
  knownOptions,
  preventable,
  StrictEmitter,
  strict,
} from './strict.ts';
import { createWebContents, type WebContents } from './web-contents.ts';

/** Set in the environment of a program whose windows never say that they are `ready-to-show`. */
export const QUIET_VARIABLE = 'STAND_IN_QUIET_WINDOWS';

const EVENTS = [
  'ready-to-show',
  'show',
  'hide',
  'focus',
  'blur',
  'minimize',
  'restore',
  'maximize',
  'unmaximize',
  'close',
  'closed',
  // Only of other systems, or emitted by a test that wants them.
  'session-end',
  'unresponsive',
  'responsive',
];

const OPTIONS = [
  'title',
  'x',
  'y',
  'width',
  'height',
  'minWidth',
  'minHeight',
  'show',
  'backgroundColor',
  'icon',
  'webPreferences',
];

/** What a page must be told to be, because it cannot be anything else here. */
const PREFERENCES: Readonly<Record<string, unknown>> = {
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
  devTools: true,
};

/** Hidden windows are never `ready-to-show`, as it happens on Wayland. */
const QUIET = process.env[QUIET_VARIABLE] !== undefined;

interface Options {
  readonly title?: string;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly show?: boolean;
  readonly webPreferences: { readonly preload: string } & Readonly<Record<string, unknown>>;
}

interface Window {
  readonly webContents: WebContents;
  close(): void;
}

const windows: Window[] = [];

manageWindows({
  areOpen: () => windows.length > 0,
  closeAll: () => {
    for (const window of [...windows]) window.close();
  },
});

function checkPreferences({ preload: _, ...preferences }: Options['webPreferences']): void {
  for (const [name, wanted] of Object.entries(PREFERENCES)) {
    if (preferences[name] !== wanted)
      throw new Error(`A page of the stand-in needs ${name}: ${wanted}`);
  }
  knownOptions('webPreferences', preferences, Object.keys(PREFERENCES));
}

const USUAL_SIZE = { x: 0, y: 0, width: 800, height: 600 };

let focused: Window | null = null;

function openWindow(options: Options): Window {
  knownOptions('BrowserWindow', options, OPTIONS);
  checkPreferences(options.webPreferences);
  const { x, y, width, height } = { ...USUAL_SIZE, ...options };
  const state = {
    isVisible: options.show ?? true,
    isMinimized: false,
    isMaximized: false,
    isFullScreen: false,
    isPainted: false,
    bounds: { x, y, width, height },
  };
  const emitter = new StrictEmitter('BrowserWindow', EVENTS);

  const webContents: WebContents = createWebContents({
    chromium,
    preload: options.webPreferences.preload,
    onPainted: () => {
      if (!(state.isPainted || QUIET)) emitter.emit('ready-to-show');
      state.isPainted = true;
    },
  });
  webContents.once('destroyed', () => {
    windows.splice(windows.indexOf(window), 1);
    if (focused === window) focused = null;
    emitter.emit('closed');
    onWindowClosed();
  });
  const set = (change: Partial<typeof state>, event: string) => () => {
    Object.assign(state, change);
    emitter.emit(event, {});
  };
  const focus = () => {
    focused = window;
    emitter.emit('focus', {});
  };
  const members = {
    id: webContents.id,
    webContents,
    loadURL: (url: string) => webContents.loadURL(url),
    show: () => {
      state.isVisible = true;
      emitter.emit('show', {});
      focus();
    },
    focus,
    hide: set({ isVisible: false }, 'hide'),
    minimize: set({ isMinimized: true }, 'minimize'),
    restore: set({ isMinimized: false }, 'restore'),
    maximize: set({ isMaximized: true }, 'maximize'),
    unmaximize: set({ isMaximized: false }, 'unmaximize'),
    setFullScreen: (isFullScreen: boolean) => {
      state.isFullScreen = isFullScreen;
    },
    // It is invisible.
    setBackgroundColor: (_colour: string) => undefined,
    setBounds: (bounds: Partial<typeof state.bounds>) => Object.assign(state.bounds, bounds),
    getNormalBounds: () => ({ ...state.bounds }),
    isVisible: () => state.isVisible,
    isMinimized: () => state.isMinimized,
    isMaximized: () => state.isMaximized,
    isFullScreen: () => state.isFullScreen,
    isDestroyed: () => webContents.isDestroyed(),
    close: () => {
      const event = preventable({});
      emitter.emit('close', event);
      if (!event.defaultPrevented) webContents.close();
    },
    destroy: () => webContents.close(),
  };
  const window: Window = strict('BrowserWindow', define(emitter, members));
  windows.push(window);
  app.emit('browser-window-created', {}, window);
  app.emit('web-contents-created', {}, webContents);
  return window;
}

/** `electron.BrowserWindow`. */
export const BrowserWindow = constructible('BrowserWindow', openWindow, {
  getAllWindows: (): readonly Window[] => [...windows],
  getFocusedWindow: () => focused,
  fromWebContents: (contents: WebContents) =>
    windows.find(({ webContents }) => webContents === contents) ?? null,
});
