import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  backoff,
  createTimeLimit,
  createTimer,
  pause,
  TimeLimitError,
  unlessAborted,
  within,
} from './timing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const never = () => new Promise<never>(() => undefined);

describe('within', () => {
  it('gives the outcome that comes in time, and leaves no timer behind', async () => {
    expect(await within(Promise.resolve(1), 100)).toBe(1);
    await expect(within(Promise.reject(new Error('no')), 100)).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects when the time is over', async () => {
    const outcome = expect(within(never(), 100)).rejects.toBeInstanceOf(TimeLimitError);
    await vi.advanceTimersByTimeAsync(100);
    await outcome;
  });
});

describe('pause', () => {
  it('ends after its time, not before', async () => {
    const ended = vi.fn();
    void pause(100, new AbortController().signal).then(ended);
    await vi.advanceTimersByTimeAsync(99);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalled();
  });

  it('rejects at once when it is aborted, before or during the wait', async () => {
    const leaving = new AbortController();
    const waiting = expect(pause(100, leaving.signal)).rejects.toThrow('aborted');
    leaving.abort();
    await waiting;
    await expect(pause(100, leaving.signal)).rejects.toThrow('aborted');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a timer', () => {
  it('does its work once, a wait after the latest start, and not after a stop', () => {
    const work = vi.fn();
    const timer = createTimer(work);
    timer.start(100);
    vi.advanceTimersByTime(60);
    timer.start(100);
    vi.advanceTimersByTime(99);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
    timer.start(100);
    timer.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('unlessAborted', () => {
  it('gives the outcome, or the reason of the abort if that comes first', async () => {
    const leaving = new AbortController();
    expect(await unlessAborted(Promise.resolve(1), leaving.signal)).toBe(1);
    const waiting = expect(unlessAborted(never(), leaving.signal)).rejects.toThrow('gone');
    leaving.abort(new Error('gone'));
    await waiting;
    await expect(unlessAborted(Promise.resolve(1), leaving.signal)).rejects.toThrow('gone');
  });
});

describe('createTimeLimit', () => {
  it('starts again with everything that arrives', () => {
    const { signal, restart } = createTimeLimit(100);
    vi.advanceTimersByTime(80);
    restart();
    vi.advanceTimersByTime(80);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(20);
    expect(signal.reason).toBeInstanceOf(TimeLimitError);
  });

  it('aborts when the time is over', async () => {
    const { signal } = createTimeLimit(100);
    await vi.advanceTimersByTimeAsync(100);
    expect(signal.reason).toBeInstanceOf(TimeLimitError);
  });

  it('aborts with the outer signal, for the same reason', () => {
    const outer = new AbortController();
    const { signal } = createTimeLimit(100, outer.signal);
    outer.abort('gone');
    expect(signal.reason).toBe('gone');
    expect(createTimeLimit(100, outer.signal).signal.reason).toBe('gone');
  });

  it('does neither once it is cleared', async () => {
    const outer = new AbortController();
    const { signal, clear } = createTimeLimit(100, outer.signal);
    clear();
    outer.abort();
    await vi.advanceTimersByTimeAsync(200);
    expect(signal.aborted).toBe(false);
  });
});

describe('backoff', () => {
  it('doubles up to its limit and takes off at most half', () => {
    for (const [attempt, full] of [100, 200, 400, 800, 1000, 1000].entries()) {
      const waits = Array.from({ length: 50 }, () => backoff(attempt, 100, 1000));
      expect(Math.min(...waits)).toBeGreaterThanOrEqual(full / 2);
      expect(Math.max(...waits)).toBeLessThanOrEqual(full);
      expect(new Set(waits).size).toBeGreaterThan(1);
    }
  });
});
