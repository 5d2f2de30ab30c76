import process from 'node:process';
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
  record.dockBadges.length = 0;
  windows.length = 0;
});

describe('the tray', () => {
  it('shows the state of Corridor, opens it and quits it', () => {
    const actions = { open: vi.fn(), quit: vi.fn() };
    const { show } = createTray(actions);
    const { tray } = record;
    expect(tray?.toolTip).toBe('Corridor: Signed out');
    expect(tray?.image).toMatch(/tray-signed-out\.png$/u);
    show('live', false);
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
    for (const status of ['reconnecting', 'offline'] as const) show(status, false);
    expect(tray?.toolTip).toBe('Corridor: No live updates');
  });

  it('says that it is practice, in its picture, its text and its menu', () => {
    const { show } = createTray({ open: vi.fn(), quit: vi.fn() });
    const { tray } = record;
    show('live', true);
    expect(tray?.toolTip).toBe('Corridor (practice): Live');
    expect(tray?.image).toMatch(/tray-practice-live\.png$/u);
    expect(tray?.menu?.items[0]?.label).toBe('Practice: Live');
    show('live', false);
    expect(tray?.toolTip).toBe('Corridor: Live');
    expect(tray?.image).toMatch(/tray-live\.png$/u);
  });

  it('on macOS, where its picture has no colour of ours, has the word beside it', () => {
    vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin');
    try {
      const { show } = createTray({ open: vi.fn(), quit: vi.fn() });
      show('live', true);
      expect(record.tray?.title).toBe('Practice');
      show('live', false);
      expect(record.tray?.title).toBe('');
    } finally {
      vi.restoreAllMocks();
    }
  });
});

describe('the badge', () => {
  it('is the number on the icon, set once for each change', () => {
    const badge = createBadge('darwin');
    for (const count of [3, 3, 0]) badge.show(count, false);
    expect(record.badges).toEqual([3, 0]);
  });

  it('on Windows is a picture on every window, with words for those who cannot see it', () => {
    const badge = createBadge('win32');
    const early = new BrowserWindow({}) as unknown as (typeof windows)[number];
    badge.show(2, false);
    const late = new BrowserWindow({}) as unknown as (typeof windows)[number];
    late.show();
    badge.show(0, false);
    for (const { overlays } of [early, late]) {
      expect(overlays.slice(-2)).toEqual([
        [expect.stringMatching(/count-2\.png$/u), '2 requests are pending'],
        [null, ''],
      ]);
    }
    expect(record.badges).toEqual([]);
    badge.show(10, false);
    expect(late.overlays.at(-1)).toEqual([
      expect.stringMatching(/count-more\.png$/u),
      '10 requests are pending',
    ]);
  });

  it('in practice is the mark of practice, in place of any number', () => {
    const windowsBadge = createBadge('win32');
    const window = new BrowserWindow({}) as unknown as (typeof windows)[number];
    for (const count of [0, 4]) windowsBadge.show(count, true);
    expect(window.overlays).toEqual([[expect.stringMatching(/practice\.png$/u), 'Practice']]);
    windowsBadge.show(0, false);
    expect(window.overlays.at(-1)).toEqual([null, '']);

    const dock = createBadge('darwin');
    for (const count of [0, 4]) dock.show(count, true);
    expect([record.dockBadges, record.badges]).toEqual([['P'], []]);
    dock.show(0, false);
    expect(record.badges).toEqual([0]);

    const other = createBadge('linux');
    other.show(3, false);
    other.show(3, true);
    expect(record.badges.slice(-2)).toEqual([3, 0]);
  });

  it('on Windows is put there again whenever a window is shown', () => {
    const badge = createBadge('win32');
    const window = new BrowserWindow({}) as unknown as (typeof windows)[number];
    badge.show(2, false);
    const before = window.overlays.length;
    window.show();
    expect(window.overlays.slice(before)).toEqual([[expect.anything(), '2 requests are pending']]);
  });

  it('on macOS asks the person whether Corridor may notify, which numbers depend on', () => {
    const asked = vi.spyOn(Notification, 'isSupported');
    createBadge('linux').show(1, false);
    expect(asked).not.toHaveBeenCalled();
    createBadge('darwin').show(1, false);
    expect(asked).toHaveBeenCalledOnce();
  });
});
