/** The answers in memory, as far as they are read without asking for them. */
import {
  notifyManager,
  type QueryCache,
  type QueryCacheNotifyEvent,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { areaOf } from '#contract/wire/areas.ts';
import type { EndpointAnswer, EndpointInput, EndpointName } from '#contract/wire/endpoints.ts';

/** The answers to a call that are in memory, the latest first: with what was asked for, and when it was read. */
export const answersOf = <Name extends EndpointName>(cache: QueryCache, name: Name) =>
  cache
    .findAll({ queryKey: [areaOf(name), name] })
    .map(({ queryKey, state }) => ({
      input: queryKey[2] as EndpointInput<Name>,
      answer: state.data as EndpointAnswer<Name> | undefined,
      readAt: state.dataUpdatedAt,
    }))
    .toSorted((a, b) => b.readAt - a.readAt);

/** Whether an answer in memory changed; most events of a cache are about its readers. */
const isChange = (event: QueryCacheNotifyEvent): boolean =>
  event.type === 'removed' ||
  (event.type === 'updated' && ['success', 'setState'].includes(event.action.type));

/**
 * A hook: what `read` finds among the answers in memory, also in those that come later. Nothing is asked for.
 * @param read gives the same text, number or null as long as nothing has changed
 */
export function useCached<Found extends string | number | null>(
  read: (cache: QueryCache) => Found,
): Found {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const notify = notifyManager.batchCalls(onChange);
      return cache.subscribe((event) => {
        if (isChange(event)) notify();
      });
    },
    [cache],
  );
  return useSyncExternalStore(subscribe, () => read(cache));
}
