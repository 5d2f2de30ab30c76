/** The bell of the top bar: what came into the queues since one last looked. */
import {
  Button,
  CounterBadge,
  Popover,
  PopoverSurface,
  PopoverTrigger,
} from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Arrival, News } from '#contract/news.ts';
import { formatTime } from '#domain/format.ts';
import { countNew } from '#domain/news.ts';
import { mayVerify } from '#domain/roles.ts';
import { bridge } from '#renderer/desk/bridge.ts';
import { useDesk, useRole } from '#renderer/desk/desk.ts';
import { useStore } from '#renderer/desk/store.ts';
import { QUEUES, type Queue } from '../queues/queues.ts';
import styles from './notifications.module.css';

/** Everything was read: from now on something else is new. */
const markAllRead = () => void bridge().call('news.seen', { kind: null });

interface NewsItemProps {
  readonly queue: Queue;
  readonly arrival: Arrival;
  readonly onOpen: () => void;
}

/** What came into one queue, which the link leads to. */
function NewsItem({ queue, arrival, onOpen }: NewsItemProps) {
  const { count, at } = arrival;
  return (
    <li>
      <Link className={styles['item']} to={queue.path} onClick={onOpen}>
        <span>
          {count} new {queue.request}
          {count === 1 ? '' : 's'}
        </span>
        <time dateTime={new Date(at).toISOString()}>{formatTime(new Date(at))}</time>
      </Link>
    </li>
  );
}

/** The bell and what it opens to. */
function Bell({ news }: { readonly news: News }) {
  const [open, setOpen] = useState(false);
  const title = useId();
  const count = countNew(news);
  const close = () => setOpen(false);
  return (
    <Popover
      trapFocus
      withArrow
      positioning="below-end"
      open={open}
      onOpenChange={(_event, data) => setOpen(data.open)}
    >
      <PopoverTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          size="small"
          icon={<AlertRegular />}
          aria-label={count > 0 ? `Notifications: ${count} new` : 'Notifications'}
          title="Notifications"
        />
      </PopoverTrigger>
      <PopoverSurface tabIndex={-1} aria-labelledby={title} className={styles['surface'] ?? ''}>
        <div className={styles['head']}>
          <h2 id={title}>Notifications</h2>
          <Button
            appearance="subtle"
            size="small"
            disabledFocusable={count === 0}
            onClick={markAllRead}
          >
            Mark all as read
          </Button>
        </div>
        {count > 0 ? (
          <ul className={styles['items']}>
            {QUEUES.map((queue) => {
              const arrival = news.arrivals[queue.kind];
              return (
                arrival && (
                  <NewsItem key={queue.kind} queue={queue} arrival={arrival} onOpen={close} />
                )
              );
            })}
          </ul>
        ) : (
          <p className={styles['nothing']}>
            No new requests since {formatTime(new Date(news.since))}
          </p>
        )}
        <Link className={styles['settings']} to="/settings" onClick={close}>
          Notification settings
        </Link>
      </PopoverSurface>
    </Popover>
  );
}

/** The bell with how many are new. Only admins are told of requests: others have none. */
export function Notifications() {
  const news = useStore(useDesk().news);
  const admin = mayVerify(useRole());
  if (!admin) return null;
  return (
    <span className={styles['bell']}>
      <Bell news={news} />
      <CounterBadge
        aria-hidden
        className={styles['count'] ?? ''}
        size="small"
        color="brand"
        count={countNew(news)}
      />
    </span>
  );
}
