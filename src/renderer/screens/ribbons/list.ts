/** The list of ribbons as a value, and the query that makes (2B). */
import { pagedList } from '#renderer/ui/list/state/paged.ts';

/** Ribbons per page; the list is loaded ten at a time (2B02). */
export const RIBBONS_SHOWN = 4;

export const RIBBONS_LIST = pagedList('ribbons.list', {
  id: 'ribbons',
  filters: {},
  orders: [],
  pageSize: RIBBONS_SHOWN,
  toQuery: () => ({}),
});
