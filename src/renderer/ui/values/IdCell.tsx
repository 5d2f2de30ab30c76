import { Copy16Regular, EyeOff16Regular } from '@fluentui/react-icons';
import { useCopy } from './clipboard.ts';
import styles from './values.module.css';

interface IdCellProps {
  readonly id: string;
  /** Whether what it identifies is hidden from the network's users. */
  readonly hidden: boolean;
}

/**
 * An identifier with a copy button that shows when the row is pointed at. By key, the grid copies
 * the focused cell, so the button is no stop of its own on the way through the page.
 */
export function IdCell({ id, hidden }: IdCellProps) {
  const copy = useCopy();
  return (
    <span className={styles['id']}>
      <span className={styles['mono']}>{id}</span>
      {hidden && <EyeOff16Regular className={styles['hidden'] ?? ''} title="Hidden" />}
      <button
        type="button"
        tabIndex={-1}
        className={styles['copy']}
        aria-label={`Copy ${id}`}
        title="Copy"
        onClick={() => void copy(id)}
      >
        <Copy16Regular aria-hidden />
      </button>
    </span>
  );
}
