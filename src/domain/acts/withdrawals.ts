/** Acts on a withdrawal of referral money (2R). */
import type { ReferralTransaction } from '#contract/referrals.ts';
import { findRow } from '../paging.ts';
import { type WithdrawalAction, withdrawalChanges } from '../referrals/actions.ts';
import { withdrawalStatusLabel } from '../referrals/status.ts';
import { declareAct, named, type Outcome, type Read, type Subject } from './declare.ts';

/** The network has no call for one transaction: it is searched in the list. @throws ProblemError */
export const findWithdrawal = (
  read: Read,
  id: string,
  userId?: string,
): Promise<ReferralTransaction | null> =>
  findRow(id, (paging) =>
    read('referrals.list', {
      type: 'withdraw',
      ...(userId !== undefined && { user_id: userId }),
      ...paging,
    }),
  );

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

/**
 * The history is longer, by the action's status: one that was there before proves nothing. Where the
 * network sends no history, the current status has changed to it.
 */
const statusAdded =
  (status: string) =>
  (before: ReferralTransaction, _wanted: unknown, now: ReferralTransaction | null): Outcome => {
    if (now === null) return 'cannot-tell';
    const { text } = withdrawalStatusLabel(status);
    const [old, history] = [before.statuses, now.statuses];
    const isOf = (each: { readonly status: string | null } | null | undefined) =>
      each?.status === status;
    const times = (list: typeof history) => list.filter(isOf).length;
    if (times(history) > times(old)) {
      return { text, at: history.findLast(isOf)?.created_at ?? null };
    }
    if (isOf(now.status) && !isOf(before.status))
      return { text, at: now.status?.created_at ?? null };
    return isOf(before.status) && history.length === 0 ? 'cannot-tell' : 'not-yet';
  };

const decision = (action: WithdrawalAction) =>
  declareAct<ReferralTransaction>({
    subject: WITHDRAWAL,
    // Which statuses allow which action is not specified: all are offered on any row (2R11).
    isPossible: () => true,
    call: ({ id }) => ({ endpoint: `referrals.${action}`, input: { id } }),
    outcome: statusAdded(ADDED[action]),
  });

export const WITHDRAWAL_ACTS = named({
  'withdrawal.approve': decision('approve'),
  'withdrawal.cancel': decision('cancel'),
  'withdrawal.complete': decision('complete'),
});
