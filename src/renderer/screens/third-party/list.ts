/** The list of third-party transactions as a value: its filters and order, and the query they make (2T). */

import { THIRD_PARTY_STATUSES } from '#contract/orders/choices.ts';
import type { ThirdPartyFilters } from '#contract/orders/third-party-transactions.ts';
import { thirdPartyStatusLabel } from '#domain/network/third-party-status.ts';
import { countryFilter } from '#renderer/ui/filters/countries.ts';
import { optionsOf } from '#renderer/ui/filters/filter.ts';
import { multiFilter } from '#renderer/ui/filters/multi.tsx';
import { targetedPeriod } from '#renderer/ui/filters/period.tsx';
import {
  CURRENCY_PAIR_OPTIONS,
  inField,
  pairsQuery,
  queryOf,
  withQuery,
} from '#renderer/ui/filters/query.ts';
import { rangeFilter } from '#renderer/ui/filters/range.tsx';
import { PAIR_SEARCH } from '#renderer/ui/filters/recent.tsx';
import { pagedList, searchedBy } from '#renderer/ui/list/state/paged.ts';

/** In the order of the specification. */
const THIRD_PARTY_FILTERS = {
  sent: inField('posterAmount', rangeFilter('Sent amount')),
  received: inField('matcherAmount', rangeFilter('Received amount')),
  matcherCountry: inField('matcherCountry', countryFilter('Matcher Country')),
  pair: withQuery(multiFilter('Currency pair', CURRENCY_PAIR_OPTIONS, PAIR_SEARCH), pairsQuery),
  status: inField(
    'statuses',
    multiFilter(
      'Status',
      optionsOf(THIRD_PARTY_STATUSES, (status) => thirdPartyStatusLabel(status).text),
    ),
  ),
  period: targetedPeriod('Period', [
    { value: 'created_at', label: 'Created At' },
    { value: 'completed_at', label: 'Completed At' },
  ]),
};

/** The `filters` object of the query (2T25, 2T28, 2T30). */
const toFilters = queryOf<ThirdPartyFilters>()(THIRD_PARTY_FILTERS);

export const THIRD_PARTY_LIST = pagedList('thirdPartyTransactions.list', {
  id: 'third-party-transactions',
  filters: THIRD_PARTY_FILTERS,
  searchPlaceholder: 'Search by Transaction ID or Name...',
  orders: [
    { value: 'created_at', label: 'Created at', column: 'created' },
    { value: 'completed_at', label: 'Completed at', column: 'completed' },
  ],
  // (2T16)
  pageSize: 20,
  toQuery: searchedBy(toFilters),
});
