/** The list of exchange rate limits as a value, and the query that makes (2X). */
import type { ExchangeRateLimitFilters } from '#contract/network/exchange-rate-limits.ts';
import { countryFilter } from '#renderer/ui/filters/countries.ts';
import { inField, queryOf } from '#renderer/ui/filters/query.ts';
import type { ListShape, ListState } from '#renderer/ui/list/state/state.ts';

/** Rows a page (2X). */
export const PAGE_SIZE = 10;

export const LIMIT_FILTERS = {
  from: inField('poster_country_abbreviation', countryFilter('From')),
  to: inField('matcher_country_abbreviation', countryFilter('To recipient in')),
};

const toFilters = queryOf<Omit<ExchangeRateLimitFilters, 'search'>>()(LIMIT_FILTERS);

export const LIMITS_SHAPE: ListShape<typeof LIMIT_FILTERS, never> = {
  id: 'exchange-rate-limits',
  filters: LIMIT_FILTERS,
  orders: [],
};

/** The query for a state of the list (2X). */
export const toQuery = ({ page, search, filters }: ListState<typeof LIMIT_FILTERS, never>) => ({
  page,
  pageSize: PAGE_SIZE,
  filters: { search: search || undefined, ...toFilters(filters) },
});
