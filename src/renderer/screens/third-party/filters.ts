/** The filters of third-party transactions, in the order of the specification (2T), and the query they make. */
import { THIRD_PARTY_STATUSES, type ThirdPartyQuery } from '#contract/third-party-transactions.ts';
import { periodRange } from '#domain/period.ts';
import { thirdPartyStatusLabel } from '#domain/third-party-status.ts';
import { countryFilter } from '#renderer/ui/filters/countries.ts';
import type { FilterValues } from '#renderer/ui/filters/filter.ts';
import { multiFilter } from '#renderer/ui/filters/multi.tsx';
import { periodFilter } from '#renderer/ui/filters/period.tsx';
import {
  CURRENCY_PAIR_OPTIONS,
  listQuery,
  pairsQuery,
  rangeQuery,
} from '#renderer/ui/filters/query.ts';
import { rangeFilter } from '#renderer/ui/filters/range.tsx';
import { PAIR_SEARCH } from '#renderer/ui/filters/recent.tsx';

export const THIRD_PARTY_FILTERS = {
  sent: rangeFilter('Sent amount'),
  received: rangeFilter('Received amount'),
  matcherCountry: countryFilter('Matcher Country'),
  pair: multiFilter('Currency pair', CURRENCY_PAIR_OPTIONS, PAIR_SEARCH),
  status: multiFilter(
    'Status',
    THIRD_PARTY_STATUSES.map((value) => ({ value, label: thirdPartyStatusLabel(value).text })),
  ),
  period: periodFilter('Period', [
    { value: 'created_at', label: 'Created At' },
    { value: 'completed_at', label: 'Completed At' },
  ]),
};

/** The `filters` object of the query (2T25, 2T28, 2T30); what filters nothing is left out. */
export function toThirdPartyFilters(
  values: FilterValues<typeof THIRD_PARTY_FILTERS>,
  now: Date,
): NonNullable<ThirdPartyQuery['filters']> {
  const { preset, days, target } = values.period;
  return {
    posterAmount: rangeQuery(values.sent),
    matcherAmount: rangeQuery(values.received),
    matcherCountry: values.matcherCountry || undefined,
    ...pairsQuery(values.pair),
    period: periodRange(preset, now, days),
    periodTarget: target,
    statuses: listQuery(values.status),
  };
}
