/** The list of ribbons as a value, and the query that makes (2B). */
import type { ListShape, ListState } from '#renderer/ui/list/state/state.ts';

/** Ribbons per page; the list is loaded ten at a time (2B02). */
export const RIBBONS_SHOWN = 4;

export const RIBBON_FILTERS = {};

export const RIBBONS_SHAPE: ListShape<typeof RIBBON_FILTERS, never> = {
  id: 'ribbons',
  filters: RIBBON_FILTERS,
  orders: [],
};

/** The query for a state of the list (2B). */
export const toQuery = ({ page }: ListState<typeof RIBBON_FILTERS, never>) => ({
  page,
  pageSize: RIBBONS_SHOWN,
});
