/** Statuses of referral withdrawals: their labels and tones (2R). */
import type {
  ReferralTransaction,
  ReferralType,
  WithdrawalStatus,
} from '#contract/people/referrals.ts';
import type { Shown } from '#contract/wire/unreadable.ts';
import { labelIn, type StatusLabel } from '../text/status.ts';

/** Completed reads as a success, initiated indigo, cancelled as an error, others without a colour. */
const WITHDRAWAL_STATUS: Readonly<Record<WithdrawalStatus, StatusLabel>> = {
  initiated: { text: 'Initiated', tone: 'indigo' },
  completed: { text: 'Completed', tone: 'success' },
  pending: { text: 'Pending', tone: 'neutral' },
  cancelled: { text: 'Cancelled', tone: 'danger' },
};

const TYPES: Readonly<Record<ReferralType, string>> = { credit: 'Credit', withdraw: 'Withdrawal' };

/** The type of a transaction in words; an unknown one keeps its own text. */
export const referralTypeText = ({ type }: Pick<ReferralTransaction, 'type'>): string | null =>
  type === 'credit' || type === 'withdraw' ? TYPES[type] : type;

/** A withdrawal's status as it is shown; an unknown one keeps its own text. */
export const withdrawalStatusLabel = (status: string): StatusLabel =>
  labelIn(WITHDRAWAL_STATUS, status);

/** The status of a withdrawal as a text; null if it is not known. */
export const withdrawalStatusText = ({ status }: Pick<ReferralTransaction, 'status'>) =>
  status?.status ? withdrawalStatusLabel(status.status).text : null;

/** The first payment of a withdrawal, as its statuses show it. */
export interface EarlierPayment {
  /** Approving initiates the payment (2R19); a withdrawal can also be completed without that. */
  readonly status: 'initiated' | 'completed';
  /** When it got that status; null if it is not known. */
  readonly at: Shown<string>;
}

/** The payment that approving a withdrawal would repeat; null if its statuses show none. */
export function earlierPayment({
  status,
  statuses,
}: Pick<ReferralTransaction, 'status' | 'statuses'>): EarlierPayment | null {
  for (const each of [...statuses, status]) {
    const name = each?.status;
    if (each && (name === 'initiated' || name === 'completed')) {
      return { status: name, at: each.created_at };
    }
  }
  return null;
}

/** The instant since which a withdrawal waits for a decision: when it got its current status. */
export function waitingSince({
  status,
  statuses,
  created_at: created,
}: Pick<ReferralTransaction, 'status' | 'statuses' | 'created_at'>): Shown<string> {
  const entered = statuses.findLast((each) => each.status === status?.status);
  return entered?.created_at ?? created;
}
