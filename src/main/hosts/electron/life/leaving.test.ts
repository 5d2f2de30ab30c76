import process from 'node:process';
import { app, BrowserWindow } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeDesk } from '../../testing/fake-desk.ts';
import { windows } from '../testing/electron.ts';
import { record } from '../testing/record.ts';
import { askBeforeEnd } from './leaving.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

const TYPED = 'What you typed will be lost: Transfer.';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const before = SIGNALS.map((signal) => process.listeners(signal));

beforeEach(() => {
  app.removeAllListeners();
  for (const window of windows.splice(0)) window.destroy();
  record.messageBoxes.splice(0);
  record.answers.splice(0);
  vi.spyOn(app, 'quit').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  SIGNALS.forEach((signal, at) => {
    process.removeAllListeners(signal);
    for (const listener of before[at] ?? []) process.on(signal, listener);
  });
});

/** A program with a window, in which this is unfinished. */
async function running(unfinished: readonly string[], isShuttingDown = false) {
  const desk = Promise.resolve({ ...createFakeDesk(), unfinished: () => unfinished });
  const leaving = askBeforeEnd(desk, () => isShuttingDown);
  await desk;
  void new BrowserWindow({});
  return leaving;
}

/** Somebody quits. @returns whether the program goes on for now */
function quit(): boolean {
  const event = { preventDefault: vi.fn() };
  app.emit('before-quit', event);
  return event.preventDefault.mock.calls.length > 0;
}

describe('Quit', () => {
  it('asks where something would be lost, says what, and goes on with work unless it is agreed to', async () => {
    record.answers.push(1);
    const leaving = await running([TYPED, '1 download will be cancelled.']);
    expect(quit()).toBe(true);
    await expect.poll(() => record.answers).toEqual([]);
    expect(record.messageBoxes).toMatchObject([
      {
        message: 'Quit Corridor?',
        detail: `${TYPED}\n1 download will be cancelled.`,
        buttons: ['Quit', 'Keep working'],
      },
    ]);
    expect(leaving.isEnding()).toBe(false);
    expect(app.quit).not.toHaveBeenCalled();
  });

  it('ends the program without a second question once it is agreed to', async () => {
    record.answers.push(0);
    const leaving = await running([TYPED]);
    quit();
    expect(quit(), 'asked once at a time').toBe(true);
    await expect.poll(() => vi.mocked(app.quit).mock.calls.length).toBeGreaterThan(0);
    expect(leaving.isEnding()).toBe(true);
    expect(quit()).toBe(false);
    expect(record.messageBoxes).toHaveLength(1);
  });

  it.each([
    ['nothing is unfinished', [], false],
    ['the system shuts down', [TYPED], true],
  ])('asks nothing where %s', async (_what, unfinished, isShuttingDown) => {
    await running(unfinished, isShuttingDown);
    expect(quit()).toBe(false);
    expect(record.messageBoxes).toEqual([]);
  });

  it('asks nothing where a signal ends the program', async () => {
    const leaving = await running([TYPED]);
    process.emit('SIGTERM', 'SIGTERM');
    expect(leaving.isEnding()).toBe(true);
    expect(quit()).toBe(false);
  });
});
