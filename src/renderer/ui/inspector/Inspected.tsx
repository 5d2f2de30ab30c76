/** The parts that the contents of the pane are made of. */
import { Button } from '@fluentui/react-components';
import type { PropsWithChildren, ReactNode } from 'react';
import { useReason } from '#renderer/ui/feedback/useReason.ts';
import styles from './inspector.module.css';

/** The sections of a content, one under the other. */
export function Inspected({ children }: PropsWithChildren) {
  return <div className={styles.inspected}>{children}</div>;
}

/** The status as chips, and at the right the actions. */
export function StatusRow({
  actions,
  children,
}: PropsWithChildren<{ readonly actions?: ReactNode }>) {
  return (
    <div className={styles.statusRow}>
      {children}
      <span className={styles.spacer} />
      {actions}
    </div>
  );
}

/** Cards beside each other where the pane is wide enough, else one under the other. */
export function Cards({ label, children }: PropsWithChildren<{ readonly label?: string }>) {
  return (
    <div
      className={styles.cards}
      {...(label !== undefined && { role: 'status', 'aria-label': label })}
    >
      {children}
    </div>
  );
}

interface InPlaceProps {
  readonly onRetry: () => void;
}

/** Said in place of what cannot be shown. */
export const InPlace = ({ children, onRetry }: PropsWithChildren<InPlaceProps>) => (
  <div className={styles.failed} role="status">
    <span>{children}</span>
    <Button size="small" onClick={onRetry}>
      Retry
    </Button>
  </div>
);

interface FailedProps extends InPlaceProps {
  /** What could not be loaded: 'The order could not be loaded.' */
  readonly text: string;
  readonly error: Error;
}

/** Shown in place of a part that could not be loaded. */
export function Failed({ text, error, onRetry }: FailedProps) {
  const reason = useReason(error);
  return (
    <InPlace onRetry={onRetry}>
      {text} {reason}
    </InPlace>
  );
}
