/** The lists of referral money as values: what they filter by, and the query that makes. */
import type { ReferralQuery, ReferralType, WithdrawalStatus } from '#contract/referrals.ts';
import { WITHDRAWAL_STATUSES } from '#contract/referrals.ts';
import { periodRange } from '#domain/period.ts';
import { withdrawalStatusLabel } from '#domain/referrals/status.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import type { FilterValues } from '#renderer/ui/filters/filter.ts';
import { periodFilter } from '#renderer/ui/filters/period.tsx';
import type { ListShape, ListState } from '#renderer/ui/list/state.ts';

/** Rows a page (2R). */
export const PAGE_SIZE = 10;

/** Credits are only searched. */
export const CREDIT_FILTERS = {};

export const WITHDRAWAL_FILTERS = {
  status: choiceFilter(
    'Status',
    WITHDRAWAL_STATUSES.map((value) => ({ value, label: withdrawalStatusLabel(value).text })),
  ),
  period: periodFilter('Period', [{ value: 'created_at', label: 'Created' }], {
    labels: { custom: 'Custom' },
  }),
};

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

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** A period as the API takes it: two days of UTC (2R). */
export function createdAt(
  { period }: Pick<FilterValues<typeof WITHDRAWAL_FILTERS>, 'period'>,
  now: Date,
): ReferralQuery['created_at'] {
  const range = periodRange(period.preset, now, period.days);
  return range && [range.from.slice(0, DAY_LENGTH), range.to.slice(0, DAY_LENGTH)];
}

export const toCreditQuery = (state: CreditState) => common('credit', state);

export const toWithdrawalQuery = (state: WithdrawalState) => ({
  ...common('withdraw', state),
  status: (state.filters.status || undefined) as WithdrawalStatus | undefined,
  created_at: createdAt(state.filters, new Date()),
});
