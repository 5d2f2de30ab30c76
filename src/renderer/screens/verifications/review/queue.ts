/** The requests that wait, as a value: worked through one at a time, the oldest first. */

interface WithId {
  readonly id: string;
}

/** A queue and the place in it. */
export interface Queue<T extends WithId> {
  readonly items: readonly T[];
  /** The place of the current one; behind the last when all were gone through. */
  readonly position: number;
  /** How many were decided here. */
  readonly done: number;
  /** The ids that were in it and left it, which do not come back. */
  readonly left: ReadonlySet<string>;
  /** Whether the current one was decided by somebody else. */
  readonly overtaken: boolean;
}

export const EMPTY_QUEUE: Queue<never> = {
  items: [],
  position: 0,
  done: 0,
  left: new Set(),
  overtaken: false,
};

const NUMBER = /^\d+$/u;

/** Requests carry no date; the network counts them up, so that the lowest number is the oldest. */
function oldestFirst<T extends WithId>(items: readonly T[]): readonly T[] {
  if (!items.every(({ id }) => NUMBER.test(id))) return items;
  return items.toSorted((a, b) => Number(a.id) - Number(b.id));
}

/** With what was found and is not known yet, at its end. */
export function added<T extends WithId>(queue: Queue<T>, found: readonly T[]): Queue<T> {
  const known = new Set(queue.items.map(({ id }) => id));
  const fresh = found.filter(({ id }) => !(known.has(id) || queue.left.has(id)));
  if (fresh.length === 0) return queue;
  return { ...queue, items: [...queue.items, ...oldestFirst(fresh)] };
}

/** Without a request that was decided; the next one takes its place. */
function without<T extends WithId>(queue: Queue<T>, id: string): Queue<T> {
  const index = queue.items.findIndex((item) => item.id === id);
  if (index < 0) return queue;
  return {
    ...queue,
    items: queue.items.toSpliced(index, 1),
    position: index < queue.position ? queue.position - 1 : queue.position,
    left: new Set([...queue.left, id]),
    overtaken: false,
  };
}

/** After a decision here. */
export const decided = <T extends WithId>(queue: Queue<T>, id: string): Queue<T> => ({
  ...without(queue, id),
  done: queue.done + 1,
});

/** After a decision elsewhere: the one that is looked at stays, and says so. */
export function overtaken<T extends WithId>(queue: Queue<T>, id: string): Queue<T> {
  return queue.items[queue.position]?.id === id
    ? { ...queue, overtaken: true }
    : without(queue, id);
}

/** One on or back, as far as there are any. One that was decided elsewhere is left behind. */
export function moved<T extends WithId>(queue: Queue<T>, by: 1 | -1): Queue<T> {
  const current = queue.items[queue.position];
  if (queue.overtaken && current) {
    const rest = without(queue, current.id);
    return by === 1 ? rest : moved(rest, -1);
  }
  const position = Math.min(Math.max(queue.position + by, 0), queue.items.length);
  return { ...queue, position };
}

/** At the request of that id, when it is there. */
export function at<T extends WithId>(queue: Queue<T>, id: string): Queue<T> {
  const position = queue.items.findIndex((item) => item.id === id);
  return position < 0 ? queue : { ...queue, position };
}
