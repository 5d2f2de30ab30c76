/** What the two lists of orders have in common (1H, 1L, 1O, 1W). */
import type { OrderRow } from '#contract/orders/orders.ts';
import { ORDER_EVENTS } from '#contract/wire/realtime.ts';
import { orderPath } from '#domain/orders/paths.ts';
import { endpointQuery } from '#renderer/client/calls/endpoints.ts';
import type { RowLook } from '#renderer/ui/grid/columns/column.tsx';
import { lazyContent } from '#renderer/ui/inspector/inspector.ts';
import { PAGE_SIZE } from './list.ts';

export const ORDERS = {
  title: 'Transactions',
  searchPlaceholder: 'Search by Transaction ID or Name...',
  rowId: ({ id }: OrderRow) => id,
  rowLook({ is_removed, hidden }: OrderRow): RowLook {
    if (is_removed) return 'struck';
    return hidden ? 'dimmed' : 'plain';
  },
  inspector: {
    title: (id: string) => `Order ${id}`,
    Content: lazyContent(
      async () => (await import('./inspector/OrderInspector.tsx')).OrderInspector,
    ),
    isFoundById: true,
    path: (id: string) => orderPath(id),
    reads: ({ id }: OrderRow) => [endpointQuery('orders.read', { id })],
  },
  pageSize: PAGE_SIZE,
  pagerSize: 5,
  areas: ['orders'],
  liveOn: ORDER_EVENTS,
  things: 'orders',
} as const;
