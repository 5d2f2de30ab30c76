import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** A screen that fills the window: its parts are below each other, and scroll by themselves. */
export function Screen({ children }: { readonly children: ReactNode }) {
  return <div className={styles['screen']}>{children}</div>;
}
