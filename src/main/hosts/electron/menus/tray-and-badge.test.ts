import { app, BrowserWindow, Notification } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { windows } from '../testing/electron.ts';
import { record } from '../testing/record.ts';
import { createBadge } from './badge.ts';
import { createTray } from './tray.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

beforeEach(() => {
  app.removeAllListeners();
  record.badges.length = 0;
  windows.length = 0;
});

describe('the tray', () => {
  it('shows the state of Corridor, opens it and quits it', () => {
    const actions = { open: vi.fn(), quit: vi.fn() };
    const { show } = createTray(actions);
    const { tray } = record;
    expect(tray?.toolTip).toBe('Corridor: Signed out');
    expect(tray?.image).toMatch(/tray-signed-out\.png$/u);
    show('live');
    expect(tray?.toolTip).toBe('Corridor: Live');
    expect(tray?.image).toMatch(/tray-live\.png$/u);
    expect(tray?.menu?.items.map(({ label }) => label)).toEqual([
      'Live',
      '',
      'Open Corridor',
      'Quit',
    ]);
    tray?.menu?.items[2]?.click();
    tray?.menu?.items[3]?.click();
    tray?.click();
    expect(actions.open).toHaveBeenCalledTimes(2);
    expect(actions.quit).toHaveBeenCalledOnce();
    for (const status of ['reconnecting', 'offline'] as const) show(status);
    expect(tray?.toolTip).toBe('Corridor: No live updates');
  });
});

describe('the badge', () => {
  it('is the number on the icon, set once for each change', () => {
    const badge = createBadge('darwin');
    for (const count of [3, 3, 0]) badge.show(count);
    expect(record.badges).toEqual([3, 0]);
  });

  it('on Windows is a picture on every window, with words for those who cannot see it', () => {
    const badge = createBadge('win32');
    const early = new BrowserWindow({}) as unknown as (typeof windows)[number];
    badge.show(2);
    const late = new BrowserWindow({}) as unknown as (typeof windows)[number];
    late.show();
    badge.show(0);
    for (const { overlays } of [early, late]) {
      expect(overlays.slice(-2)).toEqual([
        [expect.stringMatching(/count-2\.png$/u), '2 requests are pending'],
        [null, ''],
      ]);
    }
    expect(record.badges).toEqual([]);
    badge.show(10);
    expect(late.overlays.at(-1)).toEqual([
      expect.stringMatching(/count-more\.png$/u),
      '10 requests are pending',
    ]);
  });

  it('on Windows is put there again whenever a window is shown', () => {
    const badge = createBadge('win32');
    const window = new BrowserWindow({}) as unknown as (typeof windows)[number];
    badge.show(2);
    const before = window.overlays.length;
    window.show();
    expect(window.overlays.slice(before)).toEqual([[expect.anything(), '2 requests are pending']]);
  });

  it('on macOS asks the person whether Corridor may notify, which numbers depend on', () => {
    const asked = vi.spyOn(Notification, 'isSupported');
    createBadge('linux').show(1);
    expect(asked).not.toHaveBeenCalled();
    createBadge('darwin').show(1);
    expect(asked).toHaveBeenCalledOnce();
  });
});
