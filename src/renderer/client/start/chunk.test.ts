import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, ChunkLoadError, loadChunk, screenChunk } from './chunk.ts';

describe('loading a chunk', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives a ChunkLoadError after 120 seconds, and not before', { tags: ['1E05'] }, async () => {
    const settled = vi.fn();
    const loading = loadChunk(() => Promise.withResolvers().promise).catch((error: unknown) => {
      settled();
      return error;
    });
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await loading).toBeInstanceOf(ChunkLoadError);
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  });

  it('gives the module, and leaves no timer behind', async () => {
    expect(await loadChunk(async () => ({ Component: 'screen' }))).toEqual({ Component: 'screen' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('names a failed load as what it is', async () => {
    const failure = loadChunk(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(failure).rejects.toMatchObject({ name: 'ChunkLoadError' });
  });

  it('is not tried a second time in the same page, where it might come without its styles', async () => {
    const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const loadAgain = screenChunk(load);
    await expect(loadAgain()).rejects.toBeInstanceOf(ChunkLoadError);
    await expect(loadAgain()).rejects.toBeInstanceOf(ChunkLoadError);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
