/** The list of health insurance payments as a value, and the query that makes (2P). */
import { pagedList } from '#renderer/ui/list/state/paged.ts';

export const PAYMENTS_LIST = pagedList('healthInsurance.list', {
  id: 'health-insurance',
  filters: {},
  searchPlaceholder: 'Search by Enrollee Name...',
  orders: [],
  pageSize: 10,
  // What `type` may be is not shown, so it is never sent.
  toQuery: ({ search }) => ({ search: search || undefined }),
});
