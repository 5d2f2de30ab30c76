/** Play: a queue that is worked one item at a time, the oldest first. */
import type { ReactNode } from 'react';
import type { Subject } from '#renderer/ui/guard/subject.ts';

/** What waits, as far as it is known. */
export interface Waiting<T> {
  /** In any order; undefined before the first answer. */
  readonly items: readonly T[] | undefined;
  /** Whether more waits than these. */
  readonly isPart: boolean;
  /** When that was read, in milliseconds since the epoch. */
  readonly readAt: number;
  /** What the last reading failed with; null when it did not. */
  readonly error: Error | null;
  readonly reload: () => void;
}

/** What a decision's dialog is given. */
export interface DecisionProps<T> {
  readonly item: T;
  /** To be called when it was carried out, before `onClose`. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Something that can be decided of an item, by one key. */
export interface Decision<T> {
  /** Stable: which dialog is open is kept under it. */
  readonly name: string;
  readonly label: string;
  /** A letter; S, B, N and Q are Play's own. */
  readonly keys: string;
  readonly isPrimary?: true;
  /** Why it cannot be decided now, for this item; null when it can. Left out: it always can. */
  disabledReason?(item: T): string | null;
  /** Draws the dialog that asks as the list does, and carries it out. */
  dialog(props: DecisionProps<T>): ReactNode;
}

/** A queue, declared: what differs from one to the next. */
export interface PlayQueue<T> {
  /** Stable: what was skipped and done is kept under it. */
  readonly id: string;
  readonly title: string;
  /** What one item is called in a sentence, such as 'withdrawal'. */
  readonly noun: string;
  readonly itemId: (item: T) => string;
  /** How one is read again and compared with what the person saw. */
  readonly subject: Subject<T>;
  /** Looks for one by its id alone; null when it no longer exists. @throws ProblemError */
  find(id: string): Promise<T | null>;
  /** Whether it still waits for a decision. */
  waits(item: T): boolean;
  /** What was decided of one that no longer waits, such as 'Declined'; null where that is not known. */
  decision(item: T): string | null;
  /** The instant since which an item waits; null where nobody knows. */
  readonly since: (item: T) => string | null;
  /** A hook: everything that waits. */
  useWaiting(): Waiting<T>;
  /** A React component: the item with everything it is decided on. */
  Item(props: { readonly item: T }): ReactNode;
  readonly decisions: readonly Decision<T>[];
  /** Loads what the next item will need to be shown, such as its pictures. */
  prefetch?(item: T): void;
}

/** What Play remembers of a queue while the person is signed in. */
export interface Progress {
  /** How many were decided. */
  readonly done: number;
  /** Ids that were put off, in the order they were. */
  readonly skipped: readonly string[];
}

/** What waits, the oldest first; what has no known age comes last. */
export function oldestFirst<T>(
  items: readonly T[],
  since: (item: T) => string | null,
): readonly T[] {
  const age = (item: T) => Date.parse(since(item) ?? '') || Number.POSITIVE_INFINITY;
  return items.toSorted((a, b) => {
    const [first, second] = [age(a), age(b)];
    return first === second ? 0 : first - second;
  });
}

/** What is left of a queue, besides what is before the person. */
export interface LineUp<T> {
  /** What follows; undefined when nothing does. */
  readonly next: T | undefined;
  /** How many are left, the one before the person among them while it waits. */
  readonly left: number;
  /** Ids of what was skipped and still waits, in the order it was skipped. */
  readonly putOff: readonly string[];
}

/** The items still to be decided. What is before the person counts even when they skipped it once. */
export function lineUp<T>(
  queue: Pick<PlayQueue<T>, 'itemId' | 'since'>,
  items: readonly T[],
  {
    skipped,
    decided,
    front,
  }: {
    readonly skipped: readonly string[];
    readonly decided: ReadonlySet<string>;
    /** The id of what is before the person. */
    readonly front: string | null;
  },
): LineUp<T> {
  const undecided = items.filter((each) => !decided.has(queue.itemId(each)));
  const open = oldestFirst(undecided, queue.since).filter(
    (each) => queue.itemId(each) === front || !skipped.includes(queue.itemId(each)),
  );
  const waiting = new Set(undecided.map(queue.itemId));
  return {
    next: open.find((each) => queue.itemId(each) !== front),
    left: open.length,
    putOff: skipped.filter((id) => id !== front && waiting.has(id)),
  };
}
