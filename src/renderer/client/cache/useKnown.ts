/** What is known of a thing with a screen of its own: as loaded, or as the list that led to it has it. */
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EndpointAnswer } from '#contract/wire/endpoints.ts';
import { isGone } from '../calls/bridge.ts';
import { answersOf } from './useCached.ts';

/** The lists whose rows have a screen of their own. */
type ListName = 'orders.list' | 'users.list';
type Row<Name extends ListName> = EndpointAnswer<Name>['rows'][number];

/** A hook: the row `id` of `list` that was loaded last, and when. */
function useListed<Name extends ListName>(
  list: Name,
  id: string,
): { readonly row?: Row<Name> | undefined; readonly readAt: number } {
  const queries = useQueryClient();
  return useMemo(() => {
    const found = answersOf(queries.getQueryCache(), list).map(({ answer, readAt }) => {
      const rows: readonly Row<Name>[] = answer?.rows ?? [];
      return { row: rows.find((other) => other.id === id), readAt };
    });
    return found.find(({ row }) => row) ?? { readAt: 0 };
  }, [queries, list, id]);
}

/**
 * A hook: what `query` loaded of the thing `id`, and its row in `list` until then. Of a thing that is
 * gone nothing is known any more.
 * @param isLeaving true while the person removes it: it is then shown until that is done
 */
export function useKnown<Name extends ListName, Whole>(
  list: Name,
  id: string,
  { data, error, dataUpdatedAt }: UseQueryResult<Whole>,
  isLeaving = false,
) {
  const { row, readAt } = useListed(list, id);
  if (isGone(error) && !isLeaving) return { whole: undefined, row: undefined, asOf: 0 };
  const shownSince = data === undefined ? readAt : dataUpdatedAt;
  return {
    whole: data,
    /** Undefined without a list that has it, and when the thing is gone. */
    row,
    /** Milliseconds since the epoch of what is shown, if it could not be loaded again; otherwise 0. */
    asOf: error === null ? 0 : shownSince,
  };
}
