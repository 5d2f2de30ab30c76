/** Counting what others can cause without end, so that it cannot push everything else out of the log. */

/** Milliseconds that are written as one count. */
const COUNTED_MS = 60_000;

/**
 * A function for things of a few kinds. The first of a kind is written at once, and those of the next minute
 * together, with how many they were.
 */
export function createTally(write: (kind: string, times?: number) => void): (kind: string) => void {
  const counts = new Map<string, number>();
  return (kind) => {
    const counted = counts.get(kind);
    counts.set(kind, (counted ?? -1) + 1);
    if (counted !== undefined) return;
    write(kind);
    setTimeout(() => {
      const times = counts.get(kind);
      counts.delete(kind);
      if (times) write(kind, times);
    }, COUNTED_MS).unref();
  };
}
