import type { FluentIcon } from '@fluentui/react-icons';
import { Link, type LinkProps } from 'react-router-dom';
import { QueueBadge } from '../queues/QueueBadge.tsx';
import { inWords, type QueueCount } from '../queues/queues.ts';
import styles from './sidebar.module.css';

interface SidebarLinkProps extends Pick<LinkProps, 'to' | 'state' | 'title' | 'onClick'> {
  readonly icon: FluentIcon | undefined;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly collapsed: boolean;
  /** The number beside it; left out where it has none. */
  readonly count?: QueueCount | undefined;
}

/** A link of the sidebar, with its number. */
export function SidebarLink(props: SidebarLinkProps) {
  const { icon: Icon, label, isCurrent, collapsed, count, ...link } = props;
  const shown = (
    <Link
      {...link}
      className={`${styles.entry} ${count ? styles.withBadge : ''} ${isCurrent ? 'active' : ''}`}
      aria-current={isCurrent ? 'page' : undefined}
      aria-description={count?.waiting === undefined ? undefined : inWords(count.waiting, count)}
    >
      {Icon && <Icon aria-hidden />}
      <span className={collapsed ? styles.unseen : ''}>{label}</span>
    </Link>
  );
  if (!count) return shown;
  return (
    <div className={styles.row}>
      {shown}
      <QueueBadge count={count} />
    </div>
  );
}
