/** The orders list as a value: what it may be filtered and ordered by, and the query that makes (1H, 1L, 1O). */
import { pagedList, searchedBy } from '#renderer/ui/list/state/paged.ts';
import { ORDER_FILTERS, toOrderFilters } from './filters.ts';

/** What both lists of orders are searched by (1L). */
export const ORDER_SEARCH = 'Search by Transaction ID or Name...';

export const ORDERS_LIST = pagedList('orders.list', {
  id: 'transactions',
  filters: ORDER_FILTERS,
  searchPlaceholder: ORDER_SEARCH,
  orders: [
    { value: 'posted_at', label: 'Posted at', column: 'posted' },
    { value: 'completed_at', label: 'Completed at', column: 'completedOrCancelled' },
    { value: 'cancelled_at', label: 'Cancelled at', column: 'completedOrCancelled' },
    { value: 'removed_at', label: 'Expired at' },
    { value: 'matcher_payment_completed_at', label: 'Validated at', column: 'validatedAt' },
  ],
  pageSize: 20,
  // (1L19)
  toQuery: searchedBy(toOrderFilters),
});
