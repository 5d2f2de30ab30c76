import process from 'node:process';
import { BrowserWindow, nativeTheme, screen } from 'electron';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { idleWindows } from '#main/testing/idle-ports.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createFolder } from '../../testing/folder.ts';
import type { Leaving } from '../life/leaving.ts';
import { windows as made } from '../testing/electron.ts';
import { openWindowMemory, type RememberedWindows } from './window-memory.ts';
import { createWindows } from './windows.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

const FREE: Leaving = {
  mayEnd: () => Promise.resolve(true),
  stay: () => undefined,
  isFree: () => true,
  isEnding: () => false,
};

async function openProgram(
  remembered: Partial<RememberedWindows> = {},
  leaving = FREE,
  isHiddenFromCapture = false,
) {
  const logger = createTestLogger();
  const memory = openWindowMemory(await createFolder(), logger);
  memory.remember(remembered);
  const sent: unknown[][] = [];
  const joined: unknown[] = [];
  const onSeen = vi.fn();
  const windows = createWindows({
    preload: 'p',
    memory,
    logger,
    join: (contents) => void joined.push(contents),
    send: (contents, event, payload) => void sent.push([contents.id, event, payload]),
    onSeen,
    leaving,
    notify: idleWindows.notify,
    isHiddenFromCapture,
  });
  return { windows, memory, sent, joined, onSeen };
}

const windowAt = (at: number) => {
  const window = made[at];
  if (!window) throw new Error(`there is no window ${at}`);
  return window;
};
const drawn = (at: number) => {
  windowAt(at).emit('ready-to-show');
  return windowAt(at);
};
const BOUNDS = { x: 100, y: 50, width: 1300, height: 800 };

beforeEach(() => {
  for (const window of made.splice(0)) window.destroy();
  nativeTheme.removeAllListeners();
  Object.assign(nativeTheme, { themeSource: 'system' });
});

const onMac = () => {
  const { platform } = process;
  onTestFinished(() => void Object.defineProperty(process, 'platform', { value: platform }));
  Object.defineProperty(process, 'platform', { value: 'darwin' });
};

describe('closing a window', () => {
  it('asks first where it is the last and something would be lost, and closes if that is agreed to', async () => {
    const answers = [false, true];
    const mayEnd = vi.fn(() => Promise.resolve(answers.shift() ?? false));
    const leaving = { ...FREE, isFree: () => false, mayEnd };
    const { windows } = await openProgram({}, leaving);
    windows.show(null);
    windows.open('/users');
    windowAt(1).close();
    expect(mayEnd).not.toHaveBeenCalled();
    windowAt(0).close();
    await expect.poll(() => answers).toHaveLength(1);
    expect(windowAt(0).isDestroyed()).toBe(false);
    leaving.isFree = () => answers.length === 0;
    windowAt(0).close();
    await expect.poll(() => windowAt(0).isDestroyed()).toBe(true);
  });

  it('hides the main one on macOS, so that its page counts and notifies on', async () => {
    onMac();
    const { windows } = await openProgram();
    windows.show(null);
    windows.open('/users');
    windowAt(1).close();
    drawn(0).close();
    expect([windowAt(0).isDestroyed(), windowAt(1).isDestroyed()]).toEqual([false, true]);
    expect(windowAt(0).done.at(-1)).toBe('hide');
    windows.show(null);
    expect(made).toHaveLength(2);
    expect(windowAt(0).done.slice(-2)).toEqual(['show', 'focus']);
  });

  it('in full screen on macOS leaves that first', async () => {
    onMac();
    const { windows } = await openProgram({ fullScreen: true });
    windows.show(null);
    drawn(0).close();
    expect(windowAt(0).done.at(-1)).toBe('full screen');
    windowAt(0).emit('leave-full-screen');
    expect(windowAt(0).done.at(-1)).toBe('hide');
  });

  it('closes all of them on macOS while the program ends', async () => {
    onMac();
    const { windows } = await openProgram({}, { ...FREE, isEnding: () => true });
    windows.show(null);
    windowAt(0).close();
    expect(windowAt(0).isDestroyed()).toBe(true);
  });
});

describe('the main window', () => {
  it('is opened once, joined to the desk, and shown again when asked', async () => {
    const { windows, joined } = await openProgram();
    windows.show(null);
    windows.show(null);
    expect(made).toHaveLength(1);
    expect(joined).toEqual([windowAt(0).webContents]);
    expect(windowAt(0).done, 'nothing is shown before it is drawn').toEqual([
      'load app://corridor/',
    ]);
    drawn(0);
    windows.show(null);
    expect(windowAt(0).done.slice(-2)).toEqual(['show', 'focus']);
  });

  it('is reported once, when it has been shown or its page has started', async () => {
    const { windows, onSeen } = await openProgram();
    windows.show(null);
    expect(onSeen).not.toHaveBeenCalled();
    drawn(0);
    expect(onSeen).toHaveBeenCalledOnce();
    windows.arrive('a page');
    expect(onSeen).toHaveBeenCalledOnce();
    const early = await openProgram();
    early.windows.arrive('a page');
    expect(early.onSeen).toHaveBeenCalledOnce();
  });

  it('comes to the front once it is shown, even without an event that it is drawn', async () => {
    const { windows } = await openProgram();
    windows.show(null);
    windowAt(0).webContents.emit('did-finish-load');
    windows.show(null);
    expect(windowAt(0).done.at(-1)).toBe('focus');
  });

  it('has the place and state it had when it was closed', async () => {
    const { windows, memory } = await openProgram({ bounds: BOUNDS, maximized: true });
    windows.show(null);
    expect(windowAt(0).options).toMatchObject(BOUNDS);
    expect(drawn(0).done).toContain('maximize');
    windowAt(0).unmaximize();
    windowAt(0).setBounds({ x: 10, y: 20 });
    windowAt(0).close();
    windows.show(null);
    expect(windowAt(1).options).toMatchObject(windowAt(0).getNormalBounds());
    expect(memory.read()).toMatchObject({
      bounds: windowAt(0).getNormalBounds(),
      maximized: false,
    });
  });

  it('comes to a screen that is there', async () => {
    const { windows } = await openProgram({ bounds: { ...BOUNDS, x: 5000 } });
    windows.show(null);
    const { x } = windowAt(0).options;
    expect(x).toBeLessThan(screen.getPrimaryDisplay().workArea.width);
  });

  it('is remembered when Windows ends the session without closing it', async () => {
    const { windows, memory } = await openProgram();
    windows.show(null);
    windowAt(0).emit('session-end');
    expect(memory.read().bounds).toEqual(windowAt(0).getNormalBounds());
  });
});

describe('a path that a link or a menu opens', () => {
  it('waits until the page listens, and only the last one does', async () => {
    const { windows, sent } = await openProgram();
    windows.show({ path: '/users/1' });
    windows.show({ path: '/transactions/2', side: 'real' });
    expect(sent).toEqual([]);
    expect(windows.arrive('window-1')).toEqual({
      place: { path: '/transactions/2', side: 'real' },
      show: null,
    });
    expect(windows.arrive('window-1')).toEqual({ place: null, show: null });
    windows.show({ path: '/transactions/3' });
    expect(sent).toEqual([[1, 'navigate', { path: '/transactions/3' }]]);
  });

  it.each<[string, (window: ReturnType<typeof windowAt>) => void]>([
    [
      'is reloaded',
      ({ webContents }) =>
        void webContents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false }),
    ],
    ['has crashed', ({ webContents }) => void webContents.emit('render-process-gone', {}, {})],
  ])('waits again for a page that %s', async (_what, happen) => {
    const { windows, sent } = await openProgram();
    windows.show(null);
    windows.arrive('window-1');
    windowAt(0).webContents.emit('did-start-navigation', {
      isMainFrame: true,
      isSameDocument: true,
    });
    windows.goTo('/about');
    expect(sent).toHaveLength(1);
    happen(windowAt(0));
    windows.goTo('/users');
    expect(sent).toHaveLength(1);
    expect(windows.arrive('window-1')).toEqual({ place: { path: '/users' }, show: null });
  });

  it('is shown by the window that has the focus', async () => {
    const { windows, sent } = await openProgram();
    windows.show(null);
    windows.open('/transactions/7');
    windows.arrive('window-2');
    windowAt(1).focus();
    windows.goTo('/about');
    windows.ask('support-bundle');
    expect(sent).toEqual([
      [2, 'navigate', { path: '/about' }],
      [2, 'show', { what: 'support-bundle' }],
    ]);
  });

  it('opens the main window when none is open', async () => {
    const { windows } = await openProgram();
    windows.goTo('/users');
    expect(windows.arrive('window-1')).toEqual({ place: { path: '/users' }, show: null });
    windowAt(0).close();
    windows.ask('self-check');
    windows.goTo('/about');
    expect(windows.arrive('window-2')).toEqual({ place: { path: '/about' }, show: 'self-check' });
  });
});

describe('a separate window', () => {
  it('opens on its place, with the same guards, and only once for each place', async () => {
    const { windows, joined } = await openProgram();
    windows.show(null);
    expect(windows.open('/transactions/7')).toBe(true);
    expect(windowAt(1).done).toEqual(['load app://corridor/#/transactions/7']);
    expect(windowAt(1).options.webPreferences).toEqual(windowAt(0).options.webPreferences);
    expect(joined).toHaveLength(2);
    drawn(1);
    expect(windows.open('/transactions/7')).toBe(true);
    expect(made).toHaveLength(2);
    expect(windowAt(1).done.at(-1)).toBe('focus');
    windowAt(1).close();
    windows.open('/transactions/7');
    expect(made).toHaveLength(3);
  });

  it('does not take the place of the main window, nor its memory', async () => {
    const { windows, memory } = await openProgram({ bounds: BOUNDS });
    windows.show(null);
    windows.open('/transactions/7');
    windowAt(1).close();
    expect(memory.read().bounds).toEqual(BOUNDS);
  });

  it('is refused when there are too many', async () => {
    const { windows } = await openProgram();
    const answers = Array.from({ length: 17 }, (_, id) => windows.open(`/transactions/${id}`));
    expect(answers.filter(Boolean)).toHaveLength(16);
    windowAt(3).close();
    expect(windows.open('/transactions/99')).toBe(true);
  });

  it('comes to the front when its page asks', async () => {
    const { windows } = await openProgram();
    windows.show(null);
    windows.open('/transactions/7');
    drawn(0);
    drawn(1);
    windows.focus('window-2');
    expect(BrowserWindow.getFocusedWindow()).toBe(windowAt(1));
    windows.focus('window-1');
    expect(BrowserWindow.getFocusedWindow()).toBe(windowAt(0));
    windows.focus('window-9');
    expect(BrowserWindow.getFocusedWindow()).toBe(windowAt(0));
  });
});

describe('zoom and theme', () => {
  it('the zoom is that of all windows, and remembered', async () => {
    const { windows, memory } = await openProgram({ zoom: 1.25 });
    windows.show(null);
    windows.open('/about');
    windowAt(0).webContents.emit('dom-ready');
    expect(windowAt(0).webContents.zoomFactor).toBe(1.25);
    windows.zoom('in');
    windowAt(1).webContents.emit('zoom-changed', {}, 'in');
    expect(made.map(({ webContents }) => webContents.zoomFactor)).toEqual([1.75, 1.75]);
    expect(memory.read().zoom).toBe(1.75);
  });

  it('the theme is that of the system parts, and remembered for the next start', async () => {
    const { windows, memory } = await openProgram();
    windows.follow('dark');
    expect(nativeTheme.themeSource).toBe('dark');
    expect(memory.read().theme).toBe('dark');
    windows.show(null);
    nativeTheme.emit('updated');
    expect(windowAt(0).done.at(-1)).toBe(`background ${windowAt(0).options.backgroundColor}`);
    await openProgram({ theme: 'light' });
    expect(nativeTheme.themeSource).toBe('light');
  });
});

it.each([true, false])(
  'windows are left out of screen shares where an administrator wants that: %s',
  async (isHidden) => {
    const { windows } = await openProgram({}, FREE, isHidden);
    windows.show(null);
    windows.open('/transactions/1');
    const hidden = made.filter(({ done }) => done.includes('left out of captures'));
    expect(hidden).toHaveLength(isHidden ? made.length : 0);
  },
);
