/** Shown in place of a chart whose script could not be loaded. */
import { Button } from '@fluentui/react-components';
import { useReload } from '#renderer/client/start/reload.ts';
import styles from './charts.module.css';

export function ChartNotLoaded({ title }: { readonly title: string }) {
  const { reload, problem } = useReload();
  return (
    <div className={styles['notLoaded']} role="status">
      <p>The chart of {title} could not be loaded. Retry reloads this window.</p>
      {problem !== null && <p>{problem}</p>}
      <Button onClick={reload}>Retry</Button>
    </div>
  );
}
