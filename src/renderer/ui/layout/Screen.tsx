import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import styles from './layout.module.css';

interface ScreenProps {
  /** Never lower than what can be read; for screens that are no list. */
  readonly readable?: true;
  readonly children: ReactNode;
}

/** A screen that fills the window: its parts are below each other, and scroll by themselves. */
export function Screen({ readable, children }: ScreenProps) {
  return <div className={mergeClasses(styles.screen, readable && styles.readable)}>{children}</div>;
}
