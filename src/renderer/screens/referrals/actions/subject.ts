/** The withdrawal as the money guard sees it. */
import type { ReferralTransaction } from '#contract/referrals.ts';
import { withdrawalChanges } from '#domain/referrals/actions.ts';
import { callEndpoint } from '#renderer/client/endpoints.ts';
import { findRow } from '#renderer/ui/guard/findRow.ts';
import type { Subject } from '#renderer/ui/guard/subject.ts';

/** There is no call for one transaction: it is searched in the list. @throws ProblemError */
export const findWithdrawal = (id: string, userId?: string): Promise<ReferralTransaction | null> =>
  findRow(id, (paging) =>
    callEndpoint('referrals.list', {
      type: 'withdraw',
      ...(userId !== undefined && { user_id: userId }),
      ...paging,
    }),
  );

const statusOf = (now: ReferralTransaction | null) => now?.status?.status;

export const WITHDRAWAL: Subject<ReferralTransaction> = {
  noun: 'withdrawal',
  name: ({ id }) => `withdrawal ${id}`,
  ref: ({ id }) => ({ kind: 'withdrawal', id }),
  read: ({ id, user_id: userId }) => findWithdrawal(id, userId ?? undefined),
  changes: withdrawalChanges,
  effects: {
    'withdrawal.approve': (now) => statusOf(now) === 'initiated',
    'withdrawal.cancel': (now) => statusOf(now) === 'cancelled',
    'withdrawal.complete': (now) => statusOf(now) === 'completed',
  },
  areas: ['referrals'],
};
