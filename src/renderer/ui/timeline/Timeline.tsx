import type { PropsWithChildren } from 'react';
import styles from './timeline.module.css';

interface TimelineProps {
  readonly label: string;
  /** What the entries are: lines of text, or cards, whose first line is lower. */
  readonly of: 'texts' | 'cards';
}

/** Entries (`<li>`) one below the other, each with a dot, on one line. */
export function Timeline({ label, of, children }: PropsWithChildren<TimelineProps>) {
  return (
    <ol className={styles.timeline} aria-label={label} data-of={of}>
      {children}
    </ol>
  );
}
