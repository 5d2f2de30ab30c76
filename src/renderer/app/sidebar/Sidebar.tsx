import { Button } from '@fluentui/react-components';
import { NavigationRegular, SignOutRegular } from '@fluentui/react-icons';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { may } from '#domain/access/roles.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { useMedia } from '#renderer/ui/layout/useMedia.ts';
import { groupsFor, isCurrent, type NavigationEntry } from '../navigation.ts';
import { PinnedViews } from '../pinned/PinnedViews.tsx';
import { IconCount } from '../queues/IconCount.tsx';
import { QueueBadge } from '../queues/QueueBadge.tsx';
import { QueueWatch } from '../queues/QueueWatch.tsx';
import { inWords, type Queue, queueAt } from '../queues/queues.ts';
import { useCollapsed, useLogout } from './commands.ts';
import { MaintenanceToggle } from './MaintenanceToggle.tsx';
import styles from './sidebar.module.css';

interface EntryProps {
  readonly entry: NavigationEntry;
  readonly collapsed: boolean;
}

/** `counts` says what the number beside it counts; undefined before it is known. */
function Entry({
  entry,
  collapsed,
  counts,
}: EntryProps & { readonly counts?: string | undefined }) {
  const { label, path, icon: Icon } = entry;
  const current = isCurrent(path, useLocation().pathname);
  return (
    <Link
      to={path}
      className={`${styles['entry']} ${queueAt(path) ? styles['withBadge'] : ''} ${current ? 'active' : ''}`}
      aria-current={current ? 'page' : undefined}
      title={label}
      aria-description={counts}
    >
      <Icon aria-hidden />
      <span className={collapsed ? styles['unseen'] : ''}>{label}</span>
    </Link>
  );
}

/** An entry of a verification queue, with its number. */
function QueueEntry({ queue, ...entry }: EntryProps & { readonly queue: Queue }) {
  const count = queue.useCount();
  return (
    <div className={styles['row']}>
      <Entry
        {...entry}
        counts={count.waiting === undefined ? undefined : inWords(count.waiting, queue.counts)}
      />
      <QueueBadge count={count} counts={queue.counts} />
    </div>
  );
}

function entryOf(entry: NavigationEntry, collapsed: boolean) {
  const queue = queueAt(entry.path);
  return queue ? (
    <QueueEntry key={entry.path} entry={entry} collapsed={collapsed} queue={queue} />
  ) : (
    <Entry key={entry.path} entry={entry} collapsed={collapsed} />
  );
}

/**
 * Whether only icons are shown. In a narrow window it is so until the navigation is opened, over the
 * screen, and again after a choice, Escape or a click elsewhere.
 */
function useRail() {
  const isNarrow = useMedia('(width < 900px)');
  const [kept, keep] = useCollapsed();
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow) return { collapsed: kept, setCollapsed: keep };
  const close = () => setOpen(false);
  const closing = {
    'data-over': isOpen,
    onClick: ({ target }: MouseEvent) => (target as Element).closest('a') && close(),
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && close(),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      currentTarget.contains(relatedTarget) || close(),
  };
  return {
    collapsed: !isOpen,
    setCollapsed: (on: boolean) => setOpen(!on),
    ...(isOpen && { closing }),
  };
}

/** The navigation of a signed-in person: entries by role, in groups; Logout at the foot. */
export function Sidebar() {
  const role = useRole();
  const admin = may(role, 'verify');
  const { collapsed, setCollapsed, closing } = useRail();
  const logout = useLogout();
  const groups = groupsFor(role, { isSidebar: true });

  return (
    <nav className={styles['sidebar']} aria-label="Main" data-collapsed={collapsed} {...closing}>
      <Button
        appearance="subtle"
        icon={<NavigationRegular />}
        className={styles['toggle'] ?? ''}
        aria-label={collapsed ? 'Expand navigation' : 'Collapse navigation'}
        title={collapsed ? 'Expand navigation' : 'Collapse navigation'}
        aria-expanded={!collapsed}
        onClick={() => setCollapsed(!collapsed)}
      />
      <div className={styles['groups']}>
        {groups.map(({ label, entries }) => (
          <section key={label} aria-label={label} className={styles['group']}>
            {collapsed ? null : <div className={styles['heading']}>{label}</div>}
            {entries.map((entry) => entryOf(entry, collapsed))}
          </section>
        ))}
        <PinnedViews collapsed={collapsed} />
      </div>
      {admin && <IconCount />}
      {admin && <QueueWatch />}
      <div className={styles['foot']}>
        <MaintenanceToggle collapsed={collapsed} />
        <Button
          appearance="subtle"
          icon={<SignOutRegular />}
          className={styles['footEntry'] ?? ''}
          title="Logout"
          onClick={() => void logout()}
        >
          <span className={collapsed ? styles['unseen'] : styles['footLabel']}>Logout</span>
        </Button>
      </div>
    </nav>
  );
}
