/**
 * Separates new requests from other changes of the counts. An event says that a request came in,
 * and sometimes of which kind; only the next count shows that it is pending.
 */
import type { QueueKind } from '#contract/bridge/news.ts';
import { QUEUE_KINDS } from '#contract/people/choices.ts';

/** Requests by kind, if known. */
export type Counts = Readonly<Partial<Record<QueueKind, number>>>;

/** One event: a request came in, of one of these kinds. */
interface Arrival {
  readonly kinds: readonly QueueKind[];
}

export type ArrivalWatch = ReturnType<typeof createArrivalWatch>;

/** A watch that knows nothing yet. */
export function createArrivalWatch() {
  const known = new Map<QueueKind, number>();
  let waiting: readonly Arrival[] = [];

  /** How many requests of that kind these events reported; those of several kinds are used up. */
  function claim(events: Arrival[], kind: QueueKind, most: number): number {
    let claimed = 0;
    for (let count = 0; count < most; count += 1) {
      const own = events.findIndex(({ kinds }) => kinds.length === 1 && kinds[0] === kind);
      const at = own >= 0 ? own : events.findIndex(({ kinds }) => kinds.includes(kind));
      if (at < 0) break;
      events.splice(at, 1);
      claimed += 1;
    }
    return claimed;
  }

  return {
    /** A count was loaded. */
    counted: (kind: QueueKind, count: number) => {
      // Growth is left to a reading, which knows the events so far.
      known.set(kind, Math.min(known.get(kind) ?? count, count));
    },
    /** An event reported a new request, of one of these kinds. */
    reported: (kinds: readonly QueueKind[]) => {
      waiting = [...waiting, { kinds }];
    },
    /**
     * Call it when the counts start to load. The returned function takes the counts, and returns how
     * many of them are requests that events reported, before or meanwhile.
     */
    reading: () => {
      const before = new Set(waiting);
      return (counts: Counts): Counts => {
        const isSettled = ({ kinds }: Arrival) => kinds.every((kind) => counts[kind] !== undefined);
        const events = waiting.filter(isSettled);
        const arrived: Partial<Record<QueueKind, number>> = {};
        for (const kind of QUEUE_KINDS) {
          const count = counts[kind];
          if (count === undefined) continue;
          const grown = count - (known.get(kind) ?? count);
          known.set(kind, count);
          const claimed = claim(events, kind, grown);
          if (claimed > 0) arrived[kind] = claimed;
        }
        // What came during the reading and is not in its counts is left to the next one.
        const left = new Set(events.filter((arrival) => !before.has(arrival)));
        waiting = waiting.filter((arrival) => !isSettled(arrival) || left.has(arrival));
        return arrived;
      };
    },
  };
}
