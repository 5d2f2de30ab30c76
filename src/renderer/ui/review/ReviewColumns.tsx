import type { PropsWithChildren } from 'react';
import utility from '#renderer/ui/utility.module.css';
import styles from './review.module.css';

/** An item in two columns where the window is wide enough. */
export const ReviewColumns = ({ children }: PropsWithChildren) => (
  <div className={styles.columns}>{children}</div>
);

/** A column of an item. */
export const ReviewColumn = ({ children }: PropsWithChildren) => (
  <div className={`${styles.column} ${utility.stack}`}>{children}</div>
);

/** A part of an item under its heading. */
export const ReviewPart = ({ title, children }: PropsWithChildren<{ readonly title: string }>) => (
  <section className={styles.part} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);
