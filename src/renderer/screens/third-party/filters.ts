/** The filters of third-party transactions, in the order of the specification (2T), and the query they make. */
import { THIRD_PARTY_STATUSES, type ThirdPartyQuery } from '#contract/third-party-transactions.ts';
import { FILTER_CURRENCY_PAIRS } from '#domain/catalogue.ts';
import { periodRange } from '#domain/period.ts';
import { thirdPartyStatusLabel } from '#domain/third-party/status.ts';
import { countryFilter } from '#renderer/ui/filters/countries.ts';
import type { FilterValues } from '#renderer/ui/filters/filter.ts';
import { multiFilter } from '#renderer/ui/filters/multi.tsx';
import { periodFilter } from '#renderer/ui/filters/period.tsx';
import { rangeFilter, type TypedRange } from '#renderer/ui/filters/range.tsx';
import { PAIR_SEARCH } from '#renderer/ui/filters/recent.tsx';

const PAIR_MARK = '-';

export const THIRD_PARTY_FILTERS = {
  sent: rangeFilter('Sent amount'),
  received: rangeFilter('Received amount'),
  matcherCountry: countryFilter('Matcher Country'),
  pair: multiFilter(
    'Currency pair',
    FILTER_CURRENCY_PAIRS.map(({ from, to }) => ({
      value: `${from}${PAIR_MARK}${to}`,
      label: `${from} to ${to}`,
    })),
    PAIR_SEARCH,
  ),
  status: multiFilter(
    'Status',
    THIRD_PARTY_STATUSES.map((value) => ({ value, label: thirdPartyStatusLabel(value).text })),
  ),
  period: periodFilter('Period', [
    { value: 'created_at', label: 'Created At' },
    { value: 'completed_at', label: 'Completed At' },
  ]),
};

const amounts = ({ from, to }: TypedRange) =>
  from || to ? { ...(from && { from }), ...(to && { to }) } : undefined;

const listed = <T>(values: readonly T[]) => (values.length > 0 ? [...values] : undefined);

/** The `filters` object of the query (2T25, 2T28, 2T30); what filters nothing is left out. */
export function toThirdPartyFilters(
  values: FilterValues<typeof THIRD_PARTY_FILTERS>,
  now: Date,
): NonNullable<ThirdPartyQuery['filters']> {
  const pairs = values.pair.map((pair) => pair.split(PAIR_MARK));
  const { preset, days, target } = values.period;
  return {
    posterAmount: amounts(values.sent),
    matcherAmount: amounts(values.received),
    matcherCountry: values.matcherCountry || undefined,
    fromCurrency: listed(pairs.map(([from = '']) => from)),
    toCurrency: listed(pairs.map(([, to = '']) => to)),
    period: periodRange(preset, now, days),
    periodTarget: target,
    statuses: listed(values.status),
  };
}
