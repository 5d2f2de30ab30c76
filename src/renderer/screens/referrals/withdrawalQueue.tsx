/** The review queue of pending withdrawals, the oldest first. */
import { useQuery } from '@tanstack/react-query';
import type { ReferralTransaction, WithdrawalStatus } from '#contract/referrals.ts';
import { findWithdrawal, WITHDRAWAL } from '#domain/acts/withdrawals.ts';
import { lastRows } from '#domain/paging.ts';
import { type WithdrawalAction, withdrawalAction } from '#domain/referrals/actions.ts';
import { isWithdrawalWaiting, waitingSince, withdrawalDecision } from '#domain/referrals/status.ts';
import { callEndpoint } from '#renderer/client/endpoints.ts';
import type { Decision, ReviewQueue, Waiting } from '#renderer/ui/review/queue.ts';
import { WithdrawalDialog } from './actions/WithdrawalDialog.tsx';
import { ReferralFlow } from './ReferralFlow.tsx';
import styles from './referrals.module.css';

/** Withdrawals of a status that are worked through before they are read again. */
const ENOUGH = 500;

/** The oldest withdrawals of a status: the API has the newest first, so they are the last ones. */
const useOldest = (status: WithdrawalStatus) =>
  useQuery({
    queryKey: ['referrals', 'oldest', status],
    queryFn: ({ signal }) =>
      lastRows(
        (paging) => callEndpoint('referrals.list', { type: 'withdraw', status, ...paging }, signal),
        { pageSize: ENOUGH, most: ENOUGH },
      ),
    // A review starts with what is pending now, not with what was pending when it was left.
    gcTime: 0,
  });

function useWaiting(): Waiting<ReferralTransaction> {
  const pending = useOldest('pending');
  const initiated = useOldest('initiated');
  const known = pending.data && initiated.data;
  return {
    items: known && [...pending.data.rows, ...initiated.data.rows],
    readAt: Math.max(pending.dataUpdatedAt, initiated.dataUpdatedAt),
    isPart: [pending, initiated].some(({ data }) => data && data.rows.length < data.rowCount),
    error: pending.error ?? initiated.error,
    reload: () => {
      for (const query of [pending, initiated]) void query.refetch();
    },
  };
}

function decision(action: WithdrawalAction, keys: string): Decision<ReferralTransaction> {
  return {
    name: action,
    label: withdrawalAction(action).label,
    keys,
    ...(action === 'approve' && { isPrimary: true as const }),
    dialog: ({ item, ...dialog }) => (
      <WithdrawalDialog action={action} withdrawal={item} {...dialog} />
    ),
  };
}

export const WITHDRAWAL_QUEUE: ReviewQueue<ReferralTransaction> = {
  id: 'withdrawals',
  title: 'Referral withdrawals',
  noun: 'withdrawal',
  itemId: ({ id }) => id,
  subject: WITHDRAWAL,
  find: (id) => findWithdrawal(callEndpoint, id),
  waits: isWithdrawalWaiting,
  decision: withdrawalDecision,
  since: waitingSince,
  useWaiting,
  Item: ({ item }) => (
    <div className={styles['item']}>
      <ReferralFlow transaction={item} />
    </div>
  ),
  decisions: [decision('approve', 'A'), decision('complete', 'M'), decision('cancel', 'C')],
};
