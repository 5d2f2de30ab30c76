import { CounterBadge } from '@fluentui/react-components';
import styles from './queues.module.css';
import type { QueueCount } from './queues.ts';

/**
 * A number beside a link. If it could not be loaded, it says so and has a retry. For assistive
 * technology the number is part of the link.
 */
export function QueueBadge({ count }: { readonly count: QueueCount }) {
  const { waiting, thing, failed, retry } = count;
  if (failed) {
    return (
      <button
        type="button"
        className={styles.failed}
        title={`The number of ${thing}s could not be loaded. Click to retry.`}
        aria-label={`Retry loading the number of ${thing}s`}
        onClick={retry}
      >
        ?
      </button>
    );
  }
  if (waiting === undefined) return null;
  return (
    <CounterBadge
      className={styles.badge}
      count={waiting}
      overflowCount={999}
      size="small"
      color={waiting > 0 ? 'brand' : 'informative'}
      showZero
      aria-hidden
    />
  );
}
