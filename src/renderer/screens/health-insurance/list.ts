/** The list of health insurance payments as a value, and the query that makes (2P). */
import type { ListShape, ListState } from '#renderer/ui/list/state/state.ts';

/** Rows a page (2P). */
export const PAGE_SIZE = 10;

export const NO_FILTERS = {};

export const PAYMENTS_SHAPE: ListShape<typeof NO_FILTERS, never> = {
  id: 'health-insurance',
  filters: NO_FILTERS,
  orders: [],
};

/** The query for a state of the list (2P). */
export const toQuery = ({ page, search }: ListState<typeof NO_FILTERS, never>) => ({
  page,
  pageSize: PAGE_SIZE,
  search: search || undefined,
});
