import { Copy16Regular, EyeOff16Regular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import utility from '#renderer/ui/utility.module.css';
import { useCopy } from './text/clipboard.ts';
import styles from './values.module.css';

/** One element for all rows, so that React does not draw it again with them. */
const ICON = <Copy16Regular aria-hidden />;

interface IdCellProps {
  readonly id: string;
  /** Whether what it identifies is hidden from the network's users. */
  readonly hidden?: boolean;
  /** The route that shows what it identifies. */
  readonly to?: string | undefined;
}

interface RowLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link in a row: a plain anchor that the grid follows, because a Link is drawn again whenever the address changes. */
export const RowLink = ({ to, children }: RowLinkProps) => (
  <a className={utility.link} href={`#${to}`} tabIndex={-1}>
    {children}
  </a>
);

/**
 * An identifier with a copy button that shows when the row is pointed at. By key, the grid copies
 * the focused cell, so the button is no separate stop on the way through the page.
 */
export function IdCell({ id, hidden = false, to }: IdCellProps) {
  const copy = useCopy();
  return (
    <span className={styles.id}>
      {to === undefined ? (
        <span className={styles.mono}>{id}</span>
      ) : (
        <RowLink to={to}>
          <span className={styles.mono}>{id}</span>
        </RowLink>
      )}
      {hidden && <EyeOff16Regular className={styles.hidden} title="Hidden" />}
      <button
        type="button"
        tabIndex={-1}
        className={styles.copy}
        aria-label={`Copy ${id}`}
        title="Copy"
        onClick={() => void copy(id)}
      >
        {ICON}
      </button>
    </span>
  );
}
