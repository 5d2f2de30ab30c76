/** Which items have become late since the last look: each is told of once, also after a reload of the page. */
import { QUEUE_IDS, type QueueId } from '#domain/queues/queues.ts';

/** By queue, the keys of its items that were late at a look. */
export type KnownLate = { [Id in QueueId]?: string[] };

/** Keys that are remembered of a queue: more than are read of it. */
const MOST = 1000;

/** What was kept; nothing where it has another form. */
export const readKnownLate = (kept: unknown): KnownLate =>
  Object.fromEntries(
    QUEUE_IDS.flatMap((id) => {
      const keys: unknown = Object(kept)[id];
      return Array.isArray(keys) ? [[id, keys.map(String)]] : [];
    }),
  );

/**
 * Those of the late items of a queue that were not late before, and what is known after that look. None at the first
 * look: what was late by then is on Home.
 */
export function lookAtLate(known: readonly string[] | undefined, late: readonly string[]) {
  const before = new Set(known);
  const after = new Set(late);
  return {
    newly: known ? late.filter((key) => !before.has(key)) : [],
    // Also what has left the queue, which may come back.
    known: [...[...before].filter((key) => !after.has(key)), ...late].slice(-MOST),
  };
}
