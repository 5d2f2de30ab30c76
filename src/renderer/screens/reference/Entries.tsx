import type { ReactNode } from 'react';
import { formatCount } from '#domain/time/format.ts';
import { EntryButton } from '#renderer/ui/layout/EntryButton.tsx';
import { Flagged } from '#renderer/ui/values/places/Country.tsx';
import styles from './reference.module.css';
import type { RovingProps } from './useRoving.ts';

/** How many parts are listed for a search. */
export const MOST_FOUND = 100;

interface EntryProps {
  /** The country whose flag is shown before it. */
  readonly country: string | null;
  readonly name: string;
  readonly aside: string;
  readonly selected: boolean;
  readonly roving: RovingProps;
  readonly onChoose: () => void;
}

/** A search result; choosing it shows its details. */
export function Entry({ country, name, aside, selected, roving, onChoose }: EntryProps) {
  return (
    <li>
      <EntryButton {...roving} className={styles['entry']} selected={selected} onClick={onChoose}>
        <Flagged code={country} text={name} />
        <span className={styles['aside']}>{aside}</span>
      </EntryButton>
    </li>
  );
}

/** Parts of other entries that were found, under a heading with their number. */
export function FoundParts<T>(props: {
  readonly title: string;
  readonly found: readonly T[];
  readonly children: (part: T, index: number) => ReactNode;
}) {
  const { title, found, children } = props;
  if (found.length === 0) return null;
  return (
    <>
      <h2 className={styles['group']}>
        {title} ({formatCount(found.length)}
        {found.length > MOST_FOUND && `, the first ${MOST_FOUND} are listed`})
      </h2>
      <ul>{found.slice(0, MOST_FOUND).map(children)}</ul>
    </>
  );
}
