import { createContext, Fragment, useContext } from 'react';
import { matchedParts } from '#domain/text/matched-parts.ts';
import styles from '../values.module.css';

const SearchedContext = createContext('');

/** Names what was searched for, for every {@link Matched} text below it. */
export const SearchedProvider = SearchedContext.Provider;

/** What was searched for; empty without a search. */
export const useSearched = (): string => useContext(SearchedContext);

/** A text with what was searched for marked. */
export function Matched({ text }: { readonly text: string }) {
  const parts = matchedParts(text, useSearched());
  return (
    <>
      {parts.map(({ start, end }, at) => (
        <Fragment key={start}>
          {text.slice(parts[at - 1]?.end ?? 0, start)}
          <mark className={styles['matched']}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(parts.at(-1)?.end ?? 0)}
    </>
  );
}
