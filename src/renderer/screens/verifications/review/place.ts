/** The address of a review: a query on that of its list. */
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The field of the query that opens the review: the id of a request, or {@link NEXT}. */
export const REVIEW = 'review';

/** Opens the review at the oldest request. */
export const NEXT = 'next';

/** What the address asks to review; null when it asks for the list. */
export const useReviewed = (): string | null => useSearchParams()[0].get(REVIEW);

/** The address of the review of a request, on the list with that query. */
export function reviewPath(id: string, query: string): string {
  const next = new URLSearchParams(query);
  next.set(REVIEW, id);
  return `?${next}`;
}

/** A function that opens the review of a request, or of the oldest. */
export function useOpenReview(): (id?: string) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (id = NEXT) => void navigate(reviewPath(id, search));
}
