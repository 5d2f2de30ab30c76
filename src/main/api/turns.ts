/** Turns for calls, so that those of one kind that hang do not take every connection. */
import { unlessAborted } from '#main/timing.ts';

/**
 * Lets at most `most` pieces of work of each kind run at a time; the others wait.
 * @returns a function that does the work in its turn, and rejects with the signal's reason when it
 *   aborts before
 */
export function createTurns(most: number) {
  const kinds = new Map<string, { running: number; readonly waiting: Set<() => void> }>();

  return async <T>(kind: string, work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    const turns = kinds.get(kind) ?? { running: 0, waiting: new Set() };
    kinds.set(kind, turns);
    while (turns.running >= most) {
      const { promise, resolve } = Promise.withResolvers<void>();
      turns.waiting.add(resolve);
      try {
        await unlessAborted(promise, signal);
      } finally {
        turns.waiting.delete(resolve);
      }
    }
    turns.running += 1;
    try {
      return await work();
    } finally {
      turns.running -= 1;
      const [next] = turns.waiting;
      // Taken out at once: the next turn that ends is for another one.
      if (next) turns.waiting.delete(next);
      next?.();
    }
  };
}
