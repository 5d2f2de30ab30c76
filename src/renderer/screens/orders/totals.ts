/** The totals over all orders of a query, as the strip shows them (1F, 1L, 1O). */
import type { OrderTotals } from '#contract/orders.ts';
import type { TotalFigure } from '#renderer/ui/list/definition.ts';

const TOTALS: readonly { readonly key: keyof OrderTotals; readonly label: string }[] = [
  { key: 'total_poster_amount', label: 'Poster Amount' },
  { key: 'total_matcher_amount', label: 'Matcher Amount' },
  { key: 'total_poster_fee', label: 'Poster Fee' },
  { key: 'total_matcher_fee', label: 'Matcher Fee' },
  { key: 'total_collection_fee', label: 'Collection Fee' },
  { key: 'total_payout_fee', label: 'Payout Fee' },
  { key: 'total_poster_payout_fee', label: 'Poster Payout Fee' },
  { key: 'total_stampduty_fee', label: 'Stampduty Fee' },
];

/** The figures of the strip; 0 where the totals are not known (1D, 1L, 1W). */
export const totalFigures = (totals: OrderTotals | null | undefined): readonly TotalFigure[] =>
  TOTALS.map(({ key, label }) => ({ label, value: totals?.[key] ?? '0' }));
