/** Withdrawals in Play: those that wait for a decision, the oldest first. */
import type { ReferralTransaction, WithdrawalStatus } from '#contract/referrals.ts';
import { type WithdrawalAction, withdrawalAction } from '#domain/referrals/actions.ts';
import { isWithdrawalWaiting, waitingSince, withdrawalDecision } from '#domain/referrals/status.ts';
import { useEndpoint } from '#renderer/desk/endpoints.ts';
import type { Decision, PlayQueue, Waiting } from '#renderer/ui/play/queue.ts';
import { findWithdrawal, WITHDRAWAL } from './actions/subject.ts';
import { WithdrawalDialog } from './actions/WithdrawalDialog.tsx';
import { ReferralFlow } from './ReferralFlow.tsx';
import styles from './referrals.module.css';

/** Withdrawals that are read at once; of more than that, the last page has the oldest. */
const BATCH = 500;

/** The oldest withdrawals of a status: the API has the newest first, so they are on the last page. */
function useOldest(status: WithdrawalStatus) {
  const query = { type: 'withdraw', status, pageSize: BATCH } as const;
  const first = useEndpoint('referrals.list', { ...query, page: 1 });
  const last = Math.max(1, Math.ceil((first.data?.rowCount ?? 0) / BATCH));
  const oldest = useEndpoint('referrals.list', { ...query, page: last }, { enabled: last > 1 });
  return last > 1 ? oldest : first;
}

function useWaiting(): Waiting<ReferralTransaction> {
  const pending = useOldest('pending');
  const initiated = useOldest('initiated');
  const known = pending.data && initiated.data;
  return {
    items: known && [...pending.data.rows, ...initiated.data.rows],
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

export const WITHDRAWAL_QUEUE: PlayQueue<ReferralTransaction> = {
  id: 'withdrawals',
  title: 'Referral withdrawals',
  noun: 'withdrawal',
  itemId: ({ id }) => id,
  subject: WITHDRAWAL,
  find: findWithdrawal,
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
