import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lockWhenIdle } from './idle.ts';

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

describe('Corridor locks', () => {
  it('after so many minutes without input in any window, and not before', () => {
    const lock = vi.fn();
    const { onInput } = lockWhenIdle({ lock, minutes: 15 });
    vi.advanceTimersByTime(14 * MINUTE_MS);
    onInput();
    vi.advanceTimersByTime(15 * MINUTE_MS - 5000);
    expect(lock).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(lock).toHaveBeenCalled();
  });

  it('by what the system says, where it does', () => {
    const lock = vi.fn();
    let idle = 0;
    lockWhenIdle({ lock, minutes: 1, idleFor: () => idle });
    vi.advanceTimersByTime(60 * MINUTE_MS);
    expect(lock).not.toHaveBeenCalled();
    idle = MINUTE_MS;
    vi.advanceTimersByTime(5000);
    expect(lock).toHaveBeenCalledOnce();
  });

  it('at once after sleep that was longer than that', () => {
    const lock = vi.fn();
    const { look } = lockWhenIdle({ lock, minutes: 15 });
    vi.setSystemTime(Date.now() + 15 * MINUTE_MS);
    look();
    expect(lock).toHaveBeenCalledOnce();
  });

  it('never by itself where the setting is 0', () => {
    const lock = vi.fn();
    lockWhenIdle({ lock, minutes: 0 });
    vi.advanceTimersByTime(24 * 60 * MINUTE_MS);
    expect(lock).not.toHaveBeenCalled();
  });
});
