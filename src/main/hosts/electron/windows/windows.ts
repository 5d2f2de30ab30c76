/** All windows of the console: the main one, and those with a separate screen. */
import { BrowserWindow, nativeTheme, screen, type WebContents } from 'electron';
import type { BridgeEvent, BridgeEventPayload, Shown } from '#contract/bridge.ts';
import type { Logger, Windows } from '#main/ports.ts';
import { clientOf } from '../page/ipc.ts';
import { PAGE_URL } from '../page/origin.ts';
import { addContextMenu } from './context-menu.ts';
import { placeWindow, type Rectangle } from './placement.ts';
import { recoverWindow } from './recovery.ts';
import { background, focusWindow, openWindow, type WindowLook } from './window.ts';
import type { WindowMemory } from './window-memory.ts';
import { nextZoom, type ZoomDirection } from './zoom.ts';

/** What the windows are made with. */
export interface WindowsOptions {
  readonly preload: string;
  readonly memory: WindowMemory;
  readonly logger: Logger;
  /** Lets the page of a new window call the desk. */
  readonly join: (contents: WebContents) => void;
  /** Sends an event of the bridge to one page. */
  readonly send: <Name extends BridgeEvent>(
    contents: WebContents,
    event: Name,
    payload: BridgeEventPayload<Name>,
  ) => void;
  /** Called once, when the first window has been shown or its page has started. */
  readonly onSeen: () => void;
}

/** The windows of this program; also the desk's port to them. */
export interface ElectronWindows extends Windows {
  /** Shows the main window, opening it when it is closed, and takes it to a place if there is one. */
  show(path: string | null): void;
  /** Takes the window that has the focus to a place, or the main one when none has it. */
  goTo(path: string): void;
  /**
   * Opens a dialog in the page of the focused window, or of the main one, which is opened if it is
   * closed.
   */
  ask(what: Shown): void;
  /** The page of the window that has the focus. */
  focused(): WebContents | null;
  /** One step of zoom for all windows, remembered. */
  zoom(direction: ZoomDirection): void;
}

/** More windows of one person than this are a page gone wrong. */
const MOST_OWN_WINDOWS = 16;
/** Pixels between a separate window and the one before it. */
const OFFSET = 32;
const OWN_SIZE = { width: 1280, height: 800 } as const;

/** The place a page shows, from its address. */
const placeShown = (contents: WebContents): string =>
  contents.getURL().slice(PAGE_URL.length).replace(/^#/u, '');

/** Makes the windows; none is open yet. */
export function createWindows(options: WindowsOptions): ElectronWindows {
  const { memory, send } = options;
  let isSeen = false;
  const see = () => {
    if (!isSeen) options.onSeen();
    isSeen = true;
  };
  let main: BrowserWindow | null = null;
  const own = new Set<BrowserWindow>();
  /** Windows that show themselves as soon as they are drawn. */
  const opening = new Set<BrowserWindow>();
  const arrivals = createArrivals(send);
  const all = () => [main, ...own].filter((window) => window !== null);

  nativeTheme.themeSource = memory.read().theme;
  nativeTheme.on('updated', () => {
    const colour = background(nativeTheme.shouldUseDarkColors);
    for (const window of all()) window.setBackgroundColor(colour);
  });

  const add = (path: string | null, look: WindowLook): BrowserWindow => {
    const window = openWindow(options.preload, path, look, () => {
      opening.delete(window);
      see();
    });
    const contents = window.webContents;
    opening.add(window);
    window.once('closed', () => opening.delete(window));
    options.join(contents);
    arrivals.follow(contents);
    recoverWindow(window, options.logger);
    addContextMenu(window, contents, openOwn);
    contents.on('dom-ready', () => contents.setZoomFactor(memory.read().zoom));
    contents.on('zoom-changed', (_event, direction) => zoom(direction));
    return window;
  };

  const bringToFront = (window: BrowserWindow) => {
    if (!opening.has(window)) focusWindow(window);
  };

  const openMain = () => {
    const { bounds, maximized, fullScreen } = memory.read();
    const window = add(null, {
      bounds: placeWindow(bounds, workAreas()),
      isDark: nativeTheme.shouldUseDarkColors,
      maximized,
      fullScreen,
    });
    const remember = () =>
      memory.remember({
        bounds: window.getNormalBounds(),
        maximized: window.isMaximized(),
        fullScreen: window.isFullScreen(),
      });
    window.on('close', remember);
    // Windows ends programs at log-off without closing their windows.
    window.on('session-end', remember);
    window.once('closed', () => {
      main = null;
    });
    return window;
  };

  function openOwn(path: string): boolean {
    const open = [...own].find(({ webContents }) => placeShown(webContents) === path);
    if (open) {
      bringToFront(open);
      return true;
    }
    if (own.size >= MOST_OWN_WINDOWS) return false;
    const window = add(path, {
      bounds: placeWindow(besideFocused(), workAreas()),
      isDark: nativeTheme.shouldUseDarkColors,
    });
    own.add(window);
    window.once('closed', () => own.delete(window));
    return true;
  }

  const show = (path: string | null) => {
    main ??= openMain();
    bringToFront(main);
    if (path !== null) arrivals.send(main.webContents, path);
  };

  const zoom = (direction: ZoomDirection) => {
    const factor = nextZoom(memory.read().zoom, direction);
    memory.remember({ zoom: factor });
    for (const { webContents } of all()) webContents.setZoomFactor(factor);
  };

  const focused = () => BrowserWindow.getFocusedWindow()?.webContents ?? null;

  return {
    show,
    zoom,
    focused,
    goTo: (path) => {
      const contents = focused();
      if (contents) arrivals.send(contents, path);
      else show(path);
    },
    ask: (what) => {
      main ??= openMain();
      bringToFront(main);
      arrivals.ask(focused() ?? main.webContents, what);
    },
    arrive: (client) => {
      see();
      return arrivals.arrive(client);
    },
    open: openOwn,
    focus: (client) => {
      const asking = all().find(({ webContents }) => clientOf(webContents) === client);
      if (asking) bringToFront(asking);
    },
    follow: (theme) => {
      if (theme === memory.read().theme) return;
      memory.remember({ theme });
      nativeTheme.themeSource = theme;
    },
  };
}

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

/** Requests to windows: paths and dialogs. */
interface Arrivals {
  /** Watches a page: one that loads no longer listens. */
  follow(contents: WebContents): void;
  /** See {@link Windows.arrive}. */
  arrive(client: string): Arrival;
  /** Sends a page to a place, at once or as soon as it listens. */
  send(contents: WebContents, path: string): void;
  /** Asks a page to show something, at once or as soon as it listens. */
  ask(contents: WebContents, what: Shown): void;
}

type Arrival = ReturnType<Windows['arrive']>;
const NOTHING: Arrival = { path: null, show: null };

/** A page gets events only once it listens; until then the last place and request wait for it. */
function createArrivals(send: WindowsOptions['send']): Arrivals {
  const listening = new Set<string>();
  const waiting = new Map<string, Arrival>();
  const wait = (client: string, arrival: Partial<Arrival>) =>
    waiting.set(client, { ...(waiting.get(client) ?? NOTHING), ...arrival });
  return {
    follow: (contents) => {
      const client = clientOf(contents);
      const stop = () => void listening.delete(client);
      contents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
        if (isMainFrame && !isSameDocument) stop();
      });
      contents.on('render-process-gone', stop);
      contents.once('destroyed', () => {
        stop();
        waiting.delete(client);
      });
    },
    arrive: (client) => {
      listening.add(client);
      const arrival = waiting.get(client) ?? NOTHING;
      waiting.delete(client);
      return arrival;
    },
    send: (contents, path) => {
      const client = clientOf(contents);
      if (listening.has(client)) send(contents, 'navigate', { path });
      else wait(client, { path });
    },
    ask: (contents, what) => {
      const client = clientOf(contents);
      if (listening.has(client)) send(contents, 'show', { what });
      else wait(client, { show: what });
    },
  };
}
