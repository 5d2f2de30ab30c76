import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** A screen that fills the window: what is in it stands below each other, and scrolls by itself. */
export function Screen({ children }: { readonly children: ReactNode }) {
  return <div className={styles['screen']}>{children}</div>;
}
