/** `BrowserWindow`: tests move, hide and close windows as no window manager of a test machine would. */
import type { EventEmitter } from 'node:events';
import process from 'node:process';
import { app, manageWindows, onWindowClosed } from './app.ts';
import {
  constructible,
  define,
  knownOptions,
  preventable,
  StrictEmitter,
  strict,
} from './strict.ts';

/** Set in the environment of a program whose windows never say that they are `ready-to-show`. */
const QUIET_VARIABLE = 'STAND_IN_QUIET_WINDOWS';

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
  'leave-full-screen',
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

/** Hidden windows are never `ready-to-show`, as it happens on Wayland. */
const QUIET = process.env[QUIET_VARIABLE] !== undefined;

/** Options of a window, as far as they count here. */
export interface Options {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly show?: boolean;
  readonly backgroundColor?: string;
  readonly webPreferences?: Readonly<Record<string, unknown>>;
}

/** What a window needs of its page. */
export interface Contents extends EventEmitter {
  readonly id: number;
  loadURL(url: string): Promise<void>;
  isDestroyed(): boolean;
  close(): void;
}

/** What a page is made with. */
export interface ContentsOptions {
  readonly id: number;
  readonly webPreferences: Readonly<Record<string, unknown>>;
  /** The page has been drawn for the first time. */
  readonly onPainted: () => void;
}

/** A window as tests see it: with what it was asked, in order. */
export interface Window<Page extends Contents> extends EventEmitter {
  readonly webContents: Page;
  readonly options: Options;
  readonly done: readonly string[];
  readonly overlays: readonly (readonly [image: unknown, description: string])[];
  minimize(): void;
  unmaximize(): void;
  setBounds(bounds: object): void;
  focus(): void;
  show(): void;
  close(): void;
  destroy(): void;
  isDestroyed(): boolean;
  getNormalBounds(): object;
}

const USUAL_SIZE = { x: 0, y: 0, width: 800, height: 600 };

/**
 * `electron.BrowserWindow`, and all windows that were made, also those that are closed.
 * @param createContents makes their pages: in Chromium end to end, of nothing in unit tests
 */
export function windowsOn<Page extends Contents>(
  createContents: (options: ContentsOptions) => Page,
) {
  const windows: Window<Page>[] = [];
  const open = () => windows.filter((window) => !window.isDestroyed());
  let focused: Window<Page> | null = null;

  manageWindows({
    areOpen: () => open().length > 0,
    closeAll: () => {
      for (const window of open()) window.close();
    },
  });

  function openWindow(options: Options): Window<Page> {
    knownOptions('BrowserWindow', options, OPTIONS);
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
    const done: string[] = [];
    const overlays: (readonly [image: unknown, description: string])[] = [];

    const webContents = createContents({
      id: windows.length + 1,
      webPreferences: options.webPreferences ?? {},
      onPainted: () => {
        if (!(state.isPainted || QUIET)) emitter.emit('ready-to-show');
        state.isPainted = true;
      },
    });
    webContents.once('destroyed', () => {
      if (focused === window) focused = null;
      emitter.emit('closed');
      onWindowClosed();
    });
    const set = (change: Partial<typeof state>, event: string) => () => {
      Object.assign(state, change);
      done.push(event);
      emitter.emit(event, {});
    };
    const takeFocus = () => {
      focused = window;
      emitter.emit('focus', {});
    };
    const show = set({ isVisible: true }, 'show');
    const members = {
      id: webContents.id,
      webContents,
      // These three are not of Electron.
      options,
      done,
      overlays,
      loadURL: (url: string) => {
        done.push(`load ${url}`);
        return webContents.loadURL(url);
      },
      show: () => {
        show();
        takeFocus();
      },
      focus: () => {
        done.push('focus');
        takeFocus();
      },
      hide: set({ isVisible: false }, 'hide'),
      minimize: set({ isMinimized: true }, 'minimize'),
      restore: set({ isMinimized: false }, 'restore'),
      maximize: set({ isMaximized: true }, 'maximize'),
      unmaximize: set({ isMaximized: false }, 'unmaximize'),
      setFullScreen: (isFullScreen: boolean) => {
        state.isFullScreen = isFullScreen;
        done.push('full screen');
      },
      setContentProtection: (on: boolean) => void (on && done.push('left out of captures')),
      setBackgroundColor: (colour: string) => void done.push(`background ${colour}`),
      setOverlayIcon: (image: unknown, description: string) =>
        void overlays.push([image, description]),
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
    const window: Window<Page> = strict('BrowserWindow', define(emitter, members));
    windows.push(window);
    app.emit('browser-window-created', {}, window);
    app.emit('web-contents-created', {}, webContents);
    return window;
  }

  const BrowserWindow = constructible('BrowserWindow', openWindow, {
    getAllWindows: open,
    getFocusedWindow: () => focused,
  });
  return { BrowserWindow, windows };
}
