/** All windows: the main one and those with a separate screen, by which links, menus and the desk reach one. */
import process from 'node:process';
import { BrowserWindow, nativeTheme, screen, type WebContents } from 'electron';
import type { Destination, ShownDialog } from '#contract/bridge/bridge.ts';
import type { Logger, Windows } from '#main/basics/ports.ts';
import type { Leaving } from '../life/leaving.ts';
import { addContextMenu } from '../menus/context-menu.ts';
import { clientOf } from '../page/ipc.ts';
import { PAGE_URL } from '../page/origin.ts';
import { createAppearance } from './appearance.ts';
import { createArrivals, type SendEvent } from './arrivals.ts';
import { placeWindow, type Rectangle } from './placement.ts';
import { recoverWindow } from './recovery.ts';
import { focusWindow, openWindow, type WindowLook } from './window.ts';
import type { WindowMemory } from './window-memory.ts';
import type { ZoomDirection } from './zoom.ts';

export interface WindowsOptions {
  readonly preload: string;
  readonly memory: WindowMemory;
  readonly logger: Logger;
  /** Lets the page of a new window call the desk. */
  readonly join: (contents: WebContents) => void;
  readonly send: SendEvent;
  /** Called once, when the first window has been shown or its page has started. */
  readonly onSeen: () => void;
  readonly notify: Windows['notify'];
  readonly leaving: Leaving;
  /** Whether they are left out of screen shares, where the system can. */
  readonly isHiddenFromCapture: boolean;
}

/** The windows of this program; also the desk's port to them. */
export interface ElectronWindows extends Windows {
  /** Shows the main window, opening it when it is closed, and takes it to a place if there is one. */
  show(place: Destination | null): void;
  /** Takes the window that has the focus to a place, or the main one when none has it. */
  goTo(path: string): void;
  /** Opens a dialog in the page of the focused window, or of the main one, which is opened if it is closed. */
  ask(what: ShownDialog): void;
  /** The page of the window that has the focus. */
  focused(): WebContents | null;
  /** One step of zoom for all windows, remembered. */
  zoom(direction: ZoomDirection): void;
}

/** More windows than this are a fault of the page. */
const MOST_OWN_WINDOWS = 16;
/** Pixels between a separate window and the one before it. */
const OFFSET = 32;
const OWN_SIZE = { width: 1280, height: 800 } as const;

/** The place a page shows, from its address. */
const placeShown = (contents: WebContents): string =>
  contents.getURL().slice(PAGE_URL.length).replace(/^#/u, '');

/** The look of a window that is placed there, or where the system likes. */
const lookAt = (bounds: Rectangle | undefined): WindowLook => ({
  bounds: placeWindow(bounds, workAreas()),
  isDark: nativeTheme.shouldUseDarkColors,
});

/** Remembers where a window was when it closes. */
function rememberPlace(window: BrowserWindow, memory: WindowMemory): void {
  const remember = () =>
    memory.remember({
      bounds: window.getNormalBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen(),
    });
  window.on('close', remember);
  // Windows ends programs at log-off without closing their windows.
  window.on('session-end', remember);
}

/** A function that calls `act` the first time only. */
function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

/** Makes the windows; none is open yet. */
export function createWindows(options: WindowsOptions): ElectronWindows {
  const { memory, send, leaving } = options;
  const see = once(options.onSeen);
  let main: BrowserWindow | null = null;
  const own = new Set<BrowserWindow>();
  /** Windows that show themselves as soon as they are drawn. */
  const opening = new Set<BrowserWindow>();
  const all = () => [main, ...own].filter((window) => window !== null);
  const arrivals = createArrivals(send);
  const { zoom, follow, add: adjust } = createAppearance(memory, all);

  function add(path: string | null, look: WindowLook): BrowserWindow {
    const window = openWindow(options.preload, path, look, () => {
      opening.delete(window);
      see();
    });
    const contents = window.webContents;
    if (options.isHiddenFromCapture) window.setContentProtection(true);
    opening.add(window);
    window.once('closed', () => opening.delete(window));
    options.join(contents);
    arrivals.follow(contents);
    recoverWindow(window, options.logger);
    addContextMenu(window, contents, openOwn);
    adjust(contents);
    window.on('close', (event) =>
      beforeClose(window, event, { leaving, isMain: window === main, isLast: all().length === 1 }),
    );
    return window;
  }

  function bringToFront(window: BrowserWindow): void {
    if (!opening.has(window)) focusWindow(window);
  }

  function openMain(): BrowserWindow {
    const { bounds, maximized, fullScreen } = memory.read();
    const window = add(null, { ...lookAt(bounds), maximized, fullScreen });
    rememberPlace(window, memory);
    window.once('closed', () => {
      main = null;
    });
    return window;
  }

  function showMain(): BrowserWindow {
    main ??= openMain();
    bringToFront(main);
    return main;
  }

  function openOwn(path: string): boolean {
    const open = [...own].find(({ webContents }) => placeShown(webContents) === path);
    if (open) {
      bringToFront(open);
      return true;
    }
    if (own.size >= MOST_OWN_WINDOWS) return false;
    const window = add(path, lookAt(besideFocused()));
    own.add(window);
    window.once('closed', () => own.delete(window));
    return true;
  }

  return {
    show: (place) => {
      const { webContents } = showMain();
      if (place !== null) arrivals.send(webContents, place);
    },
    zoom,
    follow,
    focused,
    goTo: (path) => arrivals.send(focused() ?? showMain().webContents, { path }),
    ask: (what) => {
      const { webContents } = showMain();
      arrivals.ask(focused() ?? webContents, what);
    },
    arrive: (client) => {
      see();
      return arrivals.arrive(client);
    },
    open: openOwn,
    notify: options.notify,
    focus: (client) => {
      const asking = all().find(({ webContents }) => clientOf(webContents) === client);
      if (asking) bringToFront(asking);
    },
  };
}

/** The last window takes the program with it. On macOS the main one is hidden: its page counts and notifies on. */
function beforeClose(
  window: BrowserWindow,
  event: Pick<Event, 'preventDefault'>,
  { leaving, isMain, isLast }: { leaving: Leaving; isMain: boolean; isLast: boolean },
): void {
  if (leaving.isEnding()) return;
  if (process.platform === 'darwin') {
    if (!isMain) return;
    event.preventDefault();
    hide(window);
    return;
  }
  if (!isLast || leaving.isFree()) return;
  event.preventDefault();
  void leaving.mayEnd().then((isAgreed) => isAgreed && window.close());
}

/** A full screen without its window would stay, black. */
function hide(window: BrowserWindow): void {
  if (!window.isFullScreen()) {
    window.hide();
    return;
  }
  window.once('leave-full-screen', () => window.hide());
  window.setFullScreen(false);
}

const focused = () => BrowserWindow.getFocusedWindow()?.webContents ?? null;

/** The work areas of all screens, the primary one first. */
function workAreas(): readonly Rectangle[] {
  const primary = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== primary.id);
  return [primary, ...others].map(({ workArea }) => workArea);
}

/** Beside the window that has the focus, so that both can be seen; nowhere special without one. */
function besideFocused(): Rectangle | undefined {
  const bounds = BrowserWindow.getFocusedWindow()?.getNormalBounds();
  return bounds && { ...OWN_SIZE, x: bounds.x + OFFSET, y: bounds.y + OFFSET };
}
