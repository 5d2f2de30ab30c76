/** The row of the order in the list that led to it, shown until the order is loaded. */
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OrderRow } from '#contract/orders/orders.ts';
import type { EndpointAnswer } from '#contract/wire/endpoints.ts';

/** A hook: the row of order `id` that was read last; undefined where no list in memory has it. */
export function useKnownRow(id: string): OrderRow | undefined {
  const queries = useQueryClient();
  return useMemo(() => {
    const lists = queries.getQueryCache().findAll({ queryKey: ['orders', 'orders.list'] });
    return lists
      .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
      .flatMap(({ state }) => (state.data as EndpointAnswer<'orders.list'> | undefined)?.rows ?? [])
      .find((row) => row.id === id);
  }, [queries, id]);
}
