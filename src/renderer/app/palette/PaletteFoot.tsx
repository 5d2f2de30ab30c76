import { counted } from '#domain/text/words.ts';
import utility from '#renderer/ui/utility.module.css';
import { Private } from '#renderer/ui/values/Private.tsx';
import type { PaletteEntry } from './entry.ts';
import styles from './palette.module.css';

interface PaletteFootProps {
  readonly query: string;
  /** How many entries there are to choose from. */
  readonly count: number;
  readonly isSearching: boolean;
  /** What Enter does; undefined while nothing is chosen. */
  readonly chosen: PaletteEntry | undefined;
}

function outcome({ count, isSearching, chosen }: PaletteFootProps): string {
  const none = count > 0 && chosen === undefined ? ', none chosen' : '';
  if (isSearching) return count === 0 ? 'Searching…' : `${count} so far${none}, searching…`;
  return `${counted(count, 'choice')}${none}`;
}

/** What Enter does, as its entry is called. */
function OnEnter({ chosen }: Pick<PaletteFootProps, 'chosen'>) {
  if (!chosen) return 'choose an entry first';
  if (chosen.why !== undefined) return 'not offered now';
  return chosen.isPrivate ? <Private>{chosen.label}</Private> : chosen.label;
}

/** What was found, also for those who hear it; when there is nothing, what can be found at all. */
export function PaletteFoot(props: PaletteFootProps) {
  const { query, count, isSearching, chosen } = props;
  return (
    <>
      {count === 0 && !isSearching && (
        <div className={styles.nothing}>
          <p>Nothing found for ‘{query.trim()}’</p>
          <p className={utility.second}>
            Search screens and actions by name, orders by ID or reference, users by name or e-mail,
            and help by any word. Paste an ID or a link to go straight to it.
          </p>
        </div>
      )}
      <div className={`${styles.foot} ${utility.ends} ${utility.note}`}>
        <span role="status">{query.trim() === '' ? '' : outcome(props)}</span>
        <span className={styles.help} aria-hidden>
          <kbd>↑</kbd>
          <kbd>↓</kbd>
          <span>choose</span>
          <kbd>Enter</kbd>
          <span className={utility.cut}>
            <OnEnter chosen={chosen} />
          </span>
          <kbd>Esc</kbd>
          <span>close</span>
        </span>
      </div>
    </>
  );
}
