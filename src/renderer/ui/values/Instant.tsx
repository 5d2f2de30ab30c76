import { formatDateTime, formatExact } from '#domain/format.ts';
import { EMPTY } from './empty.ts';
import styles from './values.module.css';

/** A short date and time; pointed at, it tells the exact instant in UTC. */
export function Instant({ value }: { readonly value: string | null }) {
  if (value === null) return <span className={styles['muted']}>{EMPTY}</span>;
  return (
    <time className={styles['number']} dateTime={value} title={formatExact(value)}>
      {formatDateTime(value)}
    </time>
  );
}
