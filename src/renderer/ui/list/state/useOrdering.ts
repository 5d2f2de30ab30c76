/** The order of a list as the headers of its table show and change it. */
import { useMemo } from 'react';
import type { Ordering } from '#renderer/ui/grid/ordering.ts';
import type { ListShape } from './state.ts';
import type { ListControl } from './useList.ts';

/** What the list is ordered by; the same object until that changes. Without a direction the API answers the latest first. */
export function useOrdering(
  { orders }: Pick<ListShape, 'orders'>,
  { state, orderByColumn }: Pick<ListControl, 'state' | 'orderByColumn'>,
): Ordering {
  const { orderBy, direction = 'desc' } = state;
  return useMemo(
    () => ({
      columns: orders.flatMap(({ column }) => column ?? []),
      current: orders.find(({ value }) => value === orderBy)?.column,
      direction,
      onPress: orderByColumn,
    }),
    [orders, orderBy, direction, orderByColumn],
  );
}
