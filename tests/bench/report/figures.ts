/** Figures: what was measured, what it came to, and what it should be. */
import { type Summary, summarize } from './statistics.ts';

type Unit = 'ms' | 's' | 'kB' | 'MB' | 'calls' | 'requests' | 'acts' | 'frames';

/** What a figure should be, and by which of its numbers it is judged. */
export interface Aim {
  readonly of: 'median' | 'p95' | 'max';
  readonly is: '<' | '≤' | '=';
  readonly limit: number;
}

/** One line of the report. */
export interface Figure extends Summary {
  /** What it belongs with, e.g. 'PGlite, 5,000 orders'. */
  readonly group: string;
  readonly name: string;
  readonly unit: Unit;
  readonly aim: Aim | null;
  /** Null when there is no aim. */
  readonly met: boolean | null;
}

/** A figure before it has its numbers. */
export interface Label {
  readonly group: string;
  readonly name: string;
  readonly unit: Unit;
  readonly aim?: Aim | undefined;
}

/** A figure of several measurements. */
export function measured({ aim, ...label }: Label, values: readonly number[]): Figure {
  const summary = summarize(values);
  return { ...label, ...summary, aim: aim ?? null, met: aim ? meets(summary, aim) : null };
}

/** A figure that is one number. */
export const single = (label: Label, value: number): Figure => measured(label, [value]);

function meets(summary: Summary, { of, is, limit }: Aim): boolean {
  // With few samples the largest is used as the 95th percentile.
  const value = summary[of] ?? summary.max;
  if (is === '=') return value === limit;
  return is === '<' ? value < limit : value <= limit;
}
