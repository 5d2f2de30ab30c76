import type { PropsWithChildren } from 'react';
import utility from '#renderer/ui/utility.module.css';
import styles from './layout.module.css';

/** The head of a screen without a list: its title, and what stands beside it. */
export const Head = ({ children }: PropsWithChildren) => (
  <header className={`${styles.head} ${utility.toEdge} ${utility.row}`}>{children}</header>
);
