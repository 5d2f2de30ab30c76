/** When this computer first saw the items of a queue whose times the network does not send. */

/** Seconds since the epoch, by the id of an item. */
export type FirstSeen = Readonly<Record<string, number>>;

const SECOND_MS = 1000;

/** What was kept, without what is no such time. */
export function readFirstSeen(stored: unknown): FirstSeen {
  const kept = Object.entries(stored ?? {});
  return Object.fromEntries(kept.filter(([, at]) => Number.isSafeInteger(at)));
}

/**
 * What is known after these items were read: each with the time of its first reading. Others are forgotten, unless only
 * a part of the queue was read. The same value where nothing is new.
 */
export function afterReading(
  known: FirstSeen,
  ids: readonly string[],
  { isPart, now }: { readonly isPart: boolean; readonly now: number },
): FirstSeen {
  const at = Math.floor(now / SECOND_MS);
  const read = Object.fromEntries(ids.map((id) => [id, known[id] ?? at]));
  const next = isPart ? { ...known, ...read } : read;
  const isSame =
    Object.keys(next).length === Object.keys(known).length && ids.every((id) => id in known);
  return isSame ? known : next;
}

/** The instant at which an item was first seen; null where it was not yet. */
export const firstSeenAt = (known: FirstSeen, id: string): string | null => {
  const at = known[id];
  return at === undefined ? null : new Date(at * SECOND_MS).toISOString();
};
