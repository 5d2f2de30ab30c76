import { CounterBadge } from '@fluentui/react-components';
import { type Late, lateText } from '#domain/queues/clock.ts';
import styles from './queues.module.css';

/** How many items behind a link are late, else how many are due within the hour. Assistive technology reads it as part of the link. */
export function LateBadge({ late }: { readonly late: Late }) {
  const text = lateText(late);
  if (text === '') return null;
  return (
    <CounterBadge
      className={styles.badge}
      count={late.late || late.soon}
      overflowCount={99}
      size="small"
      color={late.late > 0 ? 'danger' : 'informative'}
      aria-hidden
    />
  );
}
