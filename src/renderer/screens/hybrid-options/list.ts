/** The list of hybrid order options as a value, and the query that makes (2H). */
import type { ListShape, ListState } from '#renderer/ui/list/state/state.ts';
import { OPTION_FILTERS, toOptionFilters } from './filters.ts';

/** Rows a page (2H). */
export const PAGE_SIZE = 10;

export type OptionsState = ListState<typeof OPTION_FILTERS, never>;

export const OPTIONS_SHAPE: ListShape<typeof OPTION_FILTERS, never> = {
  id: 'hybrid-order-options',
  filters: OPTION_FILTERS,
  orders: [],
};

export const toQuery = ({ page, filters }: OptionsState) => ({
  page,
  pageSize: PAGE_SIZE,
  filters: toOptionFilters(filters),
});
