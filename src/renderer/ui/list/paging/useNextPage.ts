/** The next page of a list, fetched before it is asked for. */
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Page } from '#contract/wire/list.ts';
import type { RealtimeEvent } from '#contract/wire/realtime.ts';
import { lastPageFrom } from '#domain/lists/pages.ts';
import {
  dropPrefetched,
  dropStalePrefetched,
  markShown,
  prefetch,
} from '#renderer/client/cache/prefetch.ts';
import { bridge } from '#renderer/client/calls/bridge.ts';
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
    const shown = pageQuery(state);
    if (shown) markShown(queries, shown);
    if (hasTurned) fetchNext();
  });
  useEffect(() => {
    if (isAnswered && page > 0) answered();
  }, [isAnswered, page]);

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

/** Drops what was fetched ahead as soon as an event says that something has changed. */
export function useLiveDrop(events: readonly RealtimeEvent[]): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      bridge().subscribe('realtime', ({ event }) => {
        if (events.includes(event)) dropPrefetched(queries);
      }),
    [queries, events],
  );
}
