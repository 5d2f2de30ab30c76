/** The acts of this window, so that their effects are not marked as changes. */

/** One act: what it is about, and from when to when, in milliseconds since the epoch. */
interface OwnAct {
  readonly key: string;
  readonly from: number;
  to: number;
}

/** Acts that are remembered; earlier ones were read long ago. */
const REMEMBERED = 200;

const acts: OwnAct[] = [];

/**
 * Records that this window acts on a thing, by the money guard's key, such as `order:7`; a key
 * without a colon means all things of a list. The returned function ends it.
 */
export function beginOwnAct(key: string): () => void {
  const act: OwnAct = { key, from: Date.now(), to: Number.POSITIVE_INFINITY };
  acts.push(act);
  if (acts.length > REMEMBERED) acts.shift();
  return () => {
    act.to = Date.now();
  };
}

/** Notes a call of this window that acts on a thing outside the guard, until its answer. */
export function asOwnAct<T>(key: string, call: Promise<T>): Promise<T> {
  return call.finally(beginOwnAct(key));
}

const isAbout = (key: string, id: string): boolean => {
  const colon = key.indexOf(':');
  return colon < 0 || key.slice(colon + 1) === id;
};

/**
 * Whether an act of this window may have caused a change of the thing `id`. The change was loaded
 * at `until`, and the previous state at `since`. The end of an act reloads the thing, so only the
 * first answer after it counts as its effect.
 */
export const isOwnAct = (id: string, since: number, until: number): boolean =>
  acts.some(({ key, from, to }) => isAbout(key, id) && from <= until && to >= since);
