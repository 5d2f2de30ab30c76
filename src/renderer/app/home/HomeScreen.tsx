/** Home (/): what waits, then every screen a person may open (1N, 1R). */
import { Link } from 'react-router-dom';
import { screenAt } from '#domain/access/screens.ts';
import { useIsPractice, useRole } from '#renderer/client/desk/desk.ts';
import { groupsFor, type NavigationEntry } from '../navigation.ts';
import { QueueBadge } from '../queues/QueueBadge.tsx';
import { type Queue, queueAt, useQueueCount } from '../queues/queues.ts';
import { Attention } from './Attention.tsx';
import styles from './home.module.css';

const Waiting = ({ queue }: { readonly queue: Queue }) => (
  <QueueBadge count={useQueueCount(queue)} />
);

function Card({ entry }: { readonly entry: NavigationEntry }) {
  const { label, path, icon: Icon } = entry;
  const queue = queueAt(path);
  return (
    <li className={styles.card}>
      <Icon className={styles.icon} aria-hidden />
      <div>
        <Link to={path} className={styles.link}>
          {label}
        </Link>
        <p className={styles.purpose}>{screenAt(path).purpose}</p>
      </div>
      {queue && <Waiting queue={queue} />}
    </li>
  );
}

export function HomeScreen() {
  const practice = useIsPractice();
  const groups = groupsFor(useRole(), { practice });
  return (
    <div className={styles.home}>
      <h1>Home</h1>
      <Attention />
      {groups.map(({ label, entries }) => (
        <section key={label} aria-label={`Screens: ${label}`}>
          <h2 className={styles.heading}>{label}</h2>
          <ul className={styles.cards}>
            {entries.map((entry) => (
              <Card key={entry.path} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
