import { Button } from '@fluentui/react-components';
import { SignOutRegular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { may } from '#domain/access/roles.ts';
import { type Late, lateText } from '#domain/queues/clock.ts';
import { toReviewText } from '#domain/queues/counts.ts';
import type { QueueId } from '#domain/queues/queues.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import utility from '#renderer/ui/utility.module.css';
import { groupsFor, isCurrent, type NavigationEntry } from '../navigation.ts';
import { PinnedViews } from '../pinned/PinnedViews.tsx';
import { Clocks } from '../queues/Clocks.tsx';
import { queuesAt, useLate, useToReview } from '../queues/numbers.ts';
import { QueueWatch } from '../queues/QueueWatch.tsx';
import {
  badgeText,
  type Queue,
  type QueueCount,
  queueAt,
  useQueueCount,
} from '../queues/queues.ts';
import { useSignOut } from './commands.ts';
import { MaintenanceToggle } from './MaintenanceToggle.tsx';
import { RailToggle } from './RailToggle.tsx';
import { SidebarLink } from './SidebarLink.tsx';
import styles from './sidebar.module.css';
import { NAVIGATION_ID, useIsMenu, useRail } from './useRail.ts';

interface EntryProps {
  readonly entry: NavigationEntry;
  readonly collapsed: boolean;
}

interface Numbers {
  readonly count?: QueueCount;
  readonly late?: Late;
  readonly numbers?: string;
}

function Entry({ entry, ...link }: EntryProps & Numbers) {
  const { label, path, icon } = entry;
  const current = isCurrent(path, useLocation().pathname);
  return (
    <SidebarLink {...link} to={path} icon={icon} label={label} title={label} isCurrent={current} />
  );
}

/** An entry of a verification queue, with its number. */
function QueueEntry({ queue, ...entry }: EntryProps & { readonly queue: Queue }) {
  const count = useQueueCount(queue);
  const toReview = useToReview(queuesAt(queue.path));
  return <Entry {...entry} count={count} numbers={badgeText(count, toReview)} />;
}

/** An entry of a screen whose queues have clocks. */
function TimedEntry({ ids, ...entry }: EntryProps & { readonly ids: readonly QueueId[] }) {
  const late = useLate(ids);
  const numbers = [lateText(late), toReviewText(useToReview(ids))].filter(Boolean).join(' · ');
  return <Entry {...entry} late={late} numbers={numbers} />;
}

function entryOf(entry: NavigationEntry, collapsed: boolean) {
  const queue = queueAt(entry.path);
  const ids = queuesAt(entry.path);
  const shown = { entry, collapsed };
  if (queue) return <QueueEntry key={entry.path} {...shown} queue={queue} />;
  if (ids.length > 0) return <TimedEntry key={entry.path} {...shown} ids={ids} />;
  return <Entry key={entry.path} {...shown} />;
}

/** The navigation of a signed-in person: entries by role, in groups; Logout at the foot. */
export function Sidebar() {
  const role = useRole();
  const admin = may(role, 'verify');
  const { collapsed, closing } = useRail();
  const isMenu = useIsMenu();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isMenu && !collapsed) nav.current?.querySelector('a')?.focus();
  }, [isMenu, collapsed]);
  const signOut = useSignOut();
  const groups = groupsFor(role);

  return (
    <>
      {admin && <QueueWatch />}
      <Clocks />
      {!(isMenu && collapsed) && (
        <nav
          ref={nav}
          id={NAVIGATION_ID}
          className={styles.sidebar}
          aria-label="Main"
          data-collapsed={collapsed}
          data-menu={isMenu}
          {...closing}
        >
          {!isMenu && <RailToggle className={styles.toggle} />}
          <div className={styles.groups}>
            {groups.map(({ label, entries }) => (
              <section key={label} aria-label={label} className={styles.group}>
                {collapsed ? null : (
                  <div className={`${styles.heading} ${utility.note}`}>{label}</div>
                )}
                {entries.map((entry) => entryOf(entry, collapsed))}
              </section>
            ))}
            <PinnedViews collapsed={collapsed} />
          </div>
          <div className={styles.foot}>
            <MaintenanceToggle collapsed={collapsed} />
            <Button
              appearance="subtle"
              icon={<SignOutRegular />}
              className={styles.footEntry}
              title="Logout"
              onClick={() => void signOut()}
            >
              <span className={collapsed ? utility.unseen : styles.footLabel}>Logout</span>
            </Button>
          </div>
        </nav>
      )}
    </>
  );
}
