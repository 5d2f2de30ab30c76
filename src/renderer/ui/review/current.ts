/**
 * The item in review. It stays as it was loaded until the user moves on, so a key always acts on
 * what is on screen.
 */
import { shownTime } from '#renderer/client/kept/dates.ts';
import type { Entry, Reviewed, ReviewQueue } from './queue.ts';

/** Why there is nothing left to decide about an item. */
export type End =
  /** The network no longer has it. */
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'decided';
      /** Such as 'Declined'; null if it is not known. */
      readonly decision: string | null;
      /** The instant at which this was seen; null if it was decided before it was shown. */
      readonly at: string | null;
    };

export interface Current<T> {
  /** Its id, and of two items of one id which one it is. */
  readonly key: string;
  /** As it was first loaded: what was seen is what is decided. Null before it is loaded or if it cannot be. */
  readonly item: T | null;
  /** Null while it is pending, if known. */
  readonly end: End | null;
}

/** The latest answers about the current item. */
export interface Readings<T> {
  /** As in the queue; undefined if it is not there. */
  readonly listed: T | undefined;
  /** As loaded by its id after that; null if it was not found, undefined if it was not loaded. */
  readonly loaded: T | null | undefined;
  /** When it was loaded by its id, as an instant. */
  readonly at: string;
  /** Whether loading by its id failed. */
  readonly failed: boolean;
}

/** The state of the current item; only a pending or changed one can be decided. */
type CurrentStatus = 'pending' | 'changed' | 'loading' | 'failed' | 'over';

type Rules<T extends Reviewed> = Pick<ReviewQueue<T>, 'waits' | 'decision' | 'kind'>;

/** The current item of a key, not loaded yet. */
export const currentOf = <T>(key: string): Current<T> => ({ key, item: null, end: null });

/** The current item after new readings; the same object if they change nothing. An end is final. */
export function withReadings<T extends Reviewed>(
  current: Current<T>,
  { listed, loaded, at }: Readings<T>,
  { waits, decision }: Pick<Rules<T>, 'waits' | 'decision'>,
): Current<T> {
  const now = listed ?? loaded;
  if (current.end !== null || now === undefined) return current;
  if (now === null) return { ...current, end: { kind: 'gone' } };
  const item = current.item ?? now;
  if (waits(now)) return current.item === null ? { ...current, item } : current;
  const seenAt = current.item === null ? null : at;
  return { ...current, item, end: { kind: 'decided', decision: decision(now), at: seenAt } };
}

/** The status of a current item that {@link withReadings} has brought up to date. */
export function statusOf<T extends Reviewed>(
  { item, end }: Current<T>,
  { listed, loaded, failed }: Readings<T>,
  { kind }: Pick<Rules<T>, 'kind'>,
): CurrentStatus {
  if (end !== null) return 'over';
  const now = listed ?? loaded;
  if (item !== null && now) return kind.changes(item, now).length > 0 ? 'changed' : 'pending';
  return failed ? 'failed' : 'loading';
}

/** The current item, and the request that was followed last. */
export interface ReviewState<T> {
  readonly current: Current<T> | null;
  /** The id that was requested last. */
  readonly lastRequested: string | null;
}

/** What the next state depends on. */
export interface ReviewInput<T> {
  /** The id that is requested now; null for the next one in the queue. */
  readonly requested: string | null;
  /** Whether a question about the current item is open: it stays until that is answered. */
  readonly isHeld: boolean;
  readonly readings: Readings<T>;
  /** What follows when there is no current item. */
  next(): Entry<T> | undefined;
}

/** The state after new input; the same object if it changes nothing. */
export function nextState<T extends Reviewed>(
  state: ReviewState<T>,
  { requested, isHeld, readings, next }: ReviewInput<T>,
  rules: Pick<Rules<T>, 'waits' | 'decision'>,
): ReviewState<T> {
  const { current, lastRequested } = state;
  if (requested !== lastRequested && !isHeld) {
    const isThere = requested === null || requested === current?.key;
    return { current: isThere ? current : currentOf(requested), lastRequested: requested };
  }
  if (current !== null) {
    const latest = withReadings(current, readings, rules);
    return latest === current ? state : { ...state, current: latest };
  }
  const entry = isHeld ? undefined : next();
  if (entry === undefined) return state;
  return { ...state, current: { ...entry, end: null } };
}

/**
 * The text about an item that is already decided. `noun` names its kind, `isOwn` says whether this
 * window may have decided it.
 */
export function endText(end: End, noun: string, isOwn: boolean): string {
  if (end.kind === 'gone') return `This ${noun} no longer exists`;
  const { decision, at } = end;
  if (decision === null) return `This ${noun} is no longer pending`;
  if (at === null) return `Already ${decision.toLowerCase()}`;
  return `${decision}${isOwn ? '' : ' by someone else'} at ${shownTime(at)}`;
}
