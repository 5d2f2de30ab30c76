import { Copy16Regular, EyeOff16Regular } from '@fluentui/react-icons';
import { Link, useLocation } from 'react-router-dom';
import { useCopy } from './clipboard.ts';
import styles from './values.module.css';

interface IdCellProps {
  readonly id: string;
  /** Whether what it identifies is hidden from the network's users. */
  readonly hidden: boolean;
  /** The route that shows what it identifies. */
  readonly to?: string;
}

/** A route that knows its list, so that it can lead to neighbours and back. */
function IdLink({ id, to }: { readonly id: string; readonly to: string }) {
  const { search } = useLocation();
  return (
    <Link
      className={`${styles['mono']} ${styles['link']}`}
      to={to}
      state={{ from: search }}
      tabIndex={-1}
    >
      {id}
    </Link>
  );
}

/**
 * An identifier with a copy button that shows when the row is pointed at. By key, the grid copies
 * the focused cell, so the button is no separate stop on the way through the page.
 */
export function IdCell({ id, hidden, to }: IdCellProps) {
  const copy = useCopy();
  return (
    <span className={styles['id']}>
      {to === undefined ? <span className={styles['mono']}>{id}</span> : <IdLink id={id} to={to} />}
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
