import type { OrderTotals } from '#contract/orders/orders.ts';
import type { TotalLabels } from '#renderer/ui/list/screen/TotalsStrip.tsx';

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
