import type { PropsWithChildren } from 'react';
import styles from './private.module.css';

/**
 * Somebody's personal data: unreadable until pointed at or focused, where the person at this
 * computer has chosen so (`client/kept/privacy.ts`). It is put around everything that tells who somebody is
 * or how to reach or pay them: names, pictures, e-mail, phone, birth, address, numbers of documents,
 * cards and accounts. Countries, statuses, amounts and IDs of the network stay readable. It is isolated:
 * characters in it that turn the direction of writing turn nothing around it.
 */
export const Private = ({ children }: PropsWithChildren) => (
  <bdi className={styles.private}>{children}</bdi>
);
