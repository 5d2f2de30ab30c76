/** The list of health insurance payments as a value, and the query that makes (2P). */
import type { ListShape, ListState } from '#renderer/ui/list/state/state.ts';

/** Rows a page (2P). */
export const PAGE_SIZE = 10;

export const PAYMENT_FILTERS = {};

export const PAYMENTS_SHAPE: ListShape<typeof PAYMENT_FILTERS, never> = {
  id: 'health-insurance',
  filters: PAYMENT_FILTERS,
  orders: [],
};

/** The query for a state of the list (2P). What `type` may be is not shown, so it is never sent. */
export const toQuery = ({ page, search }: ListState<typeof PAYMENT_FILTERS, never>) => ({
  page,
  pageSize: PAGE_SIZE,
  search: search || undefined,
});
