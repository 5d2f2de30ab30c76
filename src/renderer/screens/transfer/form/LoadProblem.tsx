import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { problemOf } from '#renderer/client/calls/bridge.ts';
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
    <MessageBar intent="warning" layout="multiline" role="alert" className={styles['wide'] ?? ''}>
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {problemOf(error).message} {meanwhile}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={onRetry}>
          Retry
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
