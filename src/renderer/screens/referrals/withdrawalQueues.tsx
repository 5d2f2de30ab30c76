/** The review queues of withdrawals: those to approve and those to complete, the oldest first. */
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { findWithdrawal, WITHDRAWAL } from '#domain/acts/areas/withdrawals.ts';
import { type WithdrawalAction, withdrawalAction } from '#domain/referrals/actions.ts';
import { withdrawalStatusText } from '#domain/referrals/status.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import type { Decision, ReviewQueue } from '#renderer/ui/review/queue.ts';
import { WithdrawalDialog } from './actions/WithdrawalDialog.tsx';
import { PENDING_WITHDRAWALS, type WithdrawalTask } from './pending.ts';
import { WithdrawalReview } from './WithdrawalReview.tsx';

const decision = (
  action: WithdrawalAction,
  task: WithdrawalTask,
): Decision<ReferralTransaction> => ({
  name: action,
  label: withdrawalAction(action).label,
  ...(action === task && { isPrimary: true as const }),
  dialog: ({ item, ...dialog }) => (
    <WithdrawalDialog action={action} withdrawal={item} {...dialog} />
  ),
});

/** A queue whose main button is its task. The two others follow it, as each row offers all (2R11). */
const queue = (
  task: WithdrawalTask,
  others: readonly WithdrawalAction[],
): ReviewQueue<ReferralTransaction> => ({
  ...PENDING_WITHDRAWALS[task],
  id: `withdrawals-to-${task}`,
  title: 'Referral withdrawals',
  verb: task,
  subject: WITHDRAWAL,
  find: (id) => findWithdrawal(callEndpoint, id),
  decision: withdrawalStatusText,
  render: (item) => <WithdrawalReview task={task} withdrawal={item} />,
  decisions: [task, ...others].map((action) => decision(action, task)),
});

export const WITHDRAWAL_QUEUES = {
  approve: queue('approve', ['complete', 'cancel']),
  complete: queue('complete', ['cancel', 'approve']),
};
