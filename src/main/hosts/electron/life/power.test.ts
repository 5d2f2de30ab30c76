import { app, powerMonitor } from 'electron';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFakeDesk } from '../../testing/fake-desk.ts';
import { record } from '../testing/record.ts';
import { followMachine, followShutdown, stopBeforeQuit } from './power.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

function quitOn(platform: NodeJS.Platform, before: () => void = () => undefined) {
  const stop = vi.fn(() => Promise.resolve());
  stopBeforeQuit(
    Promise.resolve({ ...createFakeDesk(), stop }),
    () => undefined,
    followShutdown(platform),
  );
  before();
  const event = { preventDefault: vi.fn() };
  app.emit('will-quit', event);
  return { event, stop };
}
const shutDown = () => void powerMonitor.emit('shutdown');

beforeEach(() => {
  app.removeAllListeners();
  powerMonitor.removeAllListeners();
  vi.mocked(app.exit).mockClear();
});

describe('the end of the program', () => {
  it('waits until the desk has stopped', async () => {
    const { event, stop } = quitOn('darwin');
    expect(event.preventDefault).toHaveBeenCalledOnce();
    await expect.poll(() => vi.mocked(app.exit).mock.calls).toEqual([[0]]);
    expect(stop).toHaveBeenCalledOnce();
  });

  it('is not put off when macOS logs out or shuts down: that would call it off', async () => {
    const { event, stop } = quitOn('darwin', shutDown);
    expect(event.preventDefault).not.toHaveBeenCalled();
    await expect.poll(() => stop.mock.calls).toHaveLength(1);
  });

  it('is waited for again after a log-out that another program has called off', () => {
    vi.useFakeTimers();
    try {
      const { event } = quitOn('darwin', () => {
        shutDown();
        vi.advanceTimersByTime(119_000);
        shutDown();
        vi.advanceTimersByTime(119_000);
      });
      expect(event.preventDefault).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1000);
      app.emit('will-quit', event);
      expect(event.preventDefault).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  it.each<NodeJS.Platform>(['linux', 'win32'])('makes %s wait for nothing', (platform) => {
    quitOn(platform);
    expect(powerMonitor.listenerCount('shutdown')).toBe(0);
  });
});

describe('a machine', () => {
  /** A desk on that system, which locks after 15 minutes, and what was asked of it. */
  function deskOn(platform: NodeJS.Platform) {
    const asked: string[] = [];
    const desk = {
      ...createFakeDesk(),
      lock: () => void asked.push('lock'),
      wake: async () => void asked.push('wake'),
    };
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
      record.idleSeconds = 0;
    });
    const { onInput } = followMachine(Promise.resolve(desk), 15, platform);
    return { asked, onInput };
  }
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

  it('that wakes up has session and socket checked at once', async () => {
    const { asked } = deskOn('win32');
    powerMonitor.emit('resume');
    await pass(0);
    expect(asked).toEqual(['wake']);
  });

  it.each<NodeJS.Platform>(['win32', 'darwin'])(
    'that nobody has used for 15 minutes, or whose screen is locked, locks Corridor on %s',
    async (platform) => {
      const { asked } = deskOn(platform);
      await pass(3600);
      expect(asked).toEqual([]);
      record.idleSeconds = 15 * 60;
      await pass(5);
      expect(asked).toEqual(['lock']);
      record.idleSeconds = 0;
      await pass(5);
      powerMonitor.emit('lock-screen');
      await pass(0);
      expect(asked).toEqual(['lock', 'lock']);
    },
  );

  it('locks Corridor on Linux after 15 minutes without input in its windows', async () => {
    const { asked, onInput } = deskOn('linux');
    await pass(14 * 60);
    onInput();
    await pass(14 * 60);
    expect(asked).toEqual([]);
    await pass(60);
    expect(asked).toEqual(['lock']);
  });
});
