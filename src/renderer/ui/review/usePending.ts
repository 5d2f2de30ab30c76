import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  noteWaiting,
  type WaitingItem,
  type WaitingRead,
  waitingIn,
  waitingKey,
} from '#renderer/client/cache/waiting.ts';
import { noteSeen } from '#renderer/client/kept/firstSeen.ts';
import { useIsInactive } from '#renderer/client/live/inactive.ts';
import { entriesOf, type PendingItems, type Reviewed } from './queue.ts';

/** What a reading is made with. */
interface Context {
  readonly signal: AbortSignal;
  readonly client: QueryClient;
}

/** What reads the pending items of a queue into the cache, and notes for all since when each waits. */
export const pendingQuery = <T extends Reviewed>(items: PendingItems<T>) => ({
  queryKey: items.queryKey,
  async queryFn({ signal, client }: Context) {
    const read = await items.readPending(signal);
    // What else is read along is left out.
    const pending = { ...read, items: read.items.filter(items.waits) };
    noteSeen(
      items.id,
      pending.items.map(({ id }) => id),
      read.isPart,
    );
    noteWaiting(client, items.id, waitingOf(items, pending));
    return pending;
  },
  // A review starts with what is pending now, not with what was pending when it was left.
  gcTime: 0,
});

const waitingOf = <T extends Reviewed>(
  items: PendingItems<T>,
  { items: pending, isPart }: { readonly items: readonly T[]; readonly isPart: boolean },
): WaitingRead => ({ items: sincesOf(items, pending), isPart, readAt: Date.now() });

/** A hook: the pending items of a queue; `refetchInterval` is in milliseconds. */
export const usePending = <T extends Reviewed>(
  items: PendingItems<T>,
  refetchInterval: number | false = false,
) => useQuery({ ...pendingQuery(items), refetchInterval });

/** Since when each item of a queue waits, as its clock reads it. */
export const sincesOf = <T extends Reviewed>(
  queue: Pick<PendingItems<T>, 'since'>,
  items: readonly T[],
): readonly WaitingItem[] =>
  entriesOf(items).map(({ key, item }) => ({ key, since: queue.since(item) }));

/** Milliseconds after which it is looked at again how old the last reading is. */
const LOOK_MS = 30_000;

interface WaitingOptions {
  /** Milliseconds for which the last reading counts, whoever made it. */
  readonly maxAge: number;
  readonly enabled: boolean;
  /** Whether a hidden window reads as well. */
  readonly whileHidden?: boolean;
}

/** A hook: how many items of a queue wait and since when, as any screen read it last, or this reads it. */
export function useWaiting<T extends Reviewed>(
  items: PendingItems<T>,
  { maxAge, enabled, whileHidden = false }: WaitingOptions,
) {
  const queries = useQueryClient();
  const isInactive = useIsInactive();
  const queryKey = waitingKey(items.id);
  return useQuery({
    queryKey,
    async queryFn({ signal }): Promise<WaitingRead> {
      const last = waitingIn(queries.getQueryCache(), items.id);
      const isOutdated = queries.getQueryState(queryKey)?.isInvalidated === true;
      if (last && !isOutdated && Date.now() - last.readAt < maxAge) return last;
      return waitingOf(items, await pendingQuery(items).queryFn({ signal, client: queries }));
    },
    enabled: enabled && !isInactive,
    refetchInterval: LOOK_MS,
    refetchIntervalInBackground: whileHidden,
  });
}
