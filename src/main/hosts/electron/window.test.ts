import { describe, expect, it, vi } from 'vitest';
import { recorded } from './testing/electron.ts';
import { focusWindow, openWindow, windowOptions } from './window.ts';

vi.mock('electron', () => import('./testing/electron.ts'));

describe('the window', () => {
  it('isolates and sandboxes its page and gives it nothing of Node', () => {
    expect(windowOptions('/out/preload/preload.cjs', false).webPreferences).toEqual({
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
      spellcheck: false,
    });
  });

  it('is at least 1024 by 640 and has the colour of the theme behind the page', () => {
    const [light, dark] = [windowOptions('p', false), windowOptions('p', true)];
    expect(light).toMatchObject({ minWidth: 1024, minHeight: 640, show: false });
    expect(light.backgroundColor).not.toBe(dark.backgroundColor);
  });

  it('loads the page of the program and shows itself when that is drawn', () => {
    openWindow('p');
    const window = recorded.windows.at(-1);
    expect(window?.done).toEqual(['load app://corridor/']);
    window?.emit('ready-to-show');
    expect(window?.done).toEqual(['load app://corridor/', 'show']);
  });

  it('comes to the front when it is asked for again', () => {
    const window = openWindow('p');
    focusWindow(window);
    expect(recorded.windows.at(-1)?.done.slice(1)).toEqual(['restore', 'show', 'focus']);
  });
});
