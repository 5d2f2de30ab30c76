/** What Home has below the queues. Loaded after them. */
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useIsPractice, useRole } from '#renderer/client/desk/desk.ts';
import { elsewhereFor } from '../navigation.ts';
import styles from './home.module.css';
import { Since } from './Since.tsx';
import { Unfinished } from './Unfinished.tsx';
import { Woke } from './Woke.tsx';

/** The screens that have no entry in the sidebar, in one line. */
function Elsewhere() {
  const entries = elsewhereFor(useRole(), useIsPractice());
  return (
    <nav className={styles.elsewhere} aria-label="Not in the sidebar">
      Not in the sidebar:{' '}
      {entries.map(({ path, label }, at) => (
        <Fragment key={path}>
          {at > 0 && ' · '}
          <Link to={path}>{label}</Link>
        </Fragment>
      ))}
    </nav>
  );
}

export const BelowQueues = () => (
  <>
    <Woke />
    <Unfinished />
    <Since />
    <Elsewhere />
  </>
);
