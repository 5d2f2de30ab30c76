import { Copy16Regular } from '@fluentui/react-icons';
import { useCopy } from './clipboard.ts';
import styles from './values.module.css';

/** An identifier with a copy button that shows when the row is pointed at or the button focused. */
export function IdCell({ id }: { readonly id: string }) {
  const copy = useCopy();
  return (
    <span className={styles['id']}>
      <span className={styles['mono']}>{id}</span>
      <button
        type="button"
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
