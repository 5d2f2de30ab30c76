import styles from './palette.module.css';

interface PaletteFootProps {
  readonly query: string;
  /** How many entries there are to choose from. */
  readonly count: number;
  readonly isSearching: boolean;
}

function outcome({ count, isSearching }: PaletteFootProps): string {
  if (isSearching) return count === 0 ? 'Searching…' : `${count} so far, searching…`;
  return count === 1 ? '1 result' : `${count} results`;
}

/** What was found, also for those who hear it; when there is nothing, what can be found at all. */
export function PaletteFoot(props: PaletteFootProps) {
  const { query, count, isSearching } = props;
  return (
    <>
      {count === 0 && !isSearching && (
        <div className={styles['nothing']}>
          <p>Nothing found for ‘{query.trim()}’</p>
          <p>
            Search screens and actions by name, orders by ID or reference, users by name or e-mail,
            and help by any word. Paste an ID or a link to go straight to it.
          </p>
        </div>
      )}
      <div className={styles['foot']}>
        <span role="status">{query.trim() === '' ? '' : outcome(props)}</span>
        <span className={styles['help']} aria-hidden>
          <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
        </span>
      </div>
    </>
  );
}
