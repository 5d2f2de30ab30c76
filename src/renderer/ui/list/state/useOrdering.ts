/** The order of a list as the headers of its table show and change it. */
import { useMemo } from 'react';
import type { Ordering } from '#renderer/ui/grid/ordering.ts';
import type { ListShape } from './state.ts';
import type { ListControl } from './useList.ts';

/** What the list is ordered by. Without a direction the API answers the latest first. */
export function useOrdering(
  { orders }: Pick<ListShape, 'orders'>,
  { state, orderByColumn }: Pick<ListControl, 'state' | 'orderByColumn'>,
): Ordering {
  const columns = useMemo(() => orders.flatMap(({ column }) => column ?? []), [orders]);
  return {
    columns,
    current: orders.find(({ value }) => value === state.orderBy)?.column,
    direction: state.direction ?? 'desc',
    onPress: orderByColumn,
  };
}
