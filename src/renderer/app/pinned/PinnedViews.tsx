/** The saved views that a person has pinned to the sidebar, each with the number of its rows. */
import { useLocation } from 'react-router-dom';
import { labelOf } from '#domain/access/screens.ts';
import { useDesk, useRole } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import {
  arrangeFor,
  COMPLETE_VIEW,
  type ListView,
  viewAddress,
  viewsFor,
} from '#renderer/client/kept/views.ts';
import { TRANSIENT } from '#renderer/ui/list/state/state.ts';
import utility from '#renderer/ui/utility.module.css';
import { SCREEN_ICONS } from '../icons.ts';
import { badgeText } from '../queues/queues.ts';
import { SidebarLink } from '../sidebar/SidebarLink.tsx';
import styles from '../sidebar/sidebar.module.css';
import { useViewCount } from './useViewCount.ts';

/** Whether an address shows the view. */
function isShown({ path, query }: ListView, pathname: string, search: string): boolean {
  const shown = new URLSearchParams(search);
  for (const key of TRANSIENT) shown.delete(key);
  return pathname === path && shown.toString() === query;
}

interface PinnedProps {
  readonly view: ListView;
  readonly collapsed: boolean;
}

function Pinned({ view, collapsed }: PinnedProps) {
  const { preferences } = useDesk();
  const { pathname, search } = useLocation();
  const { name, path } = view;
  const count = useViewCount(view);
  return (
    <SidebarLink
      to={viewAddress(view)}
      state={COMPLETE_VIEW}
      icon={SCREEN_ICONS[path]}
      label={name}
      title={`${name} (${labelOf(path)})`}
      isCurrent={isShown(view, pathname, search)}
      collapsed={collapsed}
      count={count}
      numbers={badgeText(count, [])}
      onClick={() => arrangeFor(preferences, view)}
    />
  );
}

/** Nothing where no view is pinned. */
export function PinnedViews({ collapsed }: { readonly collapsed: boolean }) {
  const role = useRole();
  const pinned = viewsFor(useStore(useDesk().preferences), role).filter((view) => view.pinned);
  if (pinned.length === 0) return null;
  return (
    <section aria-label="Pinned views" className={styles.group}>
      {collapsed ? null : <div className={`${styles.heading} ${utility.note}`}>Pinned views</div>}
      {pinned.map((view) => (
        <Pinned key={`${view.list} ${view.name}`} view={view} collapsed={collapsed} />
      ))}
    </section>
  );
}
