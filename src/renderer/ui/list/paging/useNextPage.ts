/** The next page of a list, fetched before it is asked for. */
import { hashKey, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Page } from '#contract/wire/list.ts';
import { lastPageFrom } from '#domain/lists/pages.ts';
import { dropStalePrefetched, prefetch } from '#renderer/client/cache/prefetch.ts';
import { useIsInactive } from '#renderer/client/live/inactive.ts';
import type { ListDefinition } from '../state/definition.ts';
import { scopeOf } from '../state/state.ts';
import type { ListControl } from '../state/useList.ts';

/**
 * A hook: fetches the next page ahead where the list declares what reads it. To spare the server it does so
 * only once the person has turned a page of this query, or points at the pager.
 */
export function useNextPage<Row extends object>(
  { pageQuery, pageSize }: ListDefinition<Row>,
  { state, setPage }: Pick<ListControl, 'state' | 'setPage'>,
  { data, isPlaceholderData: isOlder }: UseQueryResult<Page<Row>>,
) {
  const queries = useQueryClient();
  const query = scopeOf({ ...state, page: 1 });
  const [turnedIn, setTurnedIn] = useState<string | null>(null);
  const hasTurned = turnedIn === query;
  const { page } = state;
  const isAnswered = data !== undefined && !isOlder;

  const fetchNext = () => {
    const next = pageQuery({ ...state, page: page + 1 });
    if (next && isAnswered && page < lastPageFrom(page, data, pageSize)) {
      prefetch(queries, next);
    }
  };
  const answered = useEffectEvent(() => {
    if (hasTurned) fetchNext();
  });
  useEffect(() => {
    if (isAnswered && page > 0) answered();
  }, [isAnswered, page]);

  // A page that was left is asked for again when it is shown again.
  const isInactive = useIsInactive();
  const shown = pageQuery(state);
  const hash = shown && hashKey(shown.queryKey);
  useEffect(() => {
    if (hash === undefined || isInactive) return;
    return () => queries.getQueryCache().get(hash)?.invalidate();
  }, [queries, hash, isInactive]);

  return {
    /** Turns to a page, by whatever the person presses. */
    turn: (to: number) => {
      dropStalePrefetched(queries);
      setTurnedIn(query);
      setPage(to);
    },
    /** To be called when the person points at the pager. */
    pointed: fetchNext,
  };
}
