/** What this person did not finish on this computer: acts of unknown outcome, interrupted runs and unfinished work. */
import type { PropsWithChildren } from 'react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { actWords } from '#domain/acts/acts.ts';
import { aboutText, placeOfAct } from '#domain/acts/kinds.ts';
import { begunWork } from '#domain/program/drafts.ts';
import { counted } from '#domain/text/words.ts';
import { useUnsettled } from '#renderer/client/acts/windowActs.ts';
import { useDesk, usePerson } from '#renderer/client/desk/desk.ts';
import { shownWhen } from '#renderer/client/kept/dates.ts';
import { useKeptRuns } from '#renderer/screens/orders/bulk/runs.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './home.module.css';

/** A line with its link. */
export const Line = ({ to, children }: PropsWithChildren<{ readonly to: string }>) => (
  <li>
    <Link to={to}>{children}</Link>
  </li>
);

/** Nothing where all is finished. */
export function Unfinished() {
  const { drafts } = useDesk();
  const own = usePerson();
  const unknown = useUnsettled().filter(
    ({ person, outcome }) => person === own && outcome === 'unknown',
  );
  const { data: runs = [] } = useKeptRuns();
  const begun = begunWork(useSyncExternalStore(drafts.subscribe, drafts.all));
  if (unknown.length + runs.length + begun.length === 0) return null;
  return (
    <section aria-label="Not finished">
      <h2 className={`${styles.heading} ${utility.note}`}>Not finished</h2>
      <ul className={styles.lines}>
        {unknown.map((act) => (
          <Line key={act.key} to={placeOfAct(act) ?? '/my-actions'}>
            {actWords(act.action).label}, {aboutText(act)}: outcome unknown, sent{' '}
            {shownWhen(act.sentAt)}
          </Line>
        ))}
        {runs.map(({ run, action, ids, startedAt }) => (
          <Line key={run} to="/transactions">
            {actWords(action).label} for {counted(ids.length, 'order')}: interrupted, started{' '}
            {shownWhen(startedAt)}
          </Line>
        ))}
        {begun.map(([name, path]) => (
          <Line key={name} to={path}>
            {name}: not sent
          </Line>
        ))}
      </ul>
    </section>
  );
}
