/** What a bar chart shows. */
import { type ComponentType, lazy } from 'react';
import type { Decimal } from '#domain/money.ts';
import { ChartNotLoaded } from './ChartNotLoaded.tsx';

/** Bars side by side. */
export interface ChartPoint {
  readonly label: string;
  /** An amount for each of the series. */
  readonly values: readonly Decimal[];
}

export interface BarChartProps {
  /** The accessible name. */
  readonly title: string;
  /** One series or two, by their names. */
  readonly series: readonly string[];
  readonly points: readonly ChartPoint[];
  /** An amount as it is read. */
  readonly format: (value: Decimal) => string;
}

/** Loads the chart and its library. */
export const loadBarChart = () => import('./BarChart.tsx');

/** The chart; its library comes with the first one. Where it did not come, its place says so. */
export const LazyBarChart = lazy<ComponentType<BarChartProps>>(() =>
  loadBarChart().then(
    ({ BarChart }) => ({ default: BarChart }),
    () => ({ default: ChartNotLoaded }),
  ),
);
