/** The keys for the previous and the next of what is beside each other. */
export const SIDEWAYS = ['ArrowLeft', 'ArrowRight'] as const;

/**
 * Which of `count` a key moves to from the one at `at`; after the last comes the first. Undefined for other
 * keys.
 */
export function arrowTarget(
  key: string,
  at: number,
  count: number,
  [before, next]: readonly [string, string],
): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    [before]: (at + count - 1) % count,
    [next]: (at + 1) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}
