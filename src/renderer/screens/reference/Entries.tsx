import type { ReactNode } from 'react';
import { formatCount } from '#domain/text/words.ts';
import { EntryButton } from '#renderer/ui/layout/EntryButton.tsx';
import utility from '#renderer/ui/utility.module.css';
import { Flagged } from '#renderer/ui/values/places/Country.tsx';
import styles from './reference.module.css';
import { ROVING, useRoving } from './useRoving.ts';

/** How many parts are listed for a search. */
const MOST_FOUND = 100;

/** What is chosen of a list with parts: an entry, and a part of it or an empty text. */
export type ChosenEntry = { readonly show: string; readonly part: string };

/** What a tab with a list of entries is given. */
export interface SearchProps {
  readonly search: string;
  /** What is shown beside the list; where that is empty, the first result. */
  readonly chosen: ChosenEntry;
  readonly onChoose: (chosen: ChosenEntry) => void;
}

/** A search result; choosing it shows its details. */
interface Entry extends ChosenEntry {
  /** The country whose flag is shown before it. */
  readonly country: string | null;
  readonly name: string;
  readonly aside: string;
}

interface EntriesProps<T> extends Omit<SearchProps, 'search'> {
  readonly label: string;
  /** Said when nothing was found. */
  readonly nothing: string;
  readonly entries: readonly Entry[];
  /** Parts of other entries that were found, under a heading with their number. */
  readonly parts: readonly Entry[];
  readonly partsTitle: string;
  /** What an entry stands for; undefined for what is none. */
  find(show: string): T | undefined;
  /** The details of that, with the part that is marked in them; empty for none. */
  details(found: T, part: string): ReactNode;
}

/** What a search finds, and beside it the details of one result. */
export function Entries<T>(props: EntriesProps<T>) {
  const { label, nothing, entries, parts, partsTitle, chosen, onChoose, find, details } = props;
  const listed = [...entries, ...parts.slice(0, MOST_FOUND)];
  const shown = find(chosen.show) ? chosen : (listed[0] ?? chosen);
  const found = find(shown.show);
  const first = entries.findIndex(({ show }) => show === shown.show);
  const roving = useRoving(listed.length, Math.max(0, first));
  const items = listed.map(({ show, part, country, name, aside }, index) => (
    <li key={`${show} ${part}`}>
      <EntryButton
        {...roving(index)}
        className={styles.entry}
        selected={show === shown.show && part === shown.part}
        onClick={() => onChoose({ show, part })}
      >
        <Flagged code={country} text={name} />
        <span className={styles.aside}>{aside}</span>
      </EntryButton>
    </li>
  ));
  return (
    <div className={styles.panes}>
      <nav className={styles.list} aria-label={label} {...ROVING}>
        {listed.length === 0 && <p className={styles.nothing}>{nothing}</p>}
        <ul>{items.slice(0, entries.length)}</ul>
        {parts.length > 0 && (
          <>
            <h2 className={`${styles.group} ${utility.note}`}>
              {partsTitle} ({formatCount(parts.length)}
              {parts.length > MOST_FOUND && `, the first ${MOST_FOUND} are listed`})
            </h2>
            <ul>{items.slice(entries.length)}</ul>
          </>
        )}
      </nav>
      {found && details(found, shown.part)}
    </div>
  );
}
