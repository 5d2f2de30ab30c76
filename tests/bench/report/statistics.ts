/** What many measurements of one thing come to. */

/** Below this number of samples the 95th percentile says no more than the largest does. */
const FEWEST_FOR_P95 = 20;

/** Measurements in one number each; `p95` is null where there are too few of them for it. */
export interface Summary {
  readonly samples: number;
  readonly min: number;
  readonly median: number;
  readonly p95: number | null;
  readonly max: number;
}

/**
 * The value below which `share` of the samples are, interpolated between the two nearest ones.
 * @param sorted in rising order, at least one
 * @param share from 0 to 1
 * @throws RangeError without samples
 */
export function percentile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) {
    throw new RangeError(`There is no percentile ${share} of ${sorted.length} samples.`);
  }
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * Summarizes measurements in any order.
 * @throws RangeError without measurements
 */
export function summarize(values: readonly number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    samples: sorted.length,
    min: percentile(sorted, 0),
    median: percentile(sorted, 0.5),
    p95: sorted.length < FEWEST_FOR_P95 ? null : percentile(sorted, 0.95),
    max: percentile(sorted, 1),
  };
}
