/** Acts on a withdrawal of referral money (2R). */
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { findRow } from '../../lists/paging.ts';
import { type WithdrawalAction, withdrawalChanges } from '../../referrals/actions.ts';
import { withdrawalStatusLabel } from '../../referrals/status.ts';
import {
  declareAct,
  inEveryState,
  named,
  type Outcome,
  type Read,
  type Subject,
} from '../declare.ts';

/** The network has no call for one transaction: it is searched in the list. @throws ProblemError */
export const findWithdrawal = (
  read: Read,
  id: string,
  userId?: string,
): Promise<ReferralTransaction | null> =>
  findRow(id, (paging) => read('referrals.list', { type: 'withdraw', user_id: userId, ...paging }));

export const WITHDRAWAL: Subject<ReferralTransaction> = {
  noun: 'withdrawal',
  name: ({ id }) => `withdrawal ${id}`,
  ref: ({ id }) => ({ kind: 'withdrawal', id }),
  read: (read, { id, user_id: userId }) => findWithdrawal(read, id, userId ?? undefined),
  changes: withdrawalChanges,
  areas: ['referrals'],
};

/** The status that each action adds. */
const ADDED: Readonly<Record<WithdrawalAction, string>> = {
  approve: 'initiated',
  cancel: 'cancelled',
  complete: 'completed',
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
  (before: ReferralTransaction, _wanted: unknown, now: ReferralTransaction | null): Outcome => {
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

const decision = (action: WithdrawalAction) =>
  declareAct<ReferralTransaction>({
    subject: WITHDRAWAL,
    // Which statuses allow which action is not specified: all are offered on any row (2R11).
    isPossible: inEveryState,
    call: ({ id }) => ({ endpoint: `referrals.${action}`, input: { id } }),
    outcome: statusAdded(ADDED[action]),
  });

export const WITHDRAWAL_ACTS = named({
  'withdrawal.approve': decision('approve'),
  'withdrawal.cancel': decision('cancel'),
  'withdrawal.complete': decision('complete'),
});
