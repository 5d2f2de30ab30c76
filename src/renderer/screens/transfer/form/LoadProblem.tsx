import { Button } from '@fluentui/react-components';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { useReason } from '#renderer/ui/feedback/useReason.ts';
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
 * screen, on which users arrive after signing in. While the banner about the connection tells the fault,
 * only what is used until then is left to say.
 */
export function LoadProblem({ error, title, meanwhile, onRetry }: LoadProblemProps) {
  const reason = useReason(error);
  if (!error) return null;
  if (reason === null) return <p className={styles.wide}>{meanwhile}</p>;
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
      {reason} {meanwhile}
    </InlineMessage>
  );
}
