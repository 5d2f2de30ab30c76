import { describe, expect, it, vi } from 'vitest';
import { refused } from '#contract/wire/problem.ts';
import { deskWith } from '../testing/desk.ts';
import { idleWindows } from '../testing/idle-ports.ts';
import { systemTheme } from './window-calls.ts';

function deskWithWindows(open = true) {
  const windows = {
    ...idleWindows,
    arrive: vi.fn(() => ({ place: { path: '/users/7' }, show: null })),
    open: vi.fn(() => open),
    focus: vi.fn(),
    notify: vi.fn(() => Promise.resolve('shown' as const)),
    follow: vi.fn(),
  };
  const badge = { show: vi.fn() };
  return { windows, badge, ...deskWith({ windows, badge }) };
}

describe('a window', () => {
  it('opens on places of the console only', async () => {
    const { desk, windows, logger } = deskWithWindows();
    const opened = await desk.call('window.open', { path: '/transactions/7?tab=parties' }, 'w');
    expect(opened.ok).toBe(true);
    expect(windows.open).toHaveBeenCalledExactlyOnceWith('/transactions/7?tab=parties');
    for (const path of ['https://corridor.example', '/login', '/nowhere', '/transactions/1#x']) {
      const outcome = await desk.call('window.open', { path }, 'w');
      expect(outcome).toEqual(refused('Corridor opens only its own screens in a window.'));
    }
    expect(windows.open).toHaveBeenCalledOnce();
    expect(logger.events()).toEqual(Array.from({ length: 4 }, () => 'bridge.refused'));
  });

  it('that cannot be opened says what to do', async () => {
    const { desk } = deskWithWindows(false);
    const outcome = await desk.call('window.open', { path: '/transactions/7' }, 'w');
    expect(outcome).toEqual(refused('Too many windows are open. Close one, then try again.'));
  });

  it('gets its place and comes to the front, each by itself', async () => {
    const { desk, windows } = deskWithWindows();
    expect(await desk.call('window.arrive', undefined, 'w2')).toEqual({
      ok: true,
      value: { place: { path: '/users/7' }, show: null },
    });
    expect(windows.arrive).toHaveBeenCalledExactlyOnceWith('w2');
    await desk.call('window.focus', undefined, 'w3');
    expect(windows.focus).toHaveBeenCalledExactlyOnceWith('w3');
  });

  it('raises notifications of places of the console only, with their link', async () => {
    const { desk, windows } = deskWithWindows();
    const words = { topic: 'late.disputes', title: 'Disputes to decide', text: '1 became late.' };
    const raised = await desk.call('window.notify', { ...words, path: '/users/7' }, 'w');
    expect(raised).toEqual({ ok: true, value: 'shown' });
    expect(windows.notify).toHaveBeenCalledExactlyOnceWith({
      ...words,
      link: 'corridor://users/7',
    });
    for (const path of ['https://corridor.example', '/login', '/users/7/ban']) {
      const outcome = await desk.call('window.notify', { ...words, path }, 'w');
      expect(outcome).toEqual(refused('A notification opens only screens of Corridor.'));
    }
    expect(windows.notify).toHaveBeenCalledOnce();
  });

  it('puts its number on the icon, with the side it is of', async () => {
    const { desk, badge } = deskWithWindows();
    await desk.call('window.badge', { count: 4 }, 'w');
    expect(badge.show).toHaveBeenCalledExactlyOnceWith(4, false);
  });
});

describe('the theme', () => {
  it('that is chosen applies to the system parts', async () => {
    const { desk, windows } = deskWithWindows();
    await desk.call('preferences.write', { key: 'density', value: 'dark' }, 'w');
    expect(windows.follow).not.toHaveBeenCalled();
    await desk.call('preferences.write', { key: 'theme', value: 'high-contrast' }, 'w');
    expect(windows.follow).toHaveBeenCalledExactlyOnceWith('dark');
  });

  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['high-contrast', 'dark'],
    ['system', 'system'],
    [undefined, 'system'],
    [7, 'system'],
  ])('%s is %s to the system', (choice, theme) => {
    expect(systemTheme(choice)).toBe(theme);
  });
});
