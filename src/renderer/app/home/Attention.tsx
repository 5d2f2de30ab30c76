import { Link } from 'react-router-dom';
import { may } from '#domain/access/roles.ts';
import { formatCount } from '#domain/text/words.ts';
import { formatAge } from '#domain/time/format.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { BACKLOGS, type Backlog, type BacklogState, useLiveBacklogs } from './attention.ts';
import styles from './home.module.css';

function sinceWhen({ count, oldest, failed, note }: BacklogState): string {
  if (failed) return 'Could not be loaded';
  if (note !== undefined) return note;
  if (count === 0) return 'None pending';
  if (oldest !== null) return `Oldest: ${formatAge(oldest, new Date())}`;
  return count === undefined ? '' : 'Waiting time not available';
}

function Entry({ backlog }: { readonly backlog: Backlog }) {
  const state = backlog.useState();
  const { count, isPart, failed } = state;
  return (
    <li className={styles.waiting} data-some={count === undefined || failed ? null : count > 0}>
      <Link to={backlog.path} className={styles.link}>
        {backlog.label}
      </Link>
      <span className={styles.number}>
        {count === undefined ? '–' : `${isPart ? 'At least ' : ''}${formatCount(count)}`}
      </span>
      <span className={styles.purpose}>{sinceWhen(state)}</span>
    </li>
  );
}

/** What needs attention, each a link to the list already filtered. */
export function Attention() {
  const role = useRole();
  useLiveBacklogs();
  return (
    <section aria-label="Needs attention">
      <h2 className={styles.heading}>Needs attention</h2>
      <ul className={styles.cards}>
        {BACKLOGS.filter(({ permission }) => permission === undefined || may(role, permission)).map(
          (backlog) => (
            <Entry key={backlog.label} backlog={backlog} />
          ),
        )}
      </ul>
      <p className={styles.allClear}>Nothing needs attention right now.</p>
    </section>
  );
}
