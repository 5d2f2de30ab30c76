import { createContext, Fragment, useContext } from 'react';
import { matchedParts, type TextPart } from '#domain/text/matched-parts.ts';
import styles from '../values.module.css';

const SearchedContext = createContext('');

/** Names what was searched for, for every {@link Matched} text below it. */
export const SearchedProvider = SearchedContext.Provider;

/** What was searched for; empty without a search. */
export const useSearched = (): string => useContext(SearchedContext);

interface MarkedProps {
  readonly text: string;
  /** What is marked, in its order. */
  readonly parts: readonly TextPart[];
  readonly className?: string | undefined;
}

/** A text with some of its parts marked. */
export function Marked({ text, parts, className }: MarkedProps) {
  return (
    <>
      {parts.map(({ start, end }, at) => (
        <Fragment key={start}>
          {text.slice(parts[at - 1]?.end ?? 0, start)}
          <mark className={className}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(parts.at(-1)?.end ?? 0)}
    </>
  );
}

/** A text with what was searched for marked. */
export const Matched = ({ text }: { readonly text: string }) => (
  <Marked text={text} parts={matchedParts(text, useSearched())} className={styles.matched} />
);
