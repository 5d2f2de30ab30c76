/** The list of exchange rate limits as a value, and the query that makes (2X). */
import type { ExchangeRateLimitFilters } from '#contract/network/exchange-rate-limits.ts';
import { countryFilter } from '#renderer/ui/filters/countries.ts';
import { inField, queryOf } from '#renderer/ui/filters/query.ts';
import { pagedList } from '#renderer/ui/list/state/paged.ts';

const LIMIT_FILTERS = {
  from: inField('poster_country_abbreviation', countryFilter('From')),
  to: inField('matcher_country_abbreviation', countryFilter('To recipient in')),
};

const toFilters = queryOf<Omit<ExchangeRateLimitFilters, 'search'>>()(LIMIT_FILTERS);

export const LIMITS_LIST = pagedList('exchangeRateLimits.list', {
  id: 'exchange-rate-limits',
  filters: LIMIT_FILTERS,
  searchPlaceholder: 'Search by country name...',
  orders: [
    { value: 'place', label: 'Country' },
    { value: 'quote', label: 'Quote (show all)', column: 'quote' },
  ],
  pageSize: 10,
  toQuery: ({ search, filters }) => ({
    filters: { search: search || undefined, ...toFilters(filters) },
  }),
});
