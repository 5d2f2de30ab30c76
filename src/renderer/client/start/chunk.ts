/** Loading a screen's script on demand, with an end to the waiting. */

/** Milliseconds after which a chunk that has not come is given up (1N, 1R). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** A screen's script could not be loaded. */
export class ChunkLoadError extends Error {
  constructor(cause?: unknown) {
    super('The script of this screen could not be loaded.', { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Loads a chunk.
 * @throws {ChunkLoadError} when it fails, or takes more than 120 seconds (1M, 1N, 1S)
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLate.reject(new ChunkLoadError()), CHUNK_TIMEOUT_MS);
  try {
    return await Promise.race([load(), tooLate.promise]);
  } catch (thrown) {
    throw thrown instanceof ChunkLoadError ? thrown : new ChunkLoadError(thrown);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns the function that loads a screen's chunk. After a failure it fails until the page is
 * reloaded, because not every Chromium repeats a failed `import()` or loads a missing style sheet
 * again.
 */
export function screenChunk<T>(load: () => Promise<T>): () => Promise<T> {
  let failure: unknown;
  return async () => {
    if (failure !== undefined) throw failure;
    try {
      return await loadChunk(load);
    } catch (thrown) {
      failure = thrown;
      throw thrown;
    }
  };
}
