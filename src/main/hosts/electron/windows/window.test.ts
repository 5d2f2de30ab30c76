import { app } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { windows } from '../testing/electron.ts';
import { focusWindow, openWindow, type WindowLook, windowOptions } from './window.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

const LOOK: WindowLook = { bounds: { x: 1, y: 2, width: 1300, height: 800 }, isDark: false };

const open = (look: Partial<WindowLook> = {}, path: string | null = null) => {
  const shown = vi.fn();
  const window = openWindow('p', path, { ...LOOK, ...look }, shown);
  const made = windows.at(-1);
  if (!made) throw new Error('no window was made');
  return { window, made, shown };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(app, { isPackaged: false });
});

describe('the window', () => {
  it('isolates and sandboxes its page and gives it nothing of Node', () => {
    expect(windowOptions('/out/preload/preload.cjs', LOOK).webPreferences).toEqual({
      preload: '/out/preload/preload.cjs',
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
    });
  });

  it('has no developer tools in an installed program', () => {
    Object.assign(app, { isPackaged: true });
    expect(windowOptions('p', LOOK).webPreferences?.devTools).toBe(false);
  });

  it('is at least 1024 by 640 and has the colour of the theme behind the page', () => {
    const light = windowOptions('p', LOOK);
    const dark = windowOptions('p', { ...LOOK, isDark: true });
    expect(light).toMatchObject({ ...LOOK.bounds, minWidth: 1024, minHeight: 640, show: false });
    expect(light.backgroundColor).not.toBe(dark.backgroundColor);
  });

  it('loads the page of the program and shows itself when that is drawn', () => {
    const { made } = open();
    expect(made.done).toEqual(['load app://corridor/']);
    made.emit('ready-to-show');
    expect(made.done).toEqual(['load app://corridor/', 'show']);
  });

  it.each<[string, (made: (typeof windows)[number]) => void]>([
    ['is drawn', (made) => void made.emit('ready-to-show')],
    ['is loaded', ({ webContents }) => void webContents.emit('did-finish-load')],
    ['has said nothing for 3 s', () => void vi.advanceTimersByTime(3000)],
  ])('shows itself once when the page %s, and not again', (_what, happen) => {
    const { made, shown } = open();
    vi.advanceTimersByTime(2999);
    expect(made.done).not.toContain('show');
    expect(shown).not.toHaveBeenCalled();
    happen(made);
    expect(made.done.slice(1)).toEqual(['show']);
    made.emit('ready-to-show');
    made.webContents.emit('did-finish-load');
    vi.advanceTimersByTime(10_000);
    expect(made.done.slice(1)).toEqual(['show']);
    expect(shown).toHaveBeenCalledOnce();
  });

  it('is not shown when it has been closed before', () => {
    const { made } = open();
    made.close();
    vi.advanceTimersByTime(10_000);
    expect(made.done).not.toContain('show');
  });

  it('opens on a place of the page', () => {
    expect(open({}, '/transactions/7').made.done).toEqual(['load app://corridor/#/transactions/7']);
  });

  it.each<[Partial<WindowLook>, string]>([
    [{ maximized: true }, 'maximize'],
    [{ fullScreen: true }, 'full screen'],
  ])('with %o is so only when it is shown', (look, step) => {
    const { made } = open(look);
    expect(made.done).not.toContain(step);
    made.emit('ready-to-show');
    expect(made.done.slice(1)).toEqual([step, 'show']);
  });

  it('comes to the front when it is asked for again', () => {
    const { window, made } = open();
    made.minimize();
    focusWindow(window);
    expect(made.done.slice(2)).toEqual(['restore', 'show', 'focus']);
  });
});
