import { lazyContent } from '#renderer/ui/inspector/inspector.ts';
import type { BarChartProps } from './BarChart.tsx';
import { ChartNotLoaded } from './ChartNotLoaded.tsx';

/** Loads the chart and its library. */
export const loadBarChart = () => import('./BarChart.tsx');

/** The chart; its library comes with the first one. Where it did not come, its place says so. */
export const LazyBarChart = lazyContent<BarChartProps>(
  async () => (await loadBarChart()).BarChart,
  ChartNotLoaded,
);
