/** The review queues of withdrawals: those to approve and those to complete, the oldest first. */
import { useQuery } from '@tanstack/react-query';
import type { ReferralTransaction } from '#contract/referrals.ts';
import { findWithdrawal, WITHDRAWAL } from '#domain/acts/withdrawals.ts';
import { lastRows } from '#domain/paging.ts';
import { type WithdrawalAction, withdrawalAction } from '#domain/referrals/actions.ts';
import { waitingSince, withdrawalStatusText } from '#domain/referrals/status.ts';
import { callEndpoint } from '#renderer/client/endpoints.ts';
import type { Decision, ReviewQueue, Waiting } from '#renderer/ui/review/queue.ts';
import { DECISION_KEYS } from '#renderer/ui/review/queueKeys.ts';
import { WithdrawalDialog } from './actions/WithdrawalDialog.tsx';
import { ReferralFlow } from './ReferralFlow.tsx';
import styles from './referrals.module.css';

/** Withdrawals of a status that are worked through before they are read again. */
const ENOUGH = 500;

/** What a queue is for, and the status of the withdrawals in it. */
const STATUS = { approve: 'pending', complete: 'initiated' } as const;
export type WithdrawalTask = keyof typeof STATUS;

/** The oldest withdrawals of a task: the API has the newest first, so they are the last ones. */
function useOldest(task: WithdrawalTask): Waiting<ReferralTransaction> {
  const status = STATUS[task];
  const oldest = useQuery({
    queryKey: ['referrals', 'oldest', status],
    queryFn: ({ signal }) =>
      lastRows(
        (paging) => callEndpoint('referrals.list', { type: 'withdraw', status, ...paging }, signal),
        { pageSize: ENOUGH, most: ENOUGH },
      ),
    // A review starts with what is pending now, not with what was pending when it was left.
    gcTime: 0,
  });
  return {
    items: oldest.data?.rows,
    readAt: oldest.dataUpdatedAt,
    isPart: oldest.data !== undefined && oldest.data.rows.length < oldest.data.rowCount,
    error: oldest.error,
    reload: () => void oldest.refetch(),
  };
}

const decision = (
  action: WithdrawalAction,
  task: WithdrawalTask,
): Decision<ReferralTransaction> => ({
  name: action,
  label: withdrawalAction(action).label,
  keys: DECISION_KEYS[action],
  ...(action === task && { isPrimary: true as const }),
  dialog: ({ item, ...dialog }) => (
    <WithdrawalDialog action={action} withdrawal={item} {...dialog} />
  ),
});

const Item = ({ item }: { readonly item: ReferralTransaction }) => (
  <div className={styles['item']}>
    <ReferralFlow transaction={item} />
  </div>
);

/** A queue whose main button is its task. The two others follow it, as each row offers all (2R11). */
const queue = (
  task: WithdrawalTask,
  others: readonly WithdrawalAction[],
): ReviewQueue<ReferralTransaction> => ({
  id: `withdrawals-to-${task}`,
  title: 'Referral withdrawals',
  noun: 'withdrawal',
  verb: task,
  itemId: ({ id }) => id,
  subject: WITHDRAWAL,
  find: (id) => findWithdrawal(callEndpoint, id),
  waits: ({ status }) => status?.status === STATUS[task],
  decision: withdrawalStatusText,
  since: waitingSince,
  useWaiting: () => useOldest(task),
  Item,
  decisions: [task, ...others].map((action) => decision(action, task)),
});

export const WITHDRAWAL_QUEUES: Readonly<Record<WithdrawalTask, ReviewQueue<ReferralTransaction>>> =
  {
    approve: queue('approve', ['complete', 'cancel']),
    complete: queue('complete', ['cancel', 'approve']),
  };
