import { countAlone } from '#domain/lists/pages.ts';
import { formatCount } from '#domain/text/words.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { pendingQuery, type WithdrawalTask } from './pending.ts';
import styles from './review.module.css';

/** How many withdrawals a queue holds, as the network counts them: '14 to approve'. No rows are loaded for it. */
function Held({ task }: { readonly task: WithdrawalTask }) {
  const { data } = useEndpoint('referrals.list', { ...pendingQuery(task), page: 1, pageSize: 1 });
  const count = data && countAlone(data);
  return (
    <>
      <span className={styles.count}>{count === undefined ? EMPTY : formatCount(count)}</span> to{' '}
      {task}
    </>
  );
}

/** What the two queues of withdrawals hold. */
export const Holds = () => (
  <span className={styles.holds}>
    <Held task="approve" /> · <Held task="complete" />
  </span>
);
