/** Turns for calls, so that those of one kind that hang do not take every connection. */
import { unlessAborted } from '#main/basics/timing.ts';

interface Turns {
  running: number;
  readonly waiting: Set<() => void>;
}

/** Gives the turn that has ended to the first who waits. */
function passOn(turns: Turns): void {
  const [next] = turns.waiting;
  if (next) {
    turns.waiting.delete(next);
    next();
  } else {
    turns.running -= 1;
  }
}

/**
 * Lets at most `most` pieces of work of each kind run at a time; the others wait.
 * @returns a function that does the work in its turn, and rejects with the signal's reason when it
 *   aborts before
 */
export function createTurns(most: number) {
  const kinds = new Map<string, Turns>();

  async function enter(turns: Turns, signal: AbortSignal): Promise<void> {
    if (turns.running < most) {
      turns.running += 1;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    turns.waiting.add(resolve);
    try {
      await unlessAborted(promise, signal);
    } catch (error) {
      // It may have got its turn in the same moment.
      if (!turns.waiting.delete(resolve)) passOn(turns);
      throw error;
    }
  }

  return async <T>(kind: string, work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    const turns = kinds.get(kind) ?? { running: 0, waiting: new Set() };
    kinds.set(kind, turns);
    await enter(turns, signal);
    try {
      return await work();
    } finally {
      passOn(turns);
    }
  };
}
