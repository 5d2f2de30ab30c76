/** The cache of what was loaded. */
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { endpointQuery } from '../calls/endpoints.ts';
import type { EarlyCall } from '../start/bootstrap.ts';
import { followChanges } from './freshness.ts';
import { prefetch } from './prefetch.ts';

/** Makes the page's cache, which follows the network's events. What was called early is in it as fetched ahead. */
export function createQueries(early?: EarlyCall): QueryClient {
  // An answer is drawn in the task that brings it.
  notifyManager.setScheduler(queueMicrotask);
  // Retries belong to the main process, and live events say when to reload.
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    },
  });
  followChanges(queries);
  if (early) {
    const asked = endpointQuery(early.endpoint, early.input);
    prefetch(queries, {
      ...asked,
      queryFn: async (context) => {
        const result = await early.answer();
        return result.ok ? result.value : await asked.queryFn(context);
      },
    });
  }
  return queries;
}
