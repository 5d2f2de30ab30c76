/** Acts on a withdrawal of referral money (2R). */
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { findRow } from '../../lists/paging.ts';
import { figureText } from '../../money/sums.ts';
import { withdrawalChanges } from '../../referrals/changes.ts';
import { withdrawalStatusLabel, withdrawalStatusText } from '../../referrals/status.ts';
import { personName } from '../../text/person-names.ts';
import { resultOf } from '../../text/words.ts';
import { type ActBody, declareAct, type Finding, type Kind, named, type Read } from '../act.ts';

/** The network has no call for one transaction: it is searched in the list. @throws ProblemError */
export const findWithdrawal = (
  read: Read,
  id: string,
  userId?: string,
): Promise<ReferralTransaction | null> =>
  findRow(id, (paging) => read('referrals.list', { type: 'withdraw', user_id: userId, ...paging }));

export const WITHDRAWAL: Kind<ReferralTransaction> = {
  noun: 'withdrawal',
  name: ({ id }) => `withdrawal ${id}`,
  ref: ({ id }) => ({ kind: 'withdrawal', id }),
  read: (read, { id, user_id: userId }) => findWithdrawal(read, id, userId ?? undefined),
  changes: withdrawalChanges,
  state: withdrawalStatusText,
  areas: ['referrals'],
};

type Status = ReferralTransaction['statuses'][number];

/** When the latest of these was entered. Some networks list the oldest first, others the newest. */
const latest = (entries: readonly Status[]): string | null =>
  entries
    .flatMap((entry) => entry.created_at ?? [])
    .toSorted()
    .at(-1) ?? null;

/**
 * Proof: the history has more entries of the status than before, and than the current status of before
 * accounts for. Where the network sends no history, the current status has changed to it.
 */
const statusAdded =
  (status: string) =>
  (before: ReferralTransaction, _wanted: unknown, now: ReferralTransaction | null): Finding => {
    if (now === null) return 'cannot-tell';
    const { text } = withdrawalStatusLabel(status);
    const isOf = (entry: Status | null): entry is Status => entry?.status === status;
    const old = before.statuses.filter(isOf);
    const entered = now.statuses.filter(isOf);
    const wasCurrent = isOf(before.status);
    if (entered.length > Math.max(old.length, Number(wasCurrent))) {
      return { text, at: latest(entered) };
    }
    if (isOf(now.status) && !wasCurrent) return { text, at: now.status.created_at };
    return wasCurrent && now.statuses.length === 0 ? 'cannot-tell' : 'not-yet';
  };

interface Words {
  readonly label: string;
  readonly key: string;
  readonly done: string;
  readonly status: string;
}

/** What is paid to whom, and where: '150.00 EUR to T. Danjuma, Fidelity Bank, 1656521780'. */
function payment(withdrawal: ReferralTransaction): string {
  const { amount, currency_code: currency, user, beneficiaryDeliveryMethod: method } = withdrawal;
  const where = [
    method?.account_name ?? personName(user),
    method?.institution_name ?? method?.provider,
    method?.accountNumber,
  ].filter(Boolean);
  const what = figureText({ amount, currency }) ?? 'an amount that is not available';
  return `${what} to ${where.join(', ') || 'an account that is not available'}`;
}

/** What is decided; all three are offered on any row, because which statuses allow which is not specified (2R11). */
const decision = (
  action: 'cancel' | 'approve' | 'complete',
  { status, done, ...words }: Words & Pick<ActBody<ReferralTransaction>, 'effect'>,
) =>
  declareAct<ReferralTransaction>({
    kind: WITHDRAWAL,
    ...words,
    question: `Are you sure you want to ${action} this Withdraw Referral Transaction?`,
    warns: true,
    done: (withdrawal) => resultOf(done, personName(withdrawal?.user ?? null)),
    alert: 'Error',
    conditions: [],
    call: ({ id }) => ({ endpoint: `referrals.${action}`, input: { id } }),
    proof: statusAdded(status),
  });

/** In the order a menu shows them. */
export const WITHDRAWAL_ACTS = named({
  'withdrawal.cancel': decision('cancel', {
    label: 'Cancel',
    key: 'D',
    done: 'Cancelled – Payment successfully cancelled',
    status: 'cancelled',
  }),
  'withdrawal.approve': decision('approve', {
    label: 'Approve',
    key: 'A',
    done: 'Approved – Payment successfully initiated',
    effect: (withdrawal) => `Pay ${payment(withdrawal)}`,
    status: 'initiated',
  }),
  'withdrawal.complete': decision('complete', {
    label: 'Mark as Completed',
    key: 'M',
    done: 'Completed – Payment successfully completed',
    effect: (withdrawal) => `Mark as paid: ${payment(withdrawal)}`,
    status: 'completed',
  }),
});

export type WithdrawalActName = keyof typeof WITHDRAWAL_ACTS;
export const WITHDRAWAL_ACT_NAMES = Object.keys(WITHDRAWAL_ACTS) as readonly WithdrawalActName[];
