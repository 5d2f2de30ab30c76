/** The list of third-party transactions as a value, and the query that makes (2T). */
import type { ThirdPartyDate } from '#contract/orders/third-party-transactions.ts';
import type { ListShape, ListState } from '#renderer/ui/list/state/state.ts';
import { THIRD_PARTY_FILTERS, toThirdPartyFilters } from './filters.ts';

/** Rows a page (2T16). */
export const PAGE_SIZE = 20;

export const THIRD_PARTY_SHAPE: ListShape<typeof THIRD_PARTY_FILTERS, ThirdPartyDate> = {
  id: 'third-party-transactions',
  filters: THIRD_PARTY_FILTERS,
  orders: [
    { value: 'created_at', label: 'Created at', column: 'created' },
    { value: 'completed_at', label: 'Completed at', column: 'completed' },
  ],
};

/** The query for a state of the list (2T). */
export const toQuery = ({
  page,
  search,
  orderBy,
  filters,
}: ListState<typeof THIRD_PARTY_FILTERS, ThirdPartyDate>) => ({
  page,
  pageSize: PAGE_SIZE,
  filters: toThirdPartyFilters(filters),
  orderBy,
  search: search || undefined,
});
