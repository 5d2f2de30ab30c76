/** The list of third-party transactions as a value: its filters and order, and the query they make (2T). */
import {
  THIRD_PARTY_STATUSES,
  type ThirdPartyDate,
  type ThirdPartyFilters,
} from '#contract/orders/third-party-transactions.ts';
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
import type { ListShape, ListState } from '#renderer/ui/list/state/state.ts';

/** In the order of the specification. */
export const THIRD_PARTY_FILTERS = {
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

/** Rows a page (2T16). */
export const PAGE_SIZE = 20;

export const THIRD_PARTY_SHAPE: ListShape<typeof THIRD_PARTY_FILTERS, ThirdPartyDate> = {
  id: 'third-party-transactions',
  filters: THIRD_PARTY_FILTERS,
  orders: [
    { value: 'created_at', label: 'Created at', column: 'created' },
    { value: 'completed_at', label: 'Completed at', column: 'completed' },
  ],
};

/** The query for a state of the list (2T). */
export const toQuery = ({
  page,
  search,
  orderBy,
  filters,
}: ListState<typeof THIRD_PARTY_FILTERS, ThirdPartyDate>) => ({
  page,
  pageSize: PAGE_SIZE,
  filters: toFilters(filters),
  orderBy,
  search: search || undefined,
});
