import type { ReactNode } from 'react';
import { QUEUE_IDS, queueOf } from '#domain/queues/queues.ts';
import { Toggle } from '#renderer/ui/layout/Toggle.tsx';
import { useFirstItem, useReviewed } from './place.ts';
import { QueueReview } from './QueueReview.tsx';
import type { Reviewed, ReviewQueue } from './queue.ts';

/**
 * The review of the only queue of a list, from the item in the address. The address never names another item than
 * the one on the screen; leaving shows the list unchanged.
 */
export function Review<T extends Reviewed>({ queue }: { readonly queue: ReviewQueue<T> }) {
  const [asked, setReviewed] = useReviewed();
  const next = queueOf(queue.id).asked;
  return (
    <QueueReview
      queue={queue}
      onMovedOn={() => setReviewed(next, { replace: true })}
      onLeave={() => setReviewed(null)}
      {...(asked !== null && asked !== next && { first: asked })}
    />
  );
}

interface OneOfReviewsProps<T extends Reviewed> {
  readonly queue: ReviewQueue<T>;
  /** In the heading: what the queues of the list hold. */
  readonly holds?: ReactNode;
}

/** The review of one of the several queues of a list, with the way to the others. */
export function OneOfReviews<T extends Reviewed>({ queue, holds }: OneOfReviewsProps<T>) {
  const [, setReviewed] = useReviewed();
  const [first, leaveOut] = useFirstItem();
  const { path, asked } = queueOf(queue.id);
  const choices = QUEUE_IDS.map(queueOf)
    .filter((each) => each.path === path)
    .map((each) => [each.asked, each.short ?? each.name] as const);
  return (
    <QueueReview
      key={queue.id}
      queue={queue}
      holds={holds}
      others={<Toggle legend="Queue" choices={choices} shown={asked} onShow={setReviewed} />}
      {...(first !== undefined && { first, onMovedOn: leaveOut })}
      onLeave={() => setReviewed(null)}
    />
  );
}
