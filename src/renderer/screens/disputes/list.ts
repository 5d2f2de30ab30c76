/** The list of disputes as a value, and the query that makes (2D). */
import { pagedList } from '#renderer/ui/list/state/paged.ts';

export const DISPUTES_LIST = pagedList('disputes.list', {
  id: 'disputes',
  filters: {},
  orders: [],
  pageSize: 10,
  // What happens to an order or its match changes what can be done about a dispute.
  liveOn: ['connected', 'orderMatched', 'matchCancelled', 'orderSaved'],
  // What its `type` may be is not shown, so it is never sent.
  toQuery: () => ({}),
});
