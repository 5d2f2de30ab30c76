import { Link } from 'react-router-dom';
import { countLate, hoursOf, lateText, type QueueHours } from '#domain/queues/clock.ts';
import { isTimed, mayReview, type QueueId } from '#domain/queues/queues.ts';
import { formatCount } from '#domain/text/words.ts';
import { formatAge } from '#domain/time/format.ts';
import { useDesk, useRole } from '#renderer/client/desk/desk.ts';
import { useNow } from '#renderer/ui/timeline/useNow.ts';
import { BACKLOGS, type Backlog, type BacklogState, useLiveBacklogs } from './attention.ts';
import styles from './home.module.css';

/** Since when the oldest waits, and how many are late or soon will be. */
function sinceWhen(state: BacklogState, queue: QueueId | undefined, hours: QueueHours, now: Date) {
  const { count, sinces, failed, note } = state;
  if (failed) return 'Could not be loaded';
  if (note !== undefined) return note;
  if (count === 0) return 'None pending';
  const [oldest = null] = sinces;
  if (oldest === null || queue === undefined || !isTimed(queue)) return '';
  const late = lateText(countLate(sinces, hours[queue], now));
  return [`Oldest: ${formatAge(oldest, now)}`, late].filter(Boolean).join(' · ');
}

function Entry({ backlog }: { readonly backlog: Backlog }) {
  const state = backlog.useState();
  const hours = hoursOf(useDesk().app.managed.queueHours);
  const now = useNow();
  const { count, isPart, failed } = state;
  return (
    <li className={styles.waiting} data-some={count === undefined || failed ? null : count > 0}>
      <Link to={backlog.path} className={styles.link}>
        {backlog.label}
      </Link>
      <span className={styles.number}>
        {count === undefined ? '–' : `${isPart ? 'At least ' : ''}${formatCount(count)}`}
      </span>
      <span className={styles.purpose}>{sinceWhen(state, backlog.queue, hours, now)}</span>
    </li>
  );
}

/** What needs attention, each a link to the list already filtered. */
export function Attention() {
  const role = useRole();
  useLiveBacklogs();
  const shown = BACKLOGS.filter(({ queue }) => queue === undefined || mayReview(queue, role));
  const untimed = shown.flatMap(({ queue, label }) => (queue && !isTimed(queue) ? [label] : []));
  return (
    <section aria-label="Needs attention">
      <h2 className={styles.heading}>Needs attention</h2>
      <ul className={styles.cards}>
        {shown.map((backlog) => (
          <Entry key={backlog.label} backlog={backlog} />
        ))}
      </ul>
      <p className={styles.allClear}>Nothing needs attention right now.</p>
      {untimed.length > 0 && (
        <p className={styles.purpose}>Waiting time not available: {untimed.join(', ')}</p>
      )}
    </section>
  );
}
