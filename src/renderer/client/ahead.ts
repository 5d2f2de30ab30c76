/** Answers that are prefetched, and shown only while they are fresh. */
import type { Query, QueryClient } from '@tanstack/react-query';

/** Milliseconds after which an answer that was fetched ahead is no longer shown. */
export const AHEAD_MS = 5000;

/** What a query reads, and where the cache keeps it. */
export interface Asked {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<unknown>;
}

/** The queries that were fetched ahead and have not been shown yet. */
const ahead = new WeakSet<object>();

/** Milliseconds for which a query is not asked again: none, unless it was fetched ahead. */
export const freshFor = (query: object): number => (ahead.has(query) ? AHEAD_MS : 0);

const find = (queries: QueryClient, { queryKey }: Asked): Query | undefined =>
  queries.getQueryCache().find({ queryKey, exact: true });

/** Fetches an answer that is probably needed soon. A failure is silent: it is requested again later. */
export function fetchAhead(queries: QueryClient, asked: Asked): void {
  void queries.prefetchQuery({ ...asked, staleTime: AHEAD_MS, gcTime: AHEAD_MS });
  const query = find(queries, asked);
  if (query?.isActive() === false) ahead.add(query);
}

/** Keeps an answer that was fetched by other means, as if it had been fetched ahead. */
export function putAhead(queries: QueryClient, asked: Asked, answer: unknown): void {
  queries.setQueryData(asked.queryKey, answer);
  const query = find(queries, asked);
  if (query) ahead.add(query);
}

/** The answer is shown: from now on it is like any other. */
export function shownNow(queries: QueryClient, asked: Asked): void {
  const query = find(queries, asked);
  if (query) ahead.delete(query);
}

function drop(queries: QueryClient, isGone: (query: Query) => boolean): void {
  const cache = queries.getQueryCache();
  for (const query of cache.getAll()) {
    if (ahead.has(query) && !query.isActive() && isGone(query)) cache.remove(query);
  }
}

/** Forgets what was fetched ahead: something has changed since. */
export const dropAhead = (queries: QueryClient): void => drop(queries, () => true);

/** Forgets what was fetched ahead too long ago; a window out of sight does so late by itself. */
export function dropOld(queries: QueryClient): void {
  const oldest = Date.now() - AHEAD_MS;
  drop(
    queries,
    ({ state }) =>
      state.fetchStatus === 'idle' && state.data !== undefined && state.dataUpdatedAt < oldest,
  );
}
