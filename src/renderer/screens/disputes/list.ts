/** The list of disputes as a value, and the query that makes (2D). */
import { pagedList } from '#renderer/ui/list/state/paged.ts';

export const DISPUTES_LIST = pagedList('disputes.list', {
  id: 'disputes',
  filters: {},
  orders: [],
  pageSize: 10,
  // What its `type` may be is not shown, so it is never sent.
  toQuery: () => ({}),
});
