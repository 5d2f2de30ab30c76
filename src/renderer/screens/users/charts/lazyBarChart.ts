import { type ComponentType, lazy } from 'react';
import type { BarChartProps } from './BarChart.tsx';
import { ChartNotLoaded } from './ChartNotLoaded.tsx';

/** Loads the chart and its library. */
export const loadBarChart = () => import('./BarChart.tsx');

/** The chart; its library comes with the first one. Where it did not come, its place says so. */
export const LazyBarChart = lazy<ComponentType<BarChartProps>>(() =>
  loadBarChart().then(
    ({ BarChart }) => ({ default: BarChart }),
    () => ({ default: ChartNotLoaded }),
  ),
);
