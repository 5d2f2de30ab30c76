import { Button } from '@fluentui/react-components';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import styles from '../transfer.module.css';

interface LoadProblemProps {
  readonly error: Error | null;
  /** What failed, word for word. */
  readonly title: string;
  /** What the form uses until then. */
  readonly meanwhile: string;
  readonly onRetry: () => void;
}

/**
 * Shows in place that something could not be loaded, with a retry. A dialog would block this
 * screen, on which users arrive after signing in.
 */
export function LoadProblem({ error, title, meanwhile, onRetry }: LoadProblemProps) {
  if (!error) return null;
  return (
    <InlineMessage
      intent="warning"
      role="alert"
      className={styles.wide}
      title={title}
      actions={
        <Button size="small" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {problemOf(error).message} {meanwhile}
    </InlineMessage>
  );
}
