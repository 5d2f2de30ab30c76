/** Statuses of referral withdrawals: their labels and tones (2R). */
import type { ReferralTransaction, WithdrawalStatus } from '#contract/referrals.ts';
import type { StatusLabel } from '../orders/status.ts';

/** Completed reads as a success, initiated indigo, cancelled as an error, others without a colour. */
const WITHDRAWAL_STATUS: Readonly<Record<WithdrawalStatus, StatusLabel>> = {
  initiated: { text: 'Initiated', tone: 'indigo' },
  completed: { text: 'Completed', tone: 'success' },
  pending: { text: 'Pending', tone: 'neutral' },
  cancelled: { text: 'Cancelled', tone: 'danger' },
};

/** A withdrawal's status as it is shown; an unknown one keeps its own text. */
export const withdrawalStatusLabel = (status: string): StatusLabel =>
  Object.hasOwn(WITHDRAWAL_STATUS, status)
    ? WITHDRAWAL_STATUS[status as WithdrawalStatus]
    : { text: status, tone: 'neutral' };

/** Whether a withdrawal waits for a decision: to be approved, or to be completed. */
export const isWithdrawalWaiting = ({ status }: Pick<ReferralTransaction, 'status'>): boolean =>
  status?.status === 'pending' || status?.status === 'initiated';

/** The decision on a withdrawal; null while it is pending. */
export const withdrawalDecision = (withdrawal: Pick<ReferralTransaction, 'status'>) =>
  isWithdrawalWaiting(withdrawal) || !withdrawal.status?.status
    ? null
    : withdrawalStatusLabel(withdrawal.status.status).text;

/**
 * The instant since which a withdrawal is pending: when it got its current status. An approved one
 * is pending again, for its completion, after the undecided ones.
 */
export function waitingSince({
  status,
  statuses,
  created_at: created,
}: Pick<ReferralTransaction, 'status' | 'statuses' | 'created_at'>): string | null {
  const entered = statuses.findLast((each) => each.status === status?.status);
  return entered?.created_at ?? created;
}
