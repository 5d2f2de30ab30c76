/** The review queues of withdrawals: those to approve and those to complete, the oldest first. */
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import {
  findWithdrawal,
  WITHDRAWAL,
  WITHDRAWAL_ACTS,
  type WithdrawalActName,
} from '#domain/acts/areas/withdrawals.ts';
import { withdrawalStatusText } from '#domain/referrals/status.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import type { Decision, ReviewQueue } from '#renderer/ui/review/queue.ts';
import { WithdrawalDialog } from './actions/WithdrawalDialog.tsx';
import { PENDING_WITHDRAWALS, type WithdrawalTask } from './pending.ts';
import { withdrawalQueries } from './useWithdrawalAnswers.ts';
import { WithdrawalReview } from './WithdrawalReview.tsx';

const decision = (
  action: WithdrawalActName,
  task: WithdrawalTask,
): Decision<ReferralTransaction> => ({
  act: WITHDRAWAL_ACTS[action],
  ...(action === `withdrawal.${task}` && { isPrimary: true as const }),
  dialog: ({ item, ...dialog }) => (
    <WithdrawalDialog action={action} withdrawal={item} {...dialog} />
  ),
});

/** A queue whose main button is its task. The two others follow it, as each row offers all (2R11). */
const queue = (
  task: WithdrawalTask,
  others: readonly WithdrawalActName[],
): ReviewQueue<ReferralTransaction> => ({
  ...PENDING_WITHDRAWALS[task],
  kind: WITHDRAWAL,
  find: (id) => findWithdrawal(callEndpoint, id),
  decision: withdrawalStatusText,
  render: (item, loaded) => <WithdrawalReview task={task} withdrawal={item} loaded={loaded} />,
  weighs: withdrawalQueries,
  decisions: [`withdrawal.${task}` as const, ...others].map((action) => decision(action, task)),
});

export const WITHDRAWAL_QUEUES = {
  'withdrawals-to-approve': queue('approve', ['withdrawal.complete', 'withdrawal.cancel']),
  'withdrawals-to-complete': queue('complete', ['withdrawal.cancel', 'withdrawal.approve']),
};
