import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { idOfKey } from '#domain/lists/row-keys.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import { noteReloaded } from '#renderer/client/calls/images.ts';
import {
  type Current,
  currentOf,
  nextState,
  type ReviewInput,
  type ReviewState,
  statusOf,
} from './current.ts';
import type { Entry, Pending, Reviewed, ReviewQueue } from './queue.ts';

interface CurrentOptions<T> extends Pick<ReviewInput<T>, 'requested' | 'next'> {
  readonly pending: Pick<UseQueryResult<Pending<T>>, 'error' | 'dataUpdatedAt'>;
  /** What is pending; undefined until it is loaded. */
  readonly entries: readonly Entry<T>[] | undefined;
  /** The item that an open question is about. */
  readonly questioned: Entry<T> | null;
}

/** A hook: the item that is reviewed now. Only an action of the user replaces it. */
export function useCurrent<T extends Reviewed>(queue: ReviewQueue<T>, options: CurrentOptions<T>) {
  const { pending, entries, requested, questioned, next } = options;
  const { error: pendingError, dataUpdatedAt: readAt } = pending;
  const [state, setState] = useState<ReviewState<T>>(() => {
    const held = questioned && { ...questioned, end: null };
    return { current: requested === null ? held : currentOf(requested), lastRequested: requested };
  });
  const { current } = state;
  const listed = entries?.find(({ key }) => key === current?.key)?.item;
  const isKnown = entries !== undefined || pendingError !== null;
  const { kind } = queue;
  // By its id, if the queue, as loaded at `readAt`, does not have it.
  const loading = useQuery({
    queryKey: [queue.queryKey[0], 'current', queue.id, current?.key, readAt],
    queryFn: () =>
      current?.item
        ? kind.read(callEndpoint, current.item)
        : queue.find(idOfKey(current?.key ?? '')),
    enabled: current?.end === null && isKnown && listed === undefined,
    gcTime: 0,
  });
  const { isFetching, isError, dataUpdatedAt } = loading;
  const loaded = isError ? undefined : loading.data;
  const failed = isError && !isFetching;
  const readings = { listed, loaded, at: new Date(dataUpdatedAt).toISOString(), failed };

  const latest = nextState(
    state,
    { requested, isHeld: questioned !== null, readings, next },
    queue,
  );
  if (latest !== state) setState(latest);

  const setCurrent = (other: Current<T> | null) => setState({ ...state, current: other });
  const now = listed ?? loaded;
  const shown = current?.item;
  useEffect(() => {
    if (shown && now) noteReloaded(shown, now);
  }, [shown, now]);
  return {
    current,
    status: current === null ? 'loading' : statusOf(current, readings, queue),
    /** Why it could not be loaded. */
    error: failed ? loading.error : null,
    /** Makes the item of that key the current one; null for the next in the queue. */
    goTo: (key: string | null) => setCurrent(key === null ? null : currentOf(key)),
    /** Shows its current version. */
    showNow: () => current && now && setCurrent({ ...current, item: now }),
    retry: () => void loading.refetch(),
  };
}
