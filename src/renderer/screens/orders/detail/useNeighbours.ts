/** The orders before and after one in the list one came from. */
import { useMemo } from 'react';
import { lastPageFrom } from '#domain/lists/pages.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { readListState, writeListState } from '#renderer/ui/list/state/state.ts';
import { ORDERS_LIST } from '../list.ts';

/** An order of the same list, with the query of the list's page it is on. */
interface Neighbour {
  readonly id: string;
  readonly from: string;
}

/** The ways to walk through the list. */
export const STEPS = ['previous', 'next'] as const;

export type Neighbours = Readonly<Record<(typeof STEPS)[number], Neighbour | undefined>>;

function usePage(from: string | undefined, step: number, wanted: boolean) {
  const { query, search } = useMemo(() => {
    const state = readListState(ORDERS_LIST, new URLSearchParams(from));
    const there = { ...state, page: Math.max(1, state.page + step) };
    return { query: ORDERS_LIST.toQuery(there), search: `?${writeListState(ORDERS_LIST, there)}` };
  }, [from, step]);
  const { data } = useEndpoint('orders.list', query, {
    // The page of the list stays as it was left while one walks through it.
    staleTime: 'static',
    enabled: from !== undefined && wanted,
  });
  // Two rows of one id are one order.
  const ids = new Set(data?.rows.map(({ id }) => id));
  const neighbours = [...ids].map((id): Neighbour => ({ id, from: search }));
  const isLastPage = !data || query.page >= lastPageFrom(query.page, data, query.pageSize);
  return { page: query.page, neighbours, isLastPage };
}

/**
 * What comes before and after order `id` in the list whose query is `from`; neither when one did not
 * come from a list, or if the order is no longer on that page.
 */
export function useNeighbours(id: string, from: string | undefined): Neighbours {
  const here = usePage(from, 0, true);
  const index = here.neighbours.findIndex((other) => other.id === id);
  const isFirst = index === 0 && here.page > 1;
  const isLast = index >= 0 && index === here.neighbours.length - 1 && !here.isLastPage;
  const before = usePage(from, -1, isFirst);
  const after = usePage(from, 1, isLast);
  if (index < 0) return { previous: undefined, next: undefined };
  return {
    previous: isFirst ? before.neighbours.at(-1) : here.neighbours[index - 1],
    next: isLast ? after.neighbours[0] : here.neighbours[index + 1],
  };
}
