/** Answers that are prefetched, and shown only while they are fresh. */
import type { Query, QueryClient } from '@tanstack/react-query';

/** Milliseconds after which an answer that was fetched ahead is no longer shown. */
const PREFETCHED_MS = 5000;

/** What a query reads, and where the cache keeps it. */
export interface PrefetchableQuery<Answer = unknown> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Answer>;
}

/** The queries that were fetched ahead and have not been shown yet. */
const prefetched = new WeakSet<object>();

/** Milliseconds for which a query is not asked again: none, unless it was fetched ahead. */
export const staleTimeOf = (query: object): number => (prefetched.has(query) ? PREFETCHED_MS : 0);

const find = (queries: QueryClient, { queryKey }: PrefetchableQuery): Query | undefined =>
  queries.getQueryCache().find({ queryKey, exact: true });

/** Fetches an answer that is probably needed soon. A failure is silent: it is requested again later. */
export function prefetch(queries: QueryClient, asked: PrefetchableQuery): void {
  void queries.prefetchQuery({ ...asked, staleTime: PREFETCHED_MS, gcTime: PREFETCHED_MS });
  const query = find(queries, asked);
  if (query?.isActive() === false) prefetched.add(query);
}

/** Keeps an answer that was fetched by other means, as if it had been fetched ahead. */
export function keepPrefetched(
  queries: QueryClient,
  asked: PrefetchableQuery,
  answer: unknown,
): void {
  queries.setQueryData(asked.queryKey, answer);
  const query = find(queries, asked);
  if (query) prefetched.add(query);
}

/** The answer is shown: from now on it is like any other. */
export function markShown(queries: QueryClient, asked: PrefetchableQuery): void {
  const query = find(queries, asked);
  if (query) prefetched.delete(query);
}

function drop(queries: QueryClient, isGone: (query: Query) => boolean): void {
  const cache = queries.getQueryCache();
  for (const query of cache.getAll()) {
    if (prefetched.has(query) && !query.isActive() && isGone(query)) cache.remove(query);
  }
}

/** Forgets what was fetched ahead: something has changed since. */
export const dropPrefetched = (queries: QueryClient): void => drop(queries, () => true);

/** Forgets what was fetched ahead too long ago; a window out of sight does so late by itself. */
export function dropStalePrefetched(queries: QueryClient): void {
  const oldest = Date.now() - PREFETCHED_MS;
  drop(
    queries,
    ({ state }) =>
      state.fetchStatus === 'idle' && state.data !== undefined && state.dataUpdatedAt < oldest,
  );
}
