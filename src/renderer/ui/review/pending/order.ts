/** The order in which requests came in. They carry no date. */
import type { Reviewed } from '../queue.ts';

const NUMBER = /^\d+$/u;

/** Oldest first: the network numbers requests upwards. Ids without a number keep the order of the list. */
export function oldestRequestsFirst<T extends Reviewed>(requests: readonly T[]): readonly T[] {
  if (!requests.every(({ id }) => NUMBER.test(id))) return requests;
  return requests.toSorted((a, b) => Number(a.id) - Number(b.id));
}

/**
 * Those of `others` that came in before `own`. Without numbers as ids the order is unknown; then those
 * that are no longer pending count as earlier.
 */
export const earlierThan = <T extends Reviewed>(
  own: Reviewed,
  others: readonly T[],
  waits: (request: T) => boolean,
): readonly T[] =>
  others.filter((other) => {
    if (other.id === own.id) return false;
    const areNumbers = NUMBER.test(own.id) && NUMBER.test(other.id);
    return areNumbers ? Number(other.id) < Number(own.id) : !waits(other);
  });
