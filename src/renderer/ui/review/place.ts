/** The address of a review: a query on that of its list. */
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { usePlace } from '#renderer/client/live/place.ts';

/** The field of the query that opens the review. */
const REVIEW = 'review';

/** A hook: what the address asks to review, null when it asks for the list; and its setter. */
export function useReviewed() {
  const [, setQuery] = useSearchParams();
  // A list that is kept behind another screen stays in its review.
  const query = new URLSearchParams(usePlace().search);
  const setReviewed = (asked: string | null, options?: NavigateOptions) =>
    setQuery((now) => {
      if (asked === null) now.delete(REVIEW);
      else now.set(REVIEW, asked);
      return now;
    }, options);
  return [query.get(REVIEW) || null, setReviewed] as const;
}

/** The address of the review of an item, on the list with that query. */
export function reviewPath(asked: string, query: string): string {
  const next = new URLSearchParams(query);
  next.set(REVIEW, asked);
  return `?${next}`;
}
