import { type Unreadable, unreadableText } from '#contract/wire/unreadable.ts';
import styles from './values.module.css';

/** A value that cannot be read, with the text that was sent. */
export const Unread = ({ value }: { readonly value: Unreadable }) => (
  <bdi className={styles.unread}>{unreadableText(value)}</bdi>
);
