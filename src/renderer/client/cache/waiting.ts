/** Since when the items of each queue wait, as any screen or the clock read it last. */
import type { QueryClient } from '@tanstack/react-query';
import type { QueueId } from '#domain/queues/queues.ts';

/** An item of a queue; `since` is an instant, null where it is not known. */
export interface WaitingItem {
  readonly key: string;
  readonly since: string | null;
}

/** What was read of a queue, and when, in milliseconds since the epoch. */
export interface WaitingRead {
  readonly items: readonly WaitingItem[];
  readonly readAt: number;
}

/** Where the cache keeps what was read of a queue. */
export const waitingKey = (id: QueueId) => ['waiting', id] as const;

/** A screen has read the items of a queue. */
export const noteWaiting = (
  queries: QueryClient,
  id: QueueId,
  items: readonly WaitingItem[],
): void => {
  queries.setQueryData<WaitingRead>(waitingKey(id), { items, readAt: Date.now() });
};
