/** The lists of referral money as values: what they filter by, and the query that makes. */

import { WITHDRAWAL_STATUSES } from '#contract/people/choices.ts';
import type { ReferralQuery } from '#contract/people/referrals.ts';
import { withdrawalStatusLabel } from '#domain/referrals/status.ts';
import { type InstantRange, periodRange } from '#domain/time/period.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import { optionsOf } from '#renderer/ui/filters/filter.ts';
import { periodFilter } from '#renderer/ui/filters/period.tsx';
import { inField, queryOf, withQuery } from '#renderer/ui/filters/query.ts';
import { pagedList } from '#renderer/ui/list/state/paged.ts';

/** Rows a page (2R). */
const PAGE_SIZE = 10;

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** A period as the API takes it: two days of UTC (2R). */
const daysOf = (range: InstantRange | undefined): ReferralQuery['created_at'] =>
  range && [range.from.slice(0, DAY_LENGTH), range.to.slice(0, DAY_LENGTH)];

const WITHDRAWAL_FILTERS = {
  status: inField(
    'status',
    choiceFilter(
      'Status',
      optionsOf(WITHDRAWAL_STATUSES, (status) => withdrawalStatusLabel(status).text),
    ),
  ),
  period: withQuery(
    periodFilter('Period', [{ value: 'created_at', label: 'Created' }], {
      labels: { custom: 'Custom' },
    }),
    ({ preset, days }, now) => ({ created_at: daysOf(periodRange(preset, now, days)) }),
  ),
};

const toFilters = queryOf<Omit<ReferralQuery, 'user_id' | 'type' | 'search'>>()(WITHDRAWAL_FILTERS);

const SEARCH = 'Search by name, email or ID';

/** Credits are only searched. */
export const CREDITS_LIST = pagedList('referrals.list', {
  id: 'referral-transactions',
  filters: {},
  searchPlaceholder: SEARCH,
  orders: [],
  pageSize: PAGE_SIZE,
  toQuery: ({ search }) => ({ type: 'credit' as const, search: search || undefined }),
});

export const WITHDRAWALS_LIST = pagedList('referrals.list', {
  id: 'withdrawal-referral-transactions',
  filters: WITHDRAWAL_FILTERS,
  searchPlaceholder: SEARCH,
  orders: [],
  pageSize: PAGE_SIZE,
  toQuery: ({ search, filters }) => ({
    type: 'withdraw' as const,
    search: search || undefined,
    ...toFilters(filters),
  }),
});
