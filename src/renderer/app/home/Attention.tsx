import type { PropsWithChildren } from 'react';
import { Link } from 'react-router-dom';
import { countLate, lateText, type QueueHours } from '#domain/queues/clock.ts';
import { numberText } from '#domain/queues/counts.ts';
import { mayReview, QUEUE_IDS, QUEUES, reviewAddress } from '#domain/queues/queues.ts';
import { asSentence } from '#domain/text/words.ts';
import { formatAge } from '#domain/time/format.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { useNow } from '#renderer/ui/timeline/useNow.ts';
import utility from '#renderer/ui/utility.module.css';
import { Unbroken } from '#renderer/ui/values/text/Unbroken.tsx';
import { inWords, type Queue, queueAt, useQueueCount } from '../queues/queues.ts';
import {
  type Backlog,
  type QueueBacklog,
  useLateFirst,
  useLeftLimits,
  useLiveBacklogs,
  useQueueBacklogs,
} from './attention.ts';
import styles from './home.module.css';

/** Since when the oldest waits, and how many are late or soon will be. */
function sinceWhen({ id, count, sinces }: QueueBacklog, hours: QueueHours, now: Date): string {
  if (count === 0) return 'None pending';
  const [oldest = null] = sinces;
  if (oldest === null) return '';
  const late = lateText(countLate(sinces, hours[id], now));
  const age = formatAge(oldest, now);
  const since = QUEUES[id].clock.from === 'seen' ? `first seen here ${age} ago` : age;
  return [`Oldest: ${since}`, late].filter(Boolean).join(' · ');
}

interface EntryProps extends PropsWithChildren {
  readonly label: string;
  readonly path: string;
  readonly backlog: Backlog;
  readonly isLate?: boolean;
  /** What is said below the name. */
  readonly text: string;
}

function Entry({ label, path, backlog, isLate = false, text, children }: EntryProps) {
  const { count, isPart, failed } = backlog;
  const isKnown = count !== undefined && !failed;
  return (
    <li
      className={`${styles.waiting} ${utility.hovers} ${utility.framed}`}
      data-some={isKnown ? count > 0 : null}
      data-late={isLate ? '' : null}
    >
      <Link to={path} className={styles.link}>
        {label}
      </Link>
      <span className={styles.number}>
        {count === undefined ? '–' : asSentence(numberText({ count, isPart }))}
      </span>
      <span className={`${styles.purpose} ${utility.aside}`}>
        {failed ? 'Could not be loaded' : <Unbroken text={text} />}
      </span>
      {children}
    </li>
  );
}

interface OtherNumberProps {
  readonly queue: Queue;
  readonly count: number | undefined;
}

/** What the number in the navigation counts, where that is another one; it has its room in any case. */
function OtherNumber({ queue, count }: OtherNumberProps) {
  const other = useQueueCount(queue);
  const isOther = count !== undefined && other.waiting !== undefined && other.waiting !== count;
  return (
    <span className={`${styles.purpose} ${styles.other} ${utility.aside}`}>
      {isOther && `In the navigation: ${inWords(other.waiting, other)}`}
    </span>
  );
}

interface QueueEntryProps {
  readonly backlog: QueueBacklog;
  readonly hours: QueueHours;
  readonly now: Date;
}

/** A queue: a link to its review. */
function QueueEntry({ backlog, hours, now }: QueueEntryProps) {
  const { id, count, sinces } = backlog;
  const queue = queueAt(QUEUES[id].path);
  return (
    <Entry
      label={QUEUES[id].name}
      path={reviewAddress(id)}
      backlog={backlog}
      isLate={countLate(sinces, hours[id], now).late > 0}
      text={sinceWhen(backlog, hours, now)}
    >
      {queue && <OtherNumber queue={queue} count={count} />}
    </Entry>
  );
}

function LeftLimits() {
  const { note, ...backlog } = useLeftLimits();
  return (
    <Entry
      label="Limits the quote has left"
      path="/exchange-rates?orderBy=quote"
      backlog={backlog}
      text={note}
    />
  );
}

/** The queues with their clocks, the late ones first, each a link to its review. */
export function Attention() {
  const role = useRole();
  const now = useNow();
  useLiveBacklogs();
  const ids = QUEUE_IDS.filter((id) => mayReview(id, role));
  const { list, key, inOrder, hours } = useLateFirst(useQueueBacklogs(ids), now);
  return (
    <section aria-label="Needs attention">
      <h2 className={`${styles.heading} ${utility.note}`}>Needs attention</h2>
      <ul {...list} className={styles.cards}>
        {inOrder.map((backlog) => (
          <QueueEntry key={`${backlog.id} ${key}`} backlog={backlog} hours={hours} now={now} />
        ))}
        <LeftLimits />
      </ul>
      <p className={styles.allClear}>Nothing needs attention right now.</p>
    </section>
  );
}
