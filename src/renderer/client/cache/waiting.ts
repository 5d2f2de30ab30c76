/** Since when the items of each queue wait, as any screen or the clock read it last. */
import type { QueryCache, QueryClient } from '@tanstack/react-query';
import type { QueueId } from '#domain/queues/queues.ts';

/** An item of a queue; `since` is an instant, null where it is not known. */
export interface WaitingItem {
  readonly key: string;
  readonly since: string | null;
}

/** What was read of a queue, and when, in milliseconds since the epoch. */
export interface WaitingRead {
  readonly items: readonly WaitingItem[];
  /** Whether there are more than these. */
  readonly isPart: boolean;
  readonly readAt: number;
}

/** Where the cache keeps what was read of a queue. */
export const waitingKey = (id: QueueId) => ['waiting', id] as const;

/** The items of a queue as they were read last; undefined before that. */
export const waitingIn = (cache: QueryCache, id: QueueId): WaitingRead | undefined =>
  cache.find<WaitingRead>({ queryKey: waitingKey(id) })?.state.data;

/** The items of a queue were read, by whatever screen. */
export const noteWaiting = (queries: QueryClient, id: QueueId, read: WaitingRead): void => {
  queries.setQueryData<WaitingRead>(waitingKey(id), read);
};

/** Reads again what is shown of these queues. */
export const outdateWaiting = async (
  queries: QueryClient,
  ids: readonly QueueId[],
): Promise<void> => {
  await Promise.all(
    ids.map((id) => queries.invalidateQueries({ queryKey: waitingKey(id), type: 'active' })),
  );
};
