/**
 * What is before the person in Play. It comes up as it was read and stays like that until they go on:
 * nothing that comes in takes its place, and a key never means another one than what is on the screen.
 */
import { shownTime } from '#renderer/desk/zone.ts';
import type { PlayQueue } from './queue.ts';

/** Why there is nothing left to decide about what is before the person. */
export type End =
  /** The network no longer has it. */
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'decided';
      /** Such as 'Declined'; null where that is not known. */
      readonly decision: string | null;
      /** The instant at which this was seen; null when it was so before it came up. */
      readonly at: string | null;
    };

export interface Front<T> {
  readonly id: string;
  /** As it came up: what was seen is what is decided. Null while it is looked for, or cannot be found. */
  readonly item: T | null;
  /** Null while it waits, as far as is known. */
  readonly end: End | null;
}

/** What the latest readings say of it. */
export interface Sight<T> {
  /** As the queue has it; undefined when it has not. */
  readonly listed: T | undefined;
  /** As it was read by itself after that; null when it was not found, undefined when it was not read. */
  readonly looked: T | null | undefined;
  /** When it was read by itself, as an instant. */
  readonly at: string;
  /** Whether the reading by itself failed. */
  readonly failed: boolean;
}

/** How it stands with what is before the person; decided is only what waits. */
export type Standing = 'waits' | 'changed' | 'checking' | 'failed' | 'over';

type Rules<T> = Pick<PlayQueue<T>, 'itemId' | 'waits' | 'decision' | 'subject'>;

/** The front an id leads to, whose item has yet to be found. */
export const frontOf = <T>(id: string): Front<T> => ({ id, item: null, end: null });

/** The front after a reading; the same object when nothing came of it. An end is never taken back. */
export function follow<T>(
  front: Front<T>,
  { listed, looked, at }: Sight<T>,
  { waits, decision }: Pick<Rules<T>, 'waits' | 'decision'>,
): Front<T> {
  const now = listed ?? looked;
  if (front.end !== null || now === undefined) return front;
  if (now === null) return { ...front, end: { kind: 'gone' } };
  const item = front.item ?? now;
  if (waits(now)) return front.item === null ? { ...front, item } : front;
  const seenAt = front.item === null ? null : at;
  return { ...front, item, end: { kind: 'decided', decision: decision(now), at: seenAt } };
}

/** How it stands with a front that {@link follow} has brought up to date. */
export function standing<T>(
  { item, end }: Front<T>,
  { listed, looked, failed }: Sight<T>,
  { subject }: Pick<Rules<T>, 'subject'>,
): Standing {
  if (end !== null) return 'over';
  const now = listed ?? looked;
  if (item !== null && now) return subject.changes(item, now).length > 0 ? 'changed' : 'waits';
  return failed ? 'failed' : 'checking';
}

/** What is in front, and which wish put it there. */
export interface Place<T> {
  readonly front: Front<T> | null;
  /** The id that was asked for last. */
  readonly followed: string | null;
}

/** What the place in front goes by. */
export interface Circumstances<T> {
  /** The id that is asked for now; null for whatever comes next. */
  readonly asked: string | null;
  /** Whether a question about what is in front is open: it stays there until that is answered. */
  readonly isHeld: boolean;
  /** What the latest readings say of what is in front. */
  readonly sight: Sight<T>;
  /** What is next when nothing is in front. */
  next(): T | undefined;
}

/** The place after something has come in; the same object when nothing came of it. */
export function placed<T>(
  place: Place<T>,
  { asked, isHeld, sight, next }: Circumstances<T>,
  rules: Pick<Rules<T>, 'itemId' | 'waits' | 'decision'>,
): Place<T> {
  const { front, followed } = place;
  if (asked !== followed && !isHeld) {
    const isThere = asked === null || asked === front?.id;
    return { front: isThere ? front : frontOf(asked), followed: asked };
  }
  if (front !== null) {
    const latest = follow(front, sight, rules);
    return latest === front ? place : { ...place, front: latest };
  }
  const item = isHeld ? undefined : next();
  if (item === undefined) return place;
  return { ...place, front: { id: rules.itemId(item), item, end: null } };
}

/**
 * What is said of one that is over. `noun` is what one is called, `isOwn` whether it may be
 * this window's own doing.
 */
export function endText(end: End, noun: string, isOwn: boolean): string {
  if (end.kind === 'gone') return `This ${noun} no longer exists`;
  const { decision, at } = end;
  if (decision === null) return `This ${noun} is no longer pending`;
  if (at === null) return `Already ${decision.toLowerCase()}`;
  return `${decision}${isOwn ? '' : ' by someone else'} at ${shownTime(at)}`;
}
