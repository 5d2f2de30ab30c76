/** The withdrawals that wait: those to approve and those to complete. */
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { known } from '#contract/wire/unreadable.ts';
import { isWholeList } from '#domain/lists/pages.ts';
import { lastRows } from '#domain/lists/paging.ts';
import { waitingSince } from '#domain/referrals/status.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import type { PendingItems } from '#renderer/ui/review/queue.ts';

/** Withdrawals of a status that are worked through before they are read again. */
const ENOUGH = 500;

/** What a queue is for, and the status of the withdrawals in it. */
const STATUS = { approve: 'pending', complete: 'initiated' } as const;
export type WithdrawalTask = keyof typeof STATUS;

/** The withdrawals of a task, as the list is asked for them. */
export const pendingQuery = (task: WithdrawalTask) =>
  ({ type: 'withdraw', status: STATUS[task] }) as const;

const pending = (task: WithdrawalTask): PendingItems<ReferralTransaction> => ({
  waits: ({ status }) => status?.status === STATUS[task],
  since: (withdrawal) => known(waitingSince(withdrawal)),
  queryKey: ['referrals', 'oldest', task],
  async readPending(signal) {
    // The API has the newest first, so the oldest are the last ones.
    const page = await lastRows(
      (paging) => callEndpoint('referrals.list', { ...pendingQuery(task), ...paging }, signal),
      { pageSize: ENOUGH, most: ENOUGH },
    );
    return { items: page.rows, isPart: !isWholeList(page) };
  },
});

/** What waits, by task. */
export const PENDING_WITHDRAWALS = {
  approve: pending('approve'),
  complete: pending('complete'),
};
