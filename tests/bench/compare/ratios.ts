/** What several consoles came to, beside the first of them. */
import { percentile, summarize } from '../report/statistics.ts';
import { shown, tableLines } from '../report/table.ts';

/** One act in one console. */
export interface Sample {
  readonly act: string;
  readonly console: string;
  /** The samples of an act and a turn were taken one right after the other. */
  readonly turn: number;
  readonly ms: number;
  /** Milliseconds; 0 when no task took 50. */
  readonly longestTask: number;
}

/** How to read {@link ratioLines}. */
export const LEGEND =
  'Times in ms. Ratio: of every turn, the time divided by that of the first console in the same turn: the median of these, and their quartiles.';

/** A table with a line for each act and console. */
export function ratioLines(samples: readonly Sample[]): string[] {
  const headings = ['', 'median', 'p95', 'longest task, median', 'worst', 'ratio', '25 %', '75 %'];
  const acts = Map.groupBy(samples, ({ act }) => act);
  const rows = [...acts].flatMap(([act, all]) => {
    const consoles = [...Map.groupBy(all, ({ console }) => console)];
    const [base] = consoles;
    return [
      [act],
      ...consoles.map(([name, own]) => {
        const { median, p95, max } = summarize(own.map(({ ms }) => ms));
        const tasks = summarize(own.map(({ longestTask }) => longestTask));
        const ratios = base && base[0] !== name ? ratiosOf(own, base[1]) : null;
        return [
          `  ${name}`,
          ...[median, p95 ?? max].map((time) => shown(Math.round(time))),
          ...[tasks.median, tasks.max].map((time) =>
            time < 50 ? '< 50' : shown(Math.round(time)),
          ),
          ...(ratios ?? []).map((ratio) => ratio.toFixed(2)),
        ];
      }),
    ];
  });
  return tableLines([headings, ...rows]);
}

/**
 * The ratios of the times of two consoles within each turn: their median and quartiles.
 * @throws RangeError when they have no turn in common
 */
export function ratiosOf(
  own: readonly Sample[],
  base: readonly Sample[],
): readonly [median: number, lower: number, upper: number] {
  const sorted = own
    .flatMap(({ turn, ms }) => {
      const other = base.find((each) => each.turn === turn);
      return other ? [ms / other.ms] : [];
    })
    .toSorted((a, b) => a - b);
  return [percentile(sorted, 0.5), percentile(sorted, 0.25), percentile(sorted, 0.75)];
}
