/** The chart, loaded by itself, and what is shown in its place where its script could not be loaded. */
import { Button } from '@fluentui/react-components';
import { useReload } from '#renderer/client/start/reload.ts';
import { lazyContent } from '#renderer/ui/inspector/inspector.ts';
import type { BarChartProps } from './BarChart.tsx';
import styles from './charts.module.css';

function ChartNotLoaded({ title }: Pick<BarChartProps, 'title'>) {
  const { reload, problem } = useReload();
  return (
    <div className={styles.notLoaded} role="status">
      <p>The chart of {title} could not be loaded. Retry reloads this window.</p>
      {problem !== null && <p>{problem}</p>}
      <Button onClick={reload}>Retry</Button>
    </div>
  );
}

/** Loads the chart and its library. */
export const loadBarChart = () => import('./BarChart.tsx');

/** The chart; its library comes with the first one. Where it did not come, its place says so. */
export const LazyBarChart = lazyContent<BarChartProps>(
  async () => (await loadBarChart()).BarChart,
  ChartNotLoaded,
);
