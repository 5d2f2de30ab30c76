/** Loading a screen's script on demand, with an end to the waiting. */

/** Milliseconds after which a chunk that has not come is given up (document 1 §9). */
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
 * @throws {ChunkLoadError} when it fails, or has not come after 120 seconds (document 1 §8)
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
