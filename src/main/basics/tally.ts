/** Counting what others can cause without end, so that it cannot push everything else out of the log. */

/** Milliseconds that are written as one count. */
const COUNTED_MS = 60_000;

/** Writes the first thing of a kind at once, and those of the next minute as one count. */
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
