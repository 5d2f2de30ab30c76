/** Where the bench is: in the address of its list. */
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The field of the query that opens the bench: the id of a request, or {@link NEXT}. */
export const REVIEW = 'review';

/** Opens the bench at the oldest request. */
export const NEXT = 'next';

/** What the address asks to review; null when it asks for the list. */
export const useReviewed = (): string | null => useSearchParams()[0].get(REVIEW);

/** The place of the bench at a request, over the list with that query. */
export function reviewPath(id: string, query: string): string {
  const next = new URLSearchParams(query);
  next.set(REVIEW, id);
  return `?${next}`;
}

/** A function that opens the bench at a request, or at the oldest. */
export function useOpenReview(): (id?: string) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (id = NEXT) => void navigate(reviewPath(id, search));
}
