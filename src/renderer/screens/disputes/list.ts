/** The list of disputes as a value, and the query that makes (2D). */
import type { ListState, PagedShape } from '#renderer/ui/list/state/state.ts';

export const DISPUTE_FILTERS = {};

export const DISPUTES_SHAPE: PagedShape<typeof DISPUTE_FILTERS, never> = {
  id: 'disputes',
  filters: DISPUTE_FILTERS,
  orders: [],
  pageSize: 10,
};

/** The query for a state of the list (2D). What its `type` may be is not shown, so it is never sent. */
export const toQuery = ({ page }: ListState<typeof DISPUTE_FILTERS, never>) => ({
  page,
  pageSize: DISPUTES_SHAPE.pageSize,
});
