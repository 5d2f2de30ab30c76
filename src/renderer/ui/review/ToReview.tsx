import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { isSettled } from '#contract/bridge/recorded-acts.ts';
import { numberText, reviewUnit } from '#domain/queues/counts.ts';
import { queueOf } from '#domain/queues/queues.ts';
import { onAct } from '#renderer/client/acts/windowActs.ts';
import { useCached } from '#renderer/client/cache/useCached.ts';
import { outdateWaiting, waitingIn } from '#renderer/client/cache/waiting.ts';
import { shownTime } from '#renderer/client/kept/dates.ts';
import { usePlace } from '#renderer/client/live/place.ts';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { reviewPath } from './place.ts';
import type { PendingItems, Reviewed } from './queue.ts';
import styles from './review.module.css';
import { useWaiting } from './usePending.ts';

/** Milliseconds after which a list reads again how many of its items are to review. */
const READ_AGAIN_MS = 60_000;

interface CountProps {
  readonly of: PendingItems<Reviewed>;
  readonly enabled: boolean;
  readonly isBrief: boolean;
}

/** How many items of a queue are to review, as it was read last; a link to its review. */
function Count({ of, enabled, isBrief }: CountProps) {
  const { id } = of;
  const queries = useQueryClient();
  const { data } = useWaiting(of, { maxAge: READ_AGAIN_MS, enabled });
  useEffect(
    () => onAct((act) => isSettled(act) && void outdateWaiting(queries, [id])),
    [queries, id],
  );
  const { search } = usePlace();
  const { name, asked } = queueOf(id);
  const count = data ? numberText({ count: data.items.length, isPart: data.isPart }) : EMPTY;
  return (
    <Link
      to={reviewPath(asked, search)}
      {...(isBrief && { 'aria-label': `${name}: ${count}` })}
      title={data ? `${name}, as of ${shownTime(new Date(data.readAt))}` : name}
    >
      <span className={styles.toReviewCount}>{count}</span>
      <span className={isBrief ? styles.inWideWindows : undefined}>
        {' '}
        {reviewUnit(id, data?.items.length)}
      </span>
    </Link>
  );
}

/** What has queues of its own. */
interface ToReviewProps {
  readonly of: readonly PendingItems<Reviewed>[];
  /** Whether they may be read now. */
  readonly enabled?: boolean;
  /** Whether usual windows have no room for the names of several. */
  readonly isBrief?: boolean;
}

/** How many items of each queue of a list are to review, whatever the list is narrowed to. */
export function ToReview({ of, enabled = true, isBrief = false }: ToReviewProps) {
  const isCounted =
    useCached((cache) => of.filter(({ id }) => waitingIn(cache, id) !== undefined).length) > 0;
  const isWaiting = isBrief && !isCounted;
  return (
    <span
      className={`${styles.toReview} ${utility.oneOf}`}
      title={isWaiting ? 'Not counted yet' : undefined}
    >
      {/* The numbers have their room before they are there. */}
      <span className={isWaiting ? styles.reserved : undefined}>
        {of.map((items, at) => (
          <Fragment key={items.id}>
            {at > 0 && ' · '}
            <Count of={items} enabled={enabled} isBrief={isBrief} />
          </Fragment>
        ))}
        {isBrief && <span className={styles.inUsualWindows}> to review</span>}
      </span>
      {isWaiting && <span>{EMPTY} to review</span>}
    </span>
  );
}
