/** What is new since this person last looked, as the bell has it. */
import { may } from '#domain/access/roles.ts';
import { actWords } from '#domain/acts/acts.ts';
import { aboutText, placeOfAct } from '#domain/acts/kinds.ts';
import { outcomeLabel } from '#domain/acts/records.ts';
import { counted } from '#domain/text/words.ts';
import { useUnseenOutcomes } from '#renderer/client/acts/windowActs.ts';
import { useDesk, usePerson, useRole } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import { shownWhen } from '#renderer/client/kept/dates.ts';
import { ANNOUNCED } from '../queues/queues.ts';
import styles from './home.module.css';
import { Line } from './Unfinished.tsx';

/** Nothing where nothing is new. */
export function Since() {
  const news = useStore(useDesk().news);
  const own = usePerson();
  const isAnnounced = may(useRole(), 'verify');
  const found = useUnseenOutcomes().filter(({ person }) => person === own);
  const arrived = isAnnounced ? ANNOUNCED.filter(({ kind }) => news.arrivals[kind]) : [];
  if (found.length + arrived.length === 0) return null;
  return (
    <section aria-label="New">
      <h2 className={styles.heading}>New since {shownWhen(new Date(news.since))}</h2>
      <ul className={styles.lines}>
        {found.map((act) => (
          <Line key={act.key} to={placeOfAct(act) ?? '/my-actions'}>
            {actWords(act.action).label}, {aboutText(act)}: {outcomeLabel(act).text}
          </Line>
        ))}
        {arrived.map(({ kind, path, request }) => (
          <Line key={kind} to={path}>
            {counted(news.arrivals[kind]?.count ?? 0, `new ${request}`)}
          </Line>
        ))}
      </ul>
    </section>
  );
}
