/** The saved views that a person has pinned to the sidebar, each with the number of its rows. */
import { Link, useLocation } from 'react-router-dom';
import { labelOf } from '#domain/access/screens.ts';
import { useDesk, useRole } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import {
  arrangeFor,
  type ListView,
  placeOf,
  viewsFor,
  WHOLE,
} from '#renderer/client/kept/views.ts';
import { TRANSIENT } from '#renderer/ui/list/state/state.ts';
import { SCREEN_ICONS } from '../icons.ts';
import { QueueBadge } from '../queues/QueueBadge.tsx';
import { inWords } from '../queues/queues.ts';
import styles from '../sidebar/sidebar.module.css';
import { useViewCount } from './useViewCount.ts';

/** Whether an address shows the view. */
function isShown({ path, query }: ListView, pathname: string, search: string): boolean {
  const shown = new URLSearchParams(search);
  for (const key of TRANSIENT) shown.delete(key);
  return pathname === path && shown.toString() === query;
}

const ROWS = { thing: 'row' };

interface PinnedProps {
  readonly view: ListView;
  readonly collapsed: boolean;
}

function Pinned({ view, collapsed }: PinnedProps) {
  const { preferences } = useDesk();
  const { pathname, search } = useLocation();
  const count = useViewCount(view);
  const { name, path } = view;
  const current = isShown(view, pathname, search);
  const Icon = SCREEN_ICONS[path];
  return (
    <div className={styles['row']}>
      <Link
        to={placeOf(view)}
        state={WHOLE}
        className={`${styles['entry']} ${styles['withBadge']} ${current ? 'active' : ''}`}
        aria-current={current ? 'page' : undefined}
        title={`${name} (${labelOf(path)})`}
        aria-description={count.waiting === undefined ? undefined : inWords(count.waiting, ROWS)}
        onClick={() => arrangeFor(preferences, view)}
      >
        {Icon && <Icon aria-hidden />}
        <span className={collapsed ? styles['unseen'] : ''}>{name}</span>
      </Link>
      <QueueBadge count={count} counts={ROWS} />
    </div>
  );
}

/** Nothing where no view is pinned. */
export function PinnedViews({ collapsed }: { readonly collapsed: boolean }) {
  const role = useRole();
  const pinned = viewsFor(useStore(useDesk().preferences), role).filter((view) => view.pinned);
  if (pinned.length === 0) return null;
  return (
    <section aria-label="Pinned views" className={styles['group']}>
      {collapsed ? null : <div className={styles['heading']}>Pinned views</div>}
      {pinned.map((view) => (
        <Pinned key={`${view.list} ${view.name}`} view={view} collapsed={collapsed} />
      ))}
    </section>
  );
}
