/** The filters of the orders list, in the order of the specification (1F, 1H, 1W), and the query they make. */
import { ORDER_STATUSES, ORDER_TYPES, type OrderQuery, REFUND_STATUSES } from '#contract/orders.ts';
import { orderStatusName, refundStatusName } from '#domain/orders/status.ts';
import { periodRange } from '#domain/period.ts';
import { useCatalogue } from '#renderer/client/catalogue.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import { useCompanyOptions } from '#renderer/ui/filters/companies.ts';
import { countryFilter } from '#renderer/ui/filters/countries.ts';
import type { FilterValues, Option } from '#renderer/ui/filters/filter.ts';
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

/** The companies the deployment names, else those the network lists. */
function useProviders(): readonly Option[] {
  const { paymentProviders } = useCatalogue();
  const listed = useCompanyOptions(paymentProviders === null);
  return paymentProviders ?? listed;
}

export const ORDER_FILTERS = {
  sent: rangeFilter('Sent amount'),
  received: rangeFilter('Received amount'),
  matcherCountry: countryFilter('Matcher Country'),
  currency: multiFilter('Currency', CURRENCY_PAIR_OPTIONS, PAIR_SEARCH),
  status: multiFilter(
    'Status',
    ORDER_STATUSES.map((value) => ({ value, label: orderStatusName(value) })),
  ),
  type: choiceFilter(
    'Type',
    ORDER_TYPES.map((value) => ({ value, label: value })),
  ),
  partialMatch: choiceFilter('Partial Match Allowed', [
    { value: '0', label: 'No' },
    { value: '1', label: 'Yes' },
  ]),
  period: periodFilter('Period', [
    { value: 'posted_at', label: 'Posted at' },
    { value: 'confirmed_at', label: 'Confirmed at' },
    { value: 'completed_at', label: 'Completed at' },
    { value: 'cancelled_at', label: 'Cancelled at' },
    { value: 'matcher_payment_completed_at', label: 'Validated at' },
  ]),
  paymentType: choiceFilter('Payment Type', () => useCatalogue().paymentTypes),
  paymentProvider: choiceFilter('Payment Provider', useProviders, {
    search: { kind: 'provider', noMatch: 'No matching provider' },
  }),
  refundStatus: multiFilter(
    'Refund Status',
    REFUND_STATUSES.map((value) => ({ value, label: refundStatusName(value) })),
  ),
};

type OrderFilterValues = FilterValues<typeof ORDER_FILTERS>;

/** The `filters` object of the query (1F, 1L, 1W); what filters nothing is left out. */
export function toOrderFilters(
  values: OrderFilterValues,
  now: Date,
): NonNullable<OrderQuery['filters']> {
  const { preset, days, target } = values.period;
  const type = ORDER_TYPES.find((other) => other === values.type);
  const partialMatch = (['0', '1'] as const).find((other) => other === values.partialMatch);
  return {
    posterAmount: rangeQuery(values.sent),
    matcherAmount: rangeQuery(values.received),
    matcherCountry: values.matcherCountry || undefined,
    ...pairsQuery(values.currency),
    period: periodRange(preset, now, days),
    periodTarget: target,
    statuses: listQuery(values.status),
    refundStatuses: listQuery(values.refundStatus),
    type,
    partialMatch,
    paymentType: values.paymentType || undefined,
    paymentProvider: values.paymentProvider || undefined,
  };
}
