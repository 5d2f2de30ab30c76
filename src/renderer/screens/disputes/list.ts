/** The list of disputes as a value, and the query that makes (2D). */
import type { ListShape, ListState } from '#renderer/ui/list/state/state.ts';

/** Rows a page (2D). */
export const PAGE_SIZE = 10;

export const DISPUTE_FILTERS = {};

export const DISPUTES_SHAPE: ListShape<typeof DISPUTE_FILTERS, never> = {
  id: 'disputes',
  filters: DISPUTE_FILTERS,
  orders: [],
};

/** The query for a state of the list (2D). What its `type` may be is not shown, so it is never sent. */
export const toQuery = ({ page }: ListState<typeof DISPUTE_FILTERS, never>) => ({
  page,
  pageSize: PAGE_SIZE,
});
