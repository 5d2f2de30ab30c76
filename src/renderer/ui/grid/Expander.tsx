import { ChevronRight16Regular } from '@fluentui/react-icons';
import utility from '#renderer/ui/utility.module.css';
import { useOpening } from './expansion.ts';
import styles from './grid.module.css';

/** One element for all rows, so that React does not draw it again with them. */
const ICON = <ChevronRight16Regular aria-hidden />;

/**
 * The chevron that opens and closes a row; nothing in a grid whose rows do not open. By key, the
 * grid opens the row of the focused cell, so the chevron is no Tab stop.
 */
export function Expander({ id }: { readonly id: string }) {
  const opening = useOpening();
  if (!opening) return null;
  const open = opening.open.includes(id);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${styles.expander} ${utility.bare}`}
      aria-expanded={open}
      aria-label={`Details of ${id}`}
      title={open ? 'Hide details' : 'Show details'}
      onClick={() => opening.onToggle(id)}
    >
      {ICON}
    </button>
  );
}
