import type { FluentIcon } from '@fluentui/react-icons';
import { Link, type LinkProps } from 'react-router-dom';
import type { Late } from '#domain/queues/clock.ts';
import utility from '#renderer/ui/utility.module.css';
import { LateBadge } from '../queues/LateBadge.tsx';
import { QueueBadge } from '../queues/QueueBadge.tsx';
import type { QueueCount } from '../queues/queues.ts';
import styles from './sidebar.module.css';

interface SidebarLinkProps extends Pick<LinkProps, 'to' | 'state' | 'title' | 'onClick'> {
  readonly icon: FluentIcon | undefined;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly collapsed: boolean;
  /** The number beside it; left out where it has none. */
  readonly count?: QueueCount | undefined;
  /** How many items behind it are late; left out where it has no queue with a clock. */
  readonly late?: Late | undefined;
  /** What its numbers say; for assistive technology it describes the link. */
  readonly numbers?: string | undefined;
}

/** A link of the sidebar, with its number. */
export function SidebarLink(props: SidebarLinkProps) {
  const { icon: Icon, label, isCurrent, collapsed, count, late, numbers, title, ...link } = props;
  // Also while nothing is late: else the text would wrap and the focus be lost once something is.
  const hasNumber = count !== undefined || late !== undefined;
  const shown = (
    <Link
      {...link}
      title={[title, numbers].filter(Boolean).join('\n')}
      className={`${styles.entry} ${utility.hovers} ${utility.ringInside} ${hasNumber ? styles.withBadge : ''} ${isCurrent ? `active ${utility.chosen}` : ''}`}
      aria-current={isCurrent ? 'page' : undefined}
      aria-description={numbers || undefined}
    >
      {Icon && <Icon aria-hidden className={utility.icon} />}
      <span className={collapsed ? utility.unseen : ''}>{label}</span>
    </Link>
  );
  if (!hasNumber) return shown;
  return (
    <div className={styles.row}>
      {shown}
      {count && <QueueBadge count={count} />}
      {late && <LateBadge late={late} />}
    </div>
  );
}
