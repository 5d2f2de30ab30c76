/** The withdrawals that wait: those to approve and those to complete. */
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { known } from '#contract/wire/unreadable.ts';
import { waitingSince } from '#domain/referrals/status.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import { oldestOf } from '#renderer/ui/review/pending/oldest.ts';
import type { PendingItems } from '#renderer/ui/review/queue.ts';

/** What a queue is for, and the status of the withdrawals in it. */
const STATUS = { approve: 'pending', complete: 'initiated' } as const;
export type WithdrawalTask = keyof typeof STATUS;

/** The withdrawals of a task, as the list is asked for them. */
const pendingQuery = (task: WithdrawalTask) =>
  ({ type: 'withdraw', status: STATUS[task] }) as const;

const pending = (task: WithdrawalTask): PendingItems<ReferralTransaction> =>
  oldestOf({
    id: `withdrawals-to-${task}`,
    waits: ({ status }) => status?.status === STATUS[task],
    since: (withdrawal) => known(waitingSince(withdrawal)),
    queryKey: ['referrals', 'oldest', task],
    read: (asked, signal) =>
      callEndpoint('referrals.list', { ...pendingQuery(task), ...asked }, signal),
  });

/** What waits, by task. */
export const PENDING_WITHDRAWALS = {
  approve: pending('approve'),
  complete: pending('complete'),
};
