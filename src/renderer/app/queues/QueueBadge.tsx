import { CounterBadge } from '@fluentui/react-components';
import styles from './queues.module.css';
import type { QueueCount } from './queues.ts';

interface QueueBadgeProps {
  readonly count: QueueCount;
  /** What is counted. */
  readonly of?: string;
}

/**
 * How many requests wait in a queue, beside its link; one that could not be read says so and can be
 * read again. The link itself has the number for assistive technology.
 */
export function QueueBadge({ count, of = 'requests' }: QueueBadgeProps) {
  const { waiting, failed, retry } = count;
  if (failed) {
    return (
      <button
        type="button"
        className={styles['failed']}
        title={`The number of ${of} could not be loaded. Click to retry.`}
        aria-label={`Retry loading the number of ${of}`}
        onClick={retry}
      >
        ?
      </button>
    );
  }
  if (waiting === undefined) return null;
  return (
    <CounterBadge
      className={styles['badge'] ?? ''}
      count={waiting}
      overflowCount={999}
      size="small"
      color={waiting > 0 ? 'brand' : 'informative'}
      showZero
      aria-hidden
    />
  );
}
