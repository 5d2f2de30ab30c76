import { app, powerMonitor } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeDesk } from '../../testing/fake-desk.ts';
import { followShutdown, stopBeforeQuit, wakeAfterSleep } from './power.ts';

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

describe('a machine that wakes up', () => {
  it('has session and socket checked at once', async () => {
    const wake = vi.fn(() => Promise.resolve());
    wakeAfterSleep(Promise.resolve({ ...createFakeDesk(), wake }));
    powerMonitor.emit('resume');
    await expect.poll(() => wake.mock.calls).toHaveLength(1);
  });
});
