/** The address of a review: a query on that of its list. */
import { type NavigateOptions, useNavigate } from 'react-router-dom';
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
    void navigate({ pathname, search: `?${query}` }, options);
  };
  return [query.get(REVIEW) || null, setReviewed] as const;
}

/** The address of the review of an item, on the list with that query. */
export function reviewPath(asked: string, query: string): string {
  const next = new URLSearchParams(query);
  next.set(REVIEW, asked);
  return `?${next}`;
}
