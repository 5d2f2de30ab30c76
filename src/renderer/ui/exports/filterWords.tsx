/** The filters of a list in words. */
import type { ReactNode } from 'react';
import { type ExportWord, filterWord } from '#domain/lists/export-words.ts';
import type { ActiveFilter } from '#renderer/ui/filters/filter.ts';

interface FilterWordProps extends Omit<ActiveFilter, 'key'> {
  readonly children: (word: ExportWord) => ReactNode;
}

/** Gives `children` the word of a filter. Words are hooks, so each filter is a component. */
function FilterWord({ filter, value, children }: FilterWordProps) {
  const words = filter.useWords(value);
  return children(filter.exported?.(value, new Date()) ?? filterWord(filter.label, words));
}

/** What `draw` makes of the words of all filters, after those that are `said` already. */
export function withWords(
  [first, ...rest]: readonly ActiveFilter[],
  said: readonly ExportWord[],
  draw: (words: readonly ExportWord[]) => ReactNode,
): ReactNode {
  if (!first) return draw(said);
  const { key, ...active } = first;
  return (
    <FilterWord key={key} {...active}>
      {(word) => withWords(rest, [...said, word], draw)}
    </FilterWord>
  );
}
