/** `BrowserWindow`: a page with what a window manager would know of it, as nobody sees it. */
import { app, chromium, manageWindows, onWindowClosed } from './app.ts';
import { define, knownOptions, preventable, StrictEmitter, strict } from './strict.ts';
import { createWebContents, type WebContents } from './web-contents.ts';

const EVENTS = [
  'ready-to-show',
  'show',
  'hide',
  'focus',
  'blur',
  'minimize',
  'restore',
  'close',
  'closed',
];

const OPTIONS = [
  'title',
  'width',
  'height',
  'minWidth',
  'minHeight',
  'show',
  'backgroundColor',
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
  spellcheck: false,
};

interface Options {
  readonly title?: string;
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

function openWindow(options: Options): Window {
  knownOptions('BrowserWindow', options, OPTIONS);
  checkPreferences(options.webPreferences);
  const state = { isVisible: options.show ?? true, isMinimized: false, isPainted: false };
  const emitter = new StrictEmitter('BrowserWindow', EVENTS);

  const webContents: WebContents = createWebContents({
    chromium,
    preload: options.webPreferences.preload,
    onPainted: () => {
      if (!state.isPainted) emitter.emit('ready-to-show');
      state.isPainted = true;
    },
  });
  webContents.once('destroyed', () => {
    windows.splice(windows.indexOf(window), 1);
    emitter.emit('closed');
    onWindowClosed();
  });
  const set = (change: Partial<typeof state>, event: string) => () => {
    Object.assign(state, change);
    emitter.emit(event, {});
  };
  const members = {
    id: webContents.id,
    webContents,
    loadURL: (url: string) => webContents.loadURL(url),
    show: set({ isVisible: true }, 'show'),
    hide: set({ isVisible: false }, 'hide'),
    focus: set({}, 'focus'),
    minimize: set({ isMinimized: true }, 'minimize'),
    restore: set({ isMinimized: false }, 'restore'),
    isVisible: () => state.isVisible,
    isMinimized: () => state.isMinimized,
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
  app.emit('web-contents-created', {}, webContents);
  return window;
}

/** `electron.BrowserWindow`. */
export const BrowserWindow = strict(
  'BrowserWindow',
  define(new Proxy(class {}, { construct: (_target, [options]) => openWindow(options) }), {
    getAllWindows: (): readonly Window[] => [...windows],
    fromWebContents: (contents: WebContents) =>
      windows.find(({ webContents }) => webContents === contents) ?? null,
  }),
);
