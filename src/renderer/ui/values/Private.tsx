import type { PropsWithChildren } from 'react';
import styles from './private.module.css';

/**
 * Somebody's personal data: unreadable until pointed at or focused, where the person at this
 * workstation has chosen so (`desk/privacy.ts`).
 */
export const Private = ({ children }: PropsWithChildren) => (
  <span className={styles['private']}>{children}</span>
);
