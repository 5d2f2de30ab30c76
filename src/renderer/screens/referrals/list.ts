/** The lists of referral money as values: what they filter by, and the query that makes. */
import type { ReferralQuery, ReferralType, WithdrawalStatus } from '#contract/people/referrals.ts';
import { WITHDRAWAL_STATUSES } from '#contract/people/referrals.ts';
import { withdrawalStatusLabel } from '#domain/referrals/status.ts';
import { type InstantRange, periodRange } from '#domain/time/period.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import { optionsOf } from '#renderer/ui/filters/filter.ts';
import { periodFilter } from '#renderer/ui/filters/period.tsx';
import { queryOf, withQuery } from '#renderer/ui/filters/query.ts';
import type { ListShape, ListState } from '#renderer/ui/list/state/state.ts';

/** Rows a page (2R). */
export const PAGE_SIZE = 10;

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** A period as the API takes it: two days of UTC (2R). */
const daysOf = (range: InstantRange | undefined): ReferralQuery['created_at'] =>
  range && [range.from.slice(0, DAY_LENGTH), range.to.slice(0, DAY_LENGTH)];

/** Credits are only searched. */
export const CREDIT_FILTERS = {};

export const WITHDRAWAL_FILTERS = {
  status: withQuery(
    choiceFilter(
      'Status',
      optionsOf(WITHDRAWAL_STATUSES, (status) => withdrawalStatusLabel(status).text),
    ),
    (status) => ({ status: (status || undefined) as WithdrawalStatus | undefined }),
  ),
  period: withQuery(
    periodFilter('Period', [{ value: 'created_at', label: 'Created' }], {
      labels: { custom: 'Custom' },
    }),
    ({ preset, days }, now) => ({ created_at: daysOf(periodRange(preset, now, days)) }),
  ),
};

const toFilters = queryOf<Omit<ReferralQuery, 'user_id' | 'type' | 'search'>>()(WITHDRAWAL_FILTERS);

export type CreditState = ListState<typeof CREDIT_FILTERS, never>;
export type WithdrawalState = ListState<typeof WITHDRAWAL_FILTERS, never>;

export const CREDITS_SHAPE: ListShape<typeof CREDIT_FILTERS, never> = {
  id: 'referral-transactions',
  filters: CREDIT_FILTERS,
  orders: [],
};

export const WITHDRAWALS_SHAPE: ListShape<typeof WITHDRAWAL_FILTERS, never> = {
  id: 'withdrawal-referral-transactions',
  filters: WITHDRAWAL_FILTERS,
  orders: [],
};

const common = (type: ReferralType, { page, search }: { page: number; search: string }) => ({
  type,
  page,
  pageSize: PAGE_SIZE,
  search: search || undefined,
});

export const toCreditQuery = (state: CreditState) => common('credit', state);

export const toWithdrawalQuery = (state: WithdrawalState) => ({
  ...common('withdraw', state),
  ...toFilters(state.filters),
});
