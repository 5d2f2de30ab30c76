import { notifyManager, type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * A hook: what `read` finds among the answers in memory, also in those that come later. Nothing is asked for.
 * @param read gives the same text, number or null as long as nothing has changed
 */
export function useCached<Found extends string | number | null>(
  read: (cache: QueryCache) => Found,
): Found {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  return useSyncExternalStore(subscribe, () => read(cache));
}
