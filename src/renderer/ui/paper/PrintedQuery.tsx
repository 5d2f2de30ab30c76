import { exportSentence, searchWord } from '#domain/lists/export-words.ts';
import { withWords } from '#renderer/ui/exports/filterWords.tsx';
import { activeFilters, type Filters, type FilterValues } from '#renderer/ui/filters/filter.ts';
import { useIsPrinting } from './printing.ts';

/** What narrows a list, and what that leaves. */
export interface QueryContents {
  /** What its rows are called in a sentence: 'orders'. */
  readonly things: string;
  /** How many there are; null where it is unknown. */
  readonly count: number | null;
  readonly search: string;
  readonly filters: Filters;
  readonly values: FilterValues<Filters>;
}

interface PrintedQueryProps extends QueryContents {
  /** What they are ordered by. */
  readonly order: string | undefined;
}

/** What a printed list contains, in words. */
export function PrintedQuery(props: PrintedQueryProps) {
  const { things, count, search, filters, values, order } = props;
  if (!useIsPrinting()) return null;
  const searched = search === '' ? [] : [searchWord(search)];
  return withWords(activeFilters(filters, values), searched, (words) => (
    <p>
      {exportSentence(things, count, words)}
      {order !== undefined && ` · ordered by ${order}`}
    </p>
  ));
}
