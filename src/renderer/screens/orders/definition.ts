/** What the two lists of orders have in common (1H, 1L, 1O, 1W). */
import type { OrderRow, OrderTotals } from '#contract/orders/orders.ts';
import { orderPath } from '#domain/orders/paths.ts';
import { endpointQuery } from '#renderer/client/calls/endpoints.ts';
import type { RowLook } from '#renderer/ui/grid/columns/column.tsx';
import type { TotalLabels } from '#renderer/ui/list/totals/listTotals.ts';
import { lazyContent } from '#renderer/ui/loading/lazyContent.ts';

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

/** The totals over all orders of a query, as the strip calls them, and whose currency each is in (1F, 1L, 1O). */
export const ORDER_TOTALS: TotalLabels<OrderTotals> = {
  total_poster_amount: { label: 'Poster Amount', side: 'poster' },
  total_matcher_amount: { label: 'Matcher Amount', side: 'matcher' },
  total_poster_fee: { label: 'Poster Fee', side: 'poster' },
  total_matcher_fee: { label: 'Matcher Fee', side: 'matcherFee' },
  total_collection_fee: { label: 'Collection Fee', side: 'poster' },
  total_payout_fee: { label: 'Payout Fee', side: 'poster' },
  total_poster_payout_fee: { label: 'Poster Payout Fee', side: 'poster' },
  total_stampduty_fee: { label: 'Stampduty Fee', side: 'poster' },
};
