import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFirstFrame, afterRows, drawFirst } from './moments.ts';

/** Milliseconds until the page is idle. */
const IDLE_MS = 5;

let drawFrame: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    drawFrame = callback;
  });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, IDLE_MS));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('something is done at once when no frame is waited for', () => {
  const run = vi.fn(async () => undefined);
  void afterFirstFrame(run);
  expect(run).toHaveBeenCalledOnce();
});

it('something waits for the frame of the rows, and what follows waits no more', async () => {
  const run = vi.fn(async () => 'answer');
  drawFirst();
  const done = afterFirstFrame(run);
  await vi.advanceTimersByTimeAsync(20);
  expect(run).not.toHaveBeenCalled();
  drawFrame();
  await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
  expect(await done).toBe('answer');
  await vi.advanceTimersByTimeAsync(1);
  const next = vi.fn(async () => undefined);
  void afterFirstFrame(next);
  expect(next).toHaveBeenCalledOnce();
});

it('something waits for the rows that are drawn last', async () => {
  drawFirst();
  drawFrame();
  drawFirst();
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  const run = vi.fn(async () => undefined);
  void afterFirstFrame(run);
  expect(run).not.toHaveBeenCalled();
  drawFrame();
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  expect(run).toHaveBeenCalledOnce();
});

it('what comes after the rows waits until the page is idle after their frame, whether they are there already or come soon', async () => {
  for (const areThere of [true, false]) {
    const run = vi.fn();
    if (areThere) drawFirst();
    void afterRows().then(run);
    if (!areThere) drawFirst();
    await vi.advanceTimersByTimeAsync(20);
    expect(run).not.toHaveBeenCalled();
    drawFrame();
    await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledOnce();
  }
});

it('what comes after the rows waits 150 ms for rows that do not come', async () => {
  const run = vi.fn();
  void afterRows().then(run);
  await vi.advanceTimersByTimeAsync(149);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledOnce();
});

it('something waits at most 100 ms in a window that draws no frame', async () => {
  const run = vi.fn(async () => undefined);
  drawFirst();
  void afterFirstFrame(run);
  await vi.advanceTimersByTimeAsync(99);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledOnce();
});
