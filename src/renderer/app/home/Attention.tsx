import { Link } from 'react-router-dom';
import { formatAge, formatCount } from '#domain/format.ts';
import { may } from '#domain/roles.ts';
import { useRole } from '#renderer/client/desk.ts';
import { QUEUES, type Queue } from '../queues/queues.ts';
import { BACKLOGS, type Backlog, type BacklogState, useLiveBacklogs } from './attention.ts';
import styles from './home.module.css';

interface EntryProps extends BacklogState {
  readonly label: string;
  readonly path: string;
  /** Shown when the waiting time is not available. */
  readonly ageless?: string;
}

function sinceWhen(count: number | undefined, oldest: string | null, ageless: string): string {
  if (count === 0) return 'None pending';
  if (oldest !== null) return `Oldest: ${formatAge(oldest, new Date())}`;
  return count === undefined ? '' : ageless;
}

function Entry({ label, path, count, oldest, failed, ageless = '' }: EntryProps) {
  return (
    <li className={styles['waiting']} data-some={count === undefined || failed ? null : count > 0}>
      <Link to={path} className={styles['link']}>
        {label}
      </Link>
      <span className={styles['number']}>{count === undefined ? '–' : formatCount(count)}</span>
      <span className={styles['purpose']}>
        {failed ? 'Could not be loaded' : sinceWhen(count, oldest, ageless)}
      </span>
    </li>
  );
}

const BacklogEntry = ({ backlog }: { readonly backlog: Backlog }) => (
  <Entry label={backlog.label} path={backlog.path} {...backlog.useState()} />
);

const QUEUE_NAMES: Readonly<Record<Queue['kind'], string>> = {
  card: 'Cards to authenticate',
  identity: 'Identities to verify',
  address: 'Addresses to verify',
};

/** The calls of the queues do not say since when a request is pending. */
function QueueEntry({ queue }: { readonly queue: Queue }) {
  const { waiting, failed } = queue.useCount();
  return (
    <Entry
      label={QUEUE_NAMES[queue.kind]}
      path={queue.path}
      count={waiting}
      oldest={null}
      ageless="Waiting time not available"
      failed={failed}
    />
  );
}

/** What needs attention, each a link to the list already filtered. */
export function Attention() {
  const role = useRole();
  useLiveBacklogs();
  return (
    <section aria-label="Needs attention">
      <h2 className={styles['heading']}>Needs attention</h2>
      <ul className={styles['waitings']}>
        {BACKLOGS.map((backlog) => (
          <BacklogEntry key={backlog.label} backlog={backlog} />
        ))}
        {may(role, 'verify') &&
          QUEUES.map((queue) => <QueueEntry key={queue.kind} queue={queue} />)}
      </ul>
      <p className={styles['allClear']}>Nothing needs attention right now.</p>
    </section>
  );
}
