import { Button } from '@fluentui/react-components';
import { useReload } from '#renderer/client/start/reload.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './loading.module.css';

interface NotLoadedProps {
  /** What could not be loaded: 'The chart'. */
  readonly what?: string;
}

/** Shown in place of a content whose script could not be loaded. */
export function NotLoaded({ what = 'The details' }: NotLoadedProps) {
  const { reload, problem } = useReload();
  return (
    <div className={`${styles.message} ${utility.centred}`} role="status">
      <p>{what} could not be loaded. Retry reloads this window.</p>
      {problem !== null && <p>{problem}</p>}
      <Button size="small" onClick={reload}>
        Retry
      </Button>
    </div>
  );
}
