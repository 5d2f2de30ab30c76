import { useReviewed } from '#renderer/ui/review/place.ts';
import { QueueReview } from '#renderer/ui/review/QueueReview.tsx';
import type { Reviewed, ReviewQueue } from '#renderer/ui/review/queue.ts';
import { ReviewButton } from '#renderer/ui/review/ReviewButton.tsx';
import { LIST_KEYS } from '#renderer/ui/shortcuts/table.ts';

/** Asks for the oldest request in place of one by its id. */
const NEXT = 'next';

/** Opens the review at the oldest pending request. */
export const ReviewOldest = () => <ReviewButton shortcut={LIST_KEYS.review} asked={NEXT} />;

/**
 * The review of a queue, from the request in the address. The address never names another request than
 * the one on the screen; leaving shows the list unchanged.
 */
export function Review<T extends Reviewed>({ queue }: { readonly queue: ReviewQueue<T> }) {
  const [asked, setReviewed] = useReviewed();
  return (
    <QueueReview
      queue={queue}
      onMovedOn={() => setReviewed(NEXT, { replace: true })}
      onLeave={() => setReviewed(null)}
      {...(asked !== null && asked !== NEXT && { first: asked })}
    />
  );
}
