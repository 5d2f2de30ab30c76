import type { PropsWithChildren, ReactNode } from 'react';
import utility from '#renderer/ui/utility.module.css';
import styles from './flow.module.css';

interface FlowCardProps {
  readonly title: string;
  /** Shown beside the title. */
  readonly aside?: ReactNode;
}

/** One station of a {@link Flow}. */
export function FlowCard({ title, aside, children }: PropsWithChildren<FlowCardProps>) {
  return (
    <section className={`${styles.card} ${utility.framed}`} aria-label={title}>
      <header className={styles.role}>
        <h2>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
