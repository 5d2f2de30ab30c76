import { app, BrowserWindow, Notification } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { windows } from '../testing/electron.ts';
import { record } from '../testing/record.ts';
import type { Representation } from '../testing/system.ts';
import { createBadge } from './badge.ts';
import { smallImage } from './images.ts';
import { mark, numbered, silhouette } from './pixels.ts';
import { createTray } from './tray.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

/** The side of the square of the shapes. */
const SIZE = 32;
const pixelAt = (pixels: Uint8Array, x: number, y: number) => [
  ...pixels.slice((y * SIZE + x) * 4, (y * SIZE + x) * 4 + 4),
];
const [WHITE, TEAL, NOTHING] = [
  [255, 255, 255, 255],
  [126, 126, 10, 255],
  [0, 0, 0, 0],
];

beforeEach(() => {
  app.removeAllListeners();
  record.badges.length = 0;
  windows.length = 0;
});

describe('a picture', () => {
  it('of the mark is a rounded teal square with white arrows', () => {
    const drawn = mark()(SIZE);
    expect(drawn).toHaveLength(SIZE * SIZE * 4);
    expect(pixelAt(drawn, 0, 0)).toEqual(NOTHING);
    expect(pixelAt(drawn, 16, 2)).toEqual(TEAL);
    expect(pixelAt(drawn, 10, 13)).toEqual(WHITE);
  });

  it('of a status has a dot of its colour in the corner', () => {
    expect(pixelAt(mark([16, 137, 62])(SIZE), 25, 25)).toEqual([62, 137, 16, 255]);
  });

  it('for macOS is a black silhouette', () => {
    const drawn = silhouette(SIZE);
    expect(pixelAt(drawn, 16, 2)).toEqual(NOTHING);
    expect(pixelAt(drawn, 10, 13)).toEqual([0, 0, 0, 255]);
  });

  it('of a number differs for each number up to 9, and is the same for larger ones', () => {
    const texts = Array.from({ length: 11 }, (_, count) =>
      Buffer.from(numbered(count)(SIZE)).toString('base64'),
    );
    expect(new Set(texts).size).toBe(11);
    expect(numbered(99)(SIZE)).toEqual(numbered(10)(SIZE));
  });

  it('never has more colour than it covers, as premultiplied pixels must', () => {
    for (const pixels of [mark([1, 2, 3])(SIZE), silhouette(16), numbered(7)(20)]) {
      for (let at = 0; at < pixels.length; at += 4) {
        const [blue = 0, green = 0, red = 0, alpha = 0] = pixels.slice(at, at + 4);
        expect(Math.max(blue, green, red)).toBeLessThanOrEqual(alpha);
      }
    }
  });
});

describe('an image', () => {
  it('has a picture for screens of every density, each drawn for it', () => {
    const { representations } = smallImage(mark()) as unknown as {
      readonly representations: readonly Representation[];
    };
    expect(
      representations.map(({ scaleFactor, width, height }) => [scaleFactor, width, height]),
    ).toEqual([
      [1, 16, 16],
      [1.25, 20, 20],
      [1.5, 24, 24],
      [2, 32, 32],
      [3, 48, 48],
    ]);
    for (const { width, buffer } of representations) {
      expect(buffer).toEqual(Buffer.from(mark()(width)));
      expect(buffer).toHaveLength(width * width * 4);
    }
  });
});

describe('the tray', () => {
  it('shows the state of Corridor, opens it and quits it', () => {
    const actions = { open: vi.fn(), quit: vi.fn() };
    const { show } = createTray(actions);
    const { tray } = record;
    expect(tray?.toolTip).toBe('Corridor: Signed out');
    const signedOut = tray?.image;
    show('live');
    expect(tray?.toolTip).toBe('Corridor: Live');
    expect(tray?.image).not.toEqual(signedOut);
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
        [expect.anything(), '2 requests are pending'],
        [null, ''],
      ]);
    }
    expect(record.badges).toEqual([]);
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
