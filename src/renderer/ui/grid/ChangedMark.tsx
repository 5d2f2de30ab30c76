import styles from './changed-mark.module.css';
import { useMark } from './marks.ts';

const TEXT = 'Changed since you saw it';

/**
 * The bar at the left of a row or a card changed by someone else. A screen reader reads it in the row;
 * it is not announced, because lists change many times a minute.
 */
export function ChangedMark({ id }: { readonly id: string }) {
  const changed = useMark(id);
  if (!changed) return null;
  const label = changed.length > 0 ? `${TEXT}: ${changed.join(', ')}` : TEXT;
  return <span role="img" aria-label={label} className={styles.mark} />;
}
