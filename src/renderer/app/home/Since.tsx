/** What changed since this person left: outcomes and requests, as the bell has them, and the numbers of the queues. */
import { may } from '#domain/access/roles.ts';
import { actWords } from '#domain/acts/acts.ts';
import { aboutText, placeOfAct } from '#domain/acts/kinds.ts';
import { outcomeLabel } from '#domain/acts/records.ts';
import { QUEUES, reviewAddress } from '#domain/queues/queues.ts';
import { counted, formatCount } from '#domain/text/words.ts';
import { useUnseenOutcomes } from '#renderer/client/acts/windowActs.ts';
import { useDesk, usePerson, useRole } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import { shownDateTime, shownWhen } from '#renderer/client/kept/dates.ts';
import utility from '#renderer/ui/utility.module.css';
import { ANNOUNCED } from '../queues/queues.ts';
import styles from './home.module.css';
import { Line } from './Unfinished.tsx';
import { useChangedQueues } from './useChangedQueues.ts';

/** Nothing where nothing is new. */
export function Since() {
  const news = useStore(useDesk().news);
  const own = usePerson();
  const isAnnounced = may(useRole(), 'verify');
  const found = useUnseenOutcomes().filter(({ person }) => person === own);
  const arrived = isAnnounced ? ANNOUNCED.filter(({ kind }) => news.arrivals[kind]) : [];
  const changed = useChangedQueues();
  if (found.length + arrived.length + changed.length === 0) return null;
  return (
    <section aria-label="What changed">
      <h2 className={`${styles.heading} ${utility.note}`}>What changed</h2>
      <ul className={styles.lines}>
        {found.map((act) => (
          <Line key={act.key} to={placeOfAct(act) ?? '/my-actions'}>
            {actWords(act.action).label}, {aboutText(act)}: {outcomeLabel(act).text}
          </Line>
        ))}
        {arrived.map(({ kind, path, request }) => (
          <Line key={kind} to={path}>
            {counted(news.arrivals[kind]?.count ?? 0, `new ${request}`)} since{' '}
            {shownWhen(new Date(news.since))}
          </Line>
        ))}
        {changed.map(({ id, before, now, at }) => (
          <Line key={id} to={reviewAddress(id)}>
            {QUEUES[id].name}: {formatCount(now)} to review, {formatCount(before)} on{' '}
            {shownDateTime(at)}
          </Line>
        ))}
      </ul>
    </section>
  );
}
