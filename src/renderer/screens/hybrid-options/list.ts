/** The list of hybrid order options as a value, and the query that makes (2H). */
import { pagedList } from '#renderer/ui/list/state/paged.ts';
import { OPTION_FILTERS, toOptionFilters } from './filters.ts';

export const OPTIONS_LIST = pagedList('hybridOrderOptions.list', {
  id: 'hybrid-order-options',
  filters: OPTION_FILTERS,
  orders: [],
  pageSize: 10,
  toQuery: ({ filters }) => ({ filters: toOptionFilters(filters) }),
});
