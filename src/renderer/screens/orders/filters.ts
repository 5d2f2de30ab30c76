/** The filters of the orders list, in the order of the specification (1F, 1H, 1W), and the query they make. */

import { ORDER_STATUSES, ORDER_TYPES, REFUND_STATUSES } from '#contract/orders/choices.ts';
import type { OrderFilters } from '#contract/orders/orders.ts';
import { orderStatusName, refundStatusName } from '#domain/orders/status.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import { useCompanyOptions } from '#renderer/ui/filters/companies.ts';
import { countryFilter } from '#renderer/ui/filters/countries.ts';
import { type Option, optionsOf } from '#renderer/ui/filters/filter.ts';
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

/** How a deployment writes the values it names. */
const WORD = /^\w[\w-]*$/u;

/** The companies the deployment names, else those the network lists. */
function useProviders(): readonly Option[] {
  const { paymentProviders } = useDesk().app.catalogue;
  const listed = useCompanyOptions(paymentProviders === null);
  return paymentProviders ?? listed;
}

const PARTIAL_MATCH = [
  { value: '0', label: 'No' },
  { value: '1', label: 'Yes' },
] as const;

export const ORDER_FILTERS = {
  sent: inField('posterAmount', rangeFilter('Sent amount')),
  received: inField('matcherAmount', rangeFilter('Received amount')),
  matcherCountry: inField('matcherCountry', countryFilter('Matcher Country')),
  currency: withQuery(multiFilter('Currency', CURRENCY_PAIR_OPTIONS, PAIR_SEARCH), pairsQuery),
  status: inField('statuses', multiFilter('Status', optionsOf(ORDER_STATUSES, orderStatusName))),
  type: inField('type', choiceFilter('Type', optionsOf(ORDER_TYPES))),
  partialMatch: inField('partialMatch', choiceFilter('Partial Match Allowed', PARTIAL_MATCH)),
  period: targetedPeriod('Period', [
    { value: 'posted_at', label: 'Posted at' },
    { value: 'confirmed_at', label: 'Confirmed at' },
    { value: 'completed_at', label: 'Completed at' },
    { value: 'cancelled_at', label: 'Cancelled at' },
    { value: 'matcher_payment_completed_at', label: 'Validated at' },
  ]),
  paymentType: inField(
    'paymentType',
    choiceFilter('Payment Type', {
      options: () => useDesk().app.catalogue.paymentTypes,
      written: WORD,
    }),
  ),
  paymentProvider: inField(
    'paymentProvider',
    choiceFilter(
      'Payment Provider',
      { options: useProviders, written: WORD },
      { search: { kind: 'provider', noMatch: 'No matching provider' } },
    ),
  ),
  refundStatus: inField(
    'refundStatuses',
    multiFilter('Refund Status', optionsOf(REFUND_STATUSES, refundStatusName)),
  ),
};

/** The `filters` object of the query (1F, 1L, 1W); the single `currency` is of the simpler list. */
export const toOrderFilters = queryOf<Omit<OrderFilters, 'currency'>>()(ORDER_FILTERS);
