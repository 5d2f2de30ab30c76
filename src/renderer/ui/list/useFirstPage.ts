import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Filters } from '#renderer/ui/filters/filter.ts';
import type { ListDefinition } from './definition.ts';
import type { ListState } from './state.ts';

/**
 * A hook: requests the first page of a list before the list is drawn, which takes as long as the answer.
 * The query that shows the page takes over that request.
 */
export function useFirstPage<Row extends object, F extends Filters, Order extends string>(
  { pageQuery }: ListDefinition<Row, F, Order>,
  state: ListState<F, Order>,
): void {
  const queries = useQueryClient();
  useState(() => {
    if (pageQuery) void queries.prefetchQuery(pageQuery(state));
  });
}
