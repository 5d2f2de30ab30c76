/** The parts that the contents of the pane are made of. */
import type { PropsWithChildren, ReactNode } from 'react';
import utility from '#renderer/ui/utility.module.css';
import styles from './inspector.module.css';

/** The sections of a content, one under the other. */
export function Inspected({ children }: PropsWithChildren) {
  return <div className={`${styles.inspected} ${utility.parts}`}>{children}</div>;
}

/** The status as chips, and at the right the actions. */
export function StatusRow({
  actions,
  children,
}: PropsWithChildren<{ readonly actions?: ReactNode }>) {
  return (
    <div className={utility.row}>
      {children}
      <span className={utility.spacer} />
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
