import { useSearchParams } from 'react-router-dom';
import { QueueReview } from '#renderer/ui/review/QueueReview.tsx';
import type { ReviewQueue } from '#renderer/ui/review/queue.ts';
import { NEXT, REVIEW } from './place.ts';

/**
 * The review of a queue, from the request in the address. The address never names another request than
 * the one on the screen; leaving shows the list unchanged.
 */
export function Review<T>({ queue }: { readonly queue: ReviewQueue<T> }) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get(REVIEW);
  const leave = () =>
    setQuery((now) => {
      now.delete(REVIEW);
      return now;
    });
  const moveOn = () =>
    setQuery(
      (now) => {
        now.set(REVIEW, NEXT);
        return now;
      },
      { replace: true },
    );
  return (
    <QueueReview
      queue={queue}
      onMovedOn={moveOn}
      onLeave={leave}
      {...(asked !== null && asked !== NEXT && { first: asked })}
    />
  );
}
