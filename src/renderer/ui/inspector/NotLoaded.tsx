/** Shown in place of a content whose script could not be loaded. */
import { Button } from '@fluentui/react-components';
import { useReload } from '#renderer/client/start/reload.ts';
import styles from './inspector.module.css';

export function NotLoaded() {
  const { reload, problem } = useReload();
  return (
    <div className={styles.message} role="status">
      <p>The details could not be loaded. Retry reloads this window.</p>
      {problem !== null && <p>{problem}</p>}
      <Button size="small" onClick={reload}>
        Retry
      </Button>
    </div>
  );
}
