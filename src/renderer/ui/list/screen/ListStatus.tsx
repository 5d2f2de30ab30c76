import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Page } from '#contract/wire/list.ts';
import { countOf } from '#domain/lists/pages.ts';
import { asSentence, formatCount } from '#domain/text/words.ts';
import utility from '#renderer/ui/utility.module.css';
import { type ListState, scopeOf } from '../state/state.ts';

interface ListStatusProps {
  readonly state: ListState;
  readonly rows: UseQueryResult<Page<unknown>>;
  /** What they are called in a sentence: 'orders'. */
  readonly things: string;
}

/**
 * Tells assistive technology what a search, a filter or a turned page has brought, once. It is silent
 * about the first rows, about reloads, and where nothing was found, which the table says itself.
 */
export function ListStatus({ state, rows, things }: ListStatusProps) {
  const scope = scopeOf(state);
  const { page } = state;
  const [said, setSaid] = useState({ scope, text: '' });
  const { data, isPlaceholderData } = rows;
  const shown = data?.rows.length;
  const count = data && countOf(data);
  useEffect(() => {
    if (said.scope === scope || shown === undefined || isPlaceholderData) return;
    const many =
      count === undefined
        ? `shown: ${formatCount(shown)}. Total not known`
        : `found: ${formatCount(count)}`;
    const found = `${asSentence(things)} ${many}`;
    setSaid({ scope, text: count === 0 ? '' : `${page > 1 ? `Page ${page}. ` : ''}${found}` });
  }, [said.scope, scope, page, shown, count, isPlaceholderData, things]);
  return (
    <p className={utility.unseen} role="status" aria-label="Rows shown">
      {said.text}
    </p>
  );
}
