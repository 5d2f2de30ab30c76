import type { QueueId } from '#domain/queues/queues.ts';
import { isOther, ownerOf, type Share } from '#domain/queues/shares.ts';
import { progressOf, type Skip } from '#domain/queues/skips.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import type { Entry } from './queue.ts';

/** A hook: what is remembered of a queue while the user is signed in, and what changes it. */
export function useProgress(id: QueueId) {
  const [progress, keep] = useDraft(`review.${id}`, progressOf);
  const { done, skipped, seen, share } = progress;
  const without = (key: string | null) => skipped.filter((each) => each.key !== key);
  return {
    ...progress,
    skippedKeys: skipped.map(({ key }) => key),
    /** Those of these entries that were not gone through. */
    unseen: <T>(entries: readonly Entry<T>[]) => entries.filter(({ key }) => !seen.includes(key)),
    /** What this person should know of an item before deciding; `key` tells it apart. */
    marksOf: (key: string | null, itemId: string | undefined) => ({
      /** How the queue is shared, and its setter. */
      share,
      shareAs: (next: Share | null) => keep({ ...progress, share: next }),
      /** Whose the item is, where it is another person's. */
      otherOwner:
        share && itemId !== undefined && isOther(share, itemId) ? ownerOf(itemId, share.of) : null,
      /** Why and when it was skipped; undefined where it was not. */
      skip: skipped.find((each) => each.key === key),
    }),
    /** One more was decided. */
    countDone: () => keep({ ...progress, done: done + 1 }),
    /** An item that is only read was gone through. */
    see: (key: string) => keep({ ...progress, done: done + 1, seen: [...seen, key] }),
    skip: (key: string, why: Pick<Skip, 'reason' | 'note'>) =>
      keep({
        ...progress,
        skipped: [...without(key), { ...why, key, at: new Date().toISOString() }],
      }),
    takeUp: (key: string | null) => keep({ ...progress, skipped: without(key) }),
  };
}
