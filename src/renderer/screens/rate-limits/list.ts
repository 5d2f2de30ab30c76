/** The list of exchange rate limits as a value, and the query that makes (2X). */
import { countryFilter } from '#renderer/ui/filters/countries.ts';
import type { ListShape, ListState } from '#renderer/ui/list/state.ts';

/** Rows a page (2X). */
export const PAGE_SIZE = 10;

export const LIMIT_FILTERS = {
  from: countryFilter('From'),
  to: countryFilter('To recipient in'),
};

export const LIMITS_SHAPE: ListShape<typeof LIMIT_FILTERS, never> = {
  id: 'exchange-rate-limits',
  filters: LIMIT_FILTERS,
  orders: [],
};

/** The query for a state of the list (2X). */
export const toQuery = ({ page, search, filters }: ListState<typeof LIMIT_FILTERS, never>) => ({
  page,
  pageSize: PAGE_SIZE,
  filters: {
    search: search || undefined,
    poster_country_abbreviation: filters.from || undefined,
    matcher_country_abbreviation: filters.to || undefined,
  },
});
