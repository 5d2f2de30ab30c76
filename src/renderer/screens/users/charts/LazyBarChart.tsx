/** The chart, loaded by itself, and what is shown in its place where its script could not be loaded. */
import { lazyContent } from '#renderer/ui/loading/lazyContent.ts';
import { NotLoaded } from '#renderer/ui/loading/NotLoaded.tsx';
import type { BarChartProps } from './BarChart.tsx';

/** Loads the chart and its library. */
export const loadBarChart = () => import('./BarChart.tsx');

/** The chart; its library comes with the first one. Where it did not come, its place says so. */
export const LazyBarChart = lazyContent<BarChartProps>(
  async () => (await loadBarChart()).BarChart,
  ({ title }) => <NotLoaded what={`The chart of ${title}`} />,
);
