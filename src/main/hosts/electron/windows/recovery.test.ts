import { app, BrowserWindow } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { windows } from '../testing/electron.ts';
import { record } from '../testing/record.ts';
import { logLostProcesses, recoverWindow } from './recovery.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

const FIRST_BUTTON = 0;
const SECOND_BUTTON = 1;

function openWindow() {
  const logger = createTestLogger();
  recoverWindow(new BrowserWindow({}), logger);
  const window = windows.at(-1);
  if (!window) throw new Error('no window was made');
  const crash = (reason = 'crashed') => {
    window.webContents.emit('render-process-gone', {}, { reason, exitCode: 1 });
    vi.advanceTimersByTime(0);
  };
  return { window, page: window.webContents, crash, logger };
}

beforeEach(() => {
  vi.useFakeTimers();
  record.messageBoxes.length = 0;
  record.answers = [FIRST_BUTTON, FIRST_BUTTON];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a page that crashes', () => {
  it('is loaded again on the address it was at', () => {
    const { page, crash, logger } = openWindow();
    crash('oom');
    expect(page.done).toEqual(['reload']);
    expect(record.messageBoxes).toEqual([]);
    expect(logger.events()).toEqual(['page.gone']);
  });

  it('is left alone when it ended in order, or its window is gone', () => {
    const { window, page, crash } = openWindow();
    crash('clean-exit');
    window.destroy();
    crash();
    expect(page.done).toEqual([]);
  });

  it('four times in a minute is reloaded only on request', async () => {
    const { page, crash } = openWindow();
    for (let times = 0; times < 4; times += 1) crash();
    expect(page.done).toEqual(['reload', 'reload', 'reload']);
    expect(record.messageBoxes).toMatchObject([{ buttons: ['Reload', 'Close Window'] }]);
    await vi.runAllTimersAsync();
    expect(page.done).toHaveLength(4);
    crash();
    expect(page.done).toHaveLength(5);
    expect(record.messageBoxes).toHaveLength(1);
  });

  it('is closed when the user chooses that', async () => {
    record.answers = [SECOND_BUTTON];
    const { window, page, crash } = openWindow();
    for (let times = 0; times < 4; times += 1) crash();
    await vi.runAllTimersAsync();
    expect(window.isDestroyed()).toBe(true);
    expect(page.done).toHaveLength(3);
  });

  it('once in a while is always loaded again', () => {
    const { page, crash } = openWindow();
    for (let times = 0; times < 10; times += 1) {
      crash();
      vi.advanceTimersByTime(30_000);
    }
    expect(page.done).toHaveLength(10);
    expect(record.messageBoxes).toEqual([]);
  });
});

describe('a page that hangs', () => {
  it('gets ten seconds before the user is asked', () => {
    const { window } = openWindow();
    window.emit('unresponsive');
    window.emit('unresponsive');
    vi.advanceTimersByTime(9999);
    expect(record.messageBoxes).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(record.messageBoxes).toMatchObject([{ buttons: ['Wait', 'Reload'] }]);
  });

  it.each(['responsive', 'closed'])('and is %s before that asks nothing', (event) => {
    const { window } = openWindow();
    window.emit('unresponsive');
    window.emit(event);
    vi.advanceTimersByTime(60_000);
    expect(record.messageBoxes).toEqual([]);
  });

  it('closes the question when it responds again', () => {
    const { window, page } = openWindow();
    record.answers = [SECOND_BUTTON];
    window.emit('unresponsive');
    vi.advanceTimersByTime(10_000);
    window.emit('responsive');
    expect(record.messageBoxes[0]?.signal?.aborted).toBe(true);
    expect(page.done).toEqual([]);
  });

  it('is asked about again after waiting', async () => {
    const { window } = openWindow();
    window.emit('unresponsive');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(record.messageBoxes).toHaveLength(2);
  });

  it('is ended and reloaded when the user says so', async () => {
    record.answers = [SECOND_BUTTON];
    const { window, page } = openWindow();
    window.emit('unresponsive');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.done).toEqual(['crash', 'reload']);
    expect(record.messageBoxes).toHaveLength(1);
  });
});

describe('another process of Chromium', () => {
  it('that ends by accident is logged', () => {
    const logger = createTestLogger();
    logLostProcesses(logger);
    app.emit('child-process-gone', {}, { type: 'GPU', reason: 'clean-exit', exitCode: 0 });
    expect(logger.events()).toEqual([]);
    app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 5 });
    expect(logger.events()).toEqual(['process.gone']);
  });
});
