/** Which items have become late since the last look: each is told of once. */
import type { QueueId } from '#domain/queues/queues.ts';

/** A watch that knows nothing yet. */
export function createLateWatch() {
  const known = new Map<QueueId, ReadonlySet<string>>();
  return {
    /**
     * Those of the late items of a queue, by their keys, that were not late before. None at the first look: what was late
     * by then is on Home.
     */
    newly(id: QueueId, late: readonly string[]): readonly string[] {
      const before = known.get(id);
      known.set(id, new Set([...(before ?? []), ...late]));
      return before ? late.filter((key) => !before.has(key)) : [];
    },
  };
}
