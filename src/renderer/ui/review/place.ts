/** The address of a review: a query on that of its list. */
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { QUEUES, type QueueId } from '#domain/queues/queues.ts';
import { usePlace } from '#renderer/client/live/place.ts';

/** The field of the query that opens the review. */
const REVIEW = 'review';

/** A hook: what the address asks to review, null when it asks for the list; and its setter. */
export function useReviewed() {
  const { pathname, search } = usePlace();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const setReviewed = (asked: string | null, options?: NavigateOptions) => {
    if (asked === null) query.delete(REVIEW);
    else query.set(REVIEW, asked);
    query.delete(ITEM);
    void navigate({ pathname, search: `?${query}` }, options);
  };
  return [query.get(REVIEW) || null, setReviewed] as const;
}

/** The field of the query that names the item to begin with, where the other one names a queue. */
const ITEM = 'item';

/** A hook: the item that the address of one of several queues begins with, and what leaves it out. */
export function useFirstItem() {
  const { pathname, search } = usePlace();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const first = query.get(ITEM) || undefined;
  const leaveOut = () => {
    query.delete(ITEM);
    void navigate({ pathname, search: `?${query}` }, { replace: true });
  };
  return [first, leaveOut] as const;
}

/** The address of the review of an item, on the list with that query. */
export function reviewPath(asked: string, query: string): string {
  const next = new URLSearchParams(query);
  next.set(REVIEW, asked);
  return `?${next}`;
}

/** A hook: which of the queues of a list its address asks to review; undefined where it asks for the list. */
export function useReviewedQueue<Id extends QueueId>(ids: readonly Id[]): Id | undefined {
  const [asked] = useReviewed();
  // The list says that it ignores another one.
  return ids.find((id) => QUEUES[id].asked === asked);
}
