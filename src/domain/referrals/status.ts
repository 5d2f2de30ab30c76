/** Statuses of referral withdrawals: their labels and tones (document 2 §4). */
import type { WithdrawalStatus } from '#contract/referrals.ts';
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

/** Whether a withdrawal still waits for a decision that ends it. */
export const isWaiting = (status: string | null | undefined): boolean =>
  status === 'pending' || status === 'initiated';
