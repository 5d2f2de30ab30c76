/** Answers that are fetched ahead. */
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Milliseconds in which what was fetched ahead is shown without asking again. */
export const AHEAD_MS = 5000;

/** What a query reads, and where the cache keeps it. */
export interface PrefetchableQuery<Answer = unknown> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Answer>;
}

/** Whether a query was fetched ahead and has not been shown yet: what shows it has no such `meta`. */
export const isAhead = ({ meta }: Query): boolean => meta?.['isAhead'] === true;

/** Fetches an answer that is probably needed soon. A failure is silent: it is requested again later. */
export function prefetch(queries: QueryClient, asked: PrefetchableQuery): void {
  const options = { staleTime: AHEAD_MS, gcTime: AHEAD_MS, meta: { isAhead: true } };
  void queries.prefetchQuery({ ...asked, ...options });
}

/** Forgets what was fetched ahead too long ago; a window out of sight does so late by itself. */
export const dropStalePrefetched = (queries: QueryClient): void =>
  queries.removeQueries({
    fetchStatus: 'idle',
    predicate: (query) => isAhead(query) && query.isStaleByTime(AHEAD_MS),
  });
