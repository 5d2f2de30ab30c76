/** What the two lists of orders have in common (1H, 1L, 1O, 1W). */
import type { OrderRow, OrderTotals } from '#contract/orders/orders.ts';
import { orderPath } from '#domain/orders/paths.ts';
import { endpointQuery } from '#renderer/client/calls/endpoints.ts';
import type { RowLook } from '#renderer/ui/grid/columns/column.tsx';
import { lazyContent } from '#renderer/ui/inspector/inspector.ts';
import type { TotalLabels } from '#renderer/ui/list/screen/TotalsStrip.tsx';

export const ORDERS = {
  title: 'Transactions',
  rowLook({ is_removed, hidden }: OrderRow): RowLook {
    if (is_removed === true) return 'struck';
    return hidden === true ? 'dimmed' : 'plain';
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
  pagerSize: 5,
  things: 'orders',
} as const;

/** The totals over all orders of a query, as the strip calls them (1F, 1L, 1O). */
export const ORDER_TOTALS: TotalLabels<OrderTotals> = {
  total_poster_amount: 'Poster Amount',
  total_matcher_amount: 'Matcher Amount',
  total_poster_fee: 'Poster Fee',
  total_matcher_fee: 'Matcher Fee',
  total_collection_fee: 'Collection Fee',
  total_payout_fee: 'Payout Fee',
  total_poster_payout_fee: 'Poster Payout Fee',
  total_stampduty_fee: 'Stampduty Fee',
};
