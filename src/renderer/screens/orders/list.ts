/** The orders list as a value: what it may be filtered and ordered by, and the query that makes. */
import type { OrderSort } from '#contract/orders/orders.ts';
import type { ListShape, ListState } from '#renderer/ui/list/state/state.ts';
import { ORDER_FILTERS, toOrderFilters } from './filters.ts';

/** Rows a page (1H, 1L, 1O). */
export const PAGE_SIZE = 20;

export type OrdersState = ListState<typeof ORDER_FILTERS, OrderSort>;

export const ORDERS_SHAPE: ListShape<typeof ORDER_FILTERS, OrderSort> = {
  id: 'transactions',
  filters: ORDER_FILTERS,
  orders: [
    { value: 'posted_at', label: 'Posted at', column: 'posted' },
    { value: 'completed_at', label: 'Completed at', column: 'completedOrCancelled' },
    { value: 'cancelled_at', label: 'Cancelled at', column: 'completedOrCancelled' },
    { value: 'removed_at', label: 'Expired at' },
    { value: 'matcher_payment_completed_at', label: 'Validated at', column: 'validatedAt' },
  ],
};

/** The query for a state of the list (1L19). */
export const toQuery = ({ page, search, orderBy, filters }: OrdersState) => ({
  page,
  pageSize: PAGE_SIZE,
  filters: toOrderFilters(filters),
  orderBy,
  search: search || undefined,
});
