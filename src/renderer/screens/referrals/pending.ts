/** The withdrawals that wait: those to approve and those to complete. */
import { useQuery } from '@tanstack/react-query';
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { lastRows } from '#domain/lists/paging.ts';
import { waitingSince } from '#domain/referrals/status.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import type { PendingItems, Waiting } from '#renderer/ui/review/queue.ts';

/** Withdrawals of a status that are worked through before they are read again. */
const ENOUGH = 500;

/** What a queue is for, and the status of the withdrawals in it. */
const STATUS = { approve: 'pending', complete: 'initiated' } as const;
export type WithdrawalTask = keyof typeof STATUS;

/** The withdrawals of a task, as the list is asked for them. */
export const pendingQuery = (task: WithdrawalTask) =>
  ({ type: 'withdraw', status: STATUS[task] }) as const;

/** The oldest withdrawals of a task: the API has the newest first, so they are the last ones. */
function useOldest(task: WithdrawalTask): Waiting<ReferralTransaction> {
  const oldest = useQuery({
    queryKey: ['referrals', 'oldest', task],
    queryFn: ({ signal }) =>
      lastRows(
        (paging) => callEndpoint('referrals.list', { ...pendingQuery(task), ...paging }, signal),
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

const pending = (task: WithdrawalTask): PendingItems<ReferralTransaction> => ({
  waits: ({ status }) => status?.status === STATUS[task],
  since: waitingSince,
  useWaiting: () => useOldest(task),
});

/** What waits, by task. */
export const PENDING_WITHDRAWALS = {
  approve: pending('approve'),
  complete: pending('complete'),
};
