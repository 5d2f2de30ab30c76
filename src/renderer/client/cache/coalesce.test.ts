import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

/** The little of a document that coalescing needs. */
function fakeDocument() {
  const target = new EventTarget();
  return Object.assign(target, { hidden: false });
}

describe('coalescing', () => {
  const page = fakeDocument();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', page);
    page.hidden = false;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('turns a thousand events in a second into three runs at the most', async () => {
    const run = vi.fn();
    const reload = coalesce(run, { gap: 500, jitter: 0 });
    for (let event = 0; event < 1000; event += 1) {
      reload.request();
      await vi.advanceTimersByTimeAsync(1);
    }
    await vi.advanceTimersByTimeAsync(500);
    expect(run.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(run.mock.calls.length).toBeLessThanOrEqual(3);
  });

  it('runs once more after the last event', async () => {
    const run = vi.fn();
    const reload = coalesce(run, { gap: 500, jitter: 0 });
    reload.request();
    await vi.advanceTimersByTimeAsync(0);
    reload.request();
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('waits for a long run, and then runs once for all requests since its start', async () => {
    const answer = Promise.withResolvers<void>();
    const run = vi.fn(() => answer.promise);
    const reload = coalesce(run, { gap: 500, jitter: 0 });
    reload.request();
    await vi.advanceTimersByTimeAsync(0);
    for (let event = 0; event < 10; event += 1) reload.request();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run).toHaveBeenCalledTimes(1);
    answer.resolve();
    await vi.advanceTimersByTimeAsync(500);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('runs in a hidden window if requested', async () => {
    const run = vi.fn();
    const reload = coalesce(run, { gap: 500, jitter: 0, whileHidden: true });
    page.hidden = true;
    reload.request();
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('waits while the window is hidden and runs when it is seen again', () => {
    const run = vi.fn();
    const reload = coalesce(run, { gap: 500, jitter: 0 });
    page.hidden = true;
    reload.request();
    vi.advanceTimersByTime(10_000);
    expect(run).not.toHaveBeenCalled();
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(0);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs nothing that was not requested, and not in a window that was hidden since', () => {
    const run = vi.fn();
    const reload = coalesce(run, { gap: 500, jitter: 0 });
    page.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(10_000);
    expect(run).not.toHaveBeenCalled();
    reload.request();
    page.hidden = true;
    vi.advanceTimersByTime(10_000);
    expect(run).not.toHaveBeenCalled();
  });

  it('waits a random part of its delay, and of the gap only what is left of it', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    onTestFinished(() => void vi.restoreAllMocks());
    const run = vi.fn();
    const reload = coalesce(run, { gap: 500, jitter: 1000 });
    reload.request();
    await vi.advanceTimersByTimeAsync(499);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(400);
    reload.request();
    await vi.advanceTimersByTimeAsync(599);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
