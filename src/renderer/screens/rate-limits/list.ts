/** The list of exchange rate limits as a value, and the query that makes (2X). */
import type { ExchangeRateLimitFilters } from '#contract/network/exchange-rate-limits.ts';
import { countryFilter } from '#renderer/ui/filters/countries.ts';
import { inField, queryOf } from '#renderer/ui/filters/query.ts';
import type { ListState, PagedShape } from '#renderer/ui/list/state/state.ts';

export const LIMIT_FILTERS = {
  from: inField('poster_country_abbreviation', countryFilter('From')),
  to: inField('matcher_country_abbreviation', countryFilter('To recipient in')),
};

const toFilters = queryOf<Omit<ExchangeRateLimitFilters, 'search'>>()(LIMIT_FILTERS);

export const LIMITS_SHAPE: PagedShape<typeof LIMIT_FILTERS, never> = {
  id: 'exchange-rate-limits',
  filters: LIMIT_FILTERS,
  orders: [],
  pageSize: 10,
};

/** The query for a state of the list (2X). */
export const toQuery = ({ page, search, filters }: ListState<typeof LIMIT_FILTERS, never>) => ({
  page,
  pageSize: LIMITS_SHAPE.pageSize,
  filters: { search: search || undefined, ...toFilters(filters) },
});
