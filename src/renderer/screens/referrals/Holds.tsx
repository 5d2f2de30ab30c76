import { formatCount } from '#domain/time/format.ts';
import { PENDING_WITHDRAWALS, type WithdrawalTask } from './pending.ts';
import styles from './review.module.css';

/** How many withdrawals a queue holds, as read: '14 to approve', '500+' where only a part was read. */
function Held({ task }: { readonly task: WithdrawalTask }) {
  const { items, isPart } = PENDING_WITHDRAWALS[task].useWaiting();
  const count = items === undefined ? '–' : `${formatCount(items.length)}${isPart ? '+' : ''}`;
  return (
    <>
      <span className={styles['count']}>{count}</span> to {task}
    </>
  );
}

/** What the two queues of withdrawals hold. */
export const Holds = () => (
  <span className={styles['holds']}>
    <Held task="approve" /> · <Held task="complete" />
  </span>
);
