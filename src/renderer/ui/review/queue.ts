/** A queue that is reviewed one item at a time, the oldest first. */
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Act, Kind } from '#domain/acts/act.ts';
import { keyed } from '#domain/lists/row-keys.ts';
import type { QueueId } from '#domain/queues/queues.ts';
import { ownFirst, type Share } from '#domain/queues/shares.ts';
import type { PrefetchableQuery } from '#renderer/client/cache/prefetch.ts';

/** The pending items that were found. */
export interface Pending<T> {
  /** In any order. */
  readonly items: readonly T[];
  /** Whether there are more than these. */
  readonly isPart: boolean;
}

/** What a decision's dialog is given. */
interface DecisionProps<T> {
  readonly item: T;
  /** Call it when the decision was carried out, before `onClose`. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Something that can be decided of an item, by the letter of its act, where it is offered. */
export interface Decision<T> {
  readonly act: Pick<Act<T>, 'name' | 'label' | 'key' | 'permission' | 'conditions'>;
  readonly isPrimary?: true;
  /** Draws the dialog that asks as the list does, and carries it out. */
  dialog(props: DecisionProps<T>): ReactNode;
}

/** What is pending in a queue, as its review and Home count it; without what draws an item. */
export interface PendingItems<T> {
  /** `QUEUES` has its name and its clock; what was skipped and done is kept under it. */
  readonly id: QueueId;
  /** Whether it is pending. */
  waits(item: T): boolean;
  /** The instant since which an item is pending; null if it is not known. */
  since(item: T): string | null;
  /** Where the cache keeps the pending items. */
  readonly queryKey: QueryKey;
  /** Reads them; what else comes along is left out. @throws ProblemError */
  readPending(signal: AbortSignal): Promise<Pending<T>>;
}

/** What can be reviewed. */
export interface Reviewed {
  readonly id: string;
}

/** A queue, declared: what differs from one to the next. */
export interface ReviewQueue<T extends Reviewed> extends PendingItems<T> {
  /** How an item is loaded again and compared with what was shown. */
  readonly kind: Kind<T>;
  /** Finds an item by its id alone; null if it no longer exists. @throws ProblemError */
  find(id: string): Promise<T | null>;
  /** The decision about an item that is not pending, such as 'Declined'; null if it is not known. */
  decision(item: T): string | null;
  /** Draws the item with everything it is decided on; `loaded` is what was read of the queue. */
  render(item: T, loaded: readonly T[]): ReactNode;
  /** In the order of their buttons; empty where an item is only read. */
  readonly decisions: readonly Decision<T>[];
  /** What the next item will need to be shown, to be asked for ahead. */
  reads?(item: T): readonly PrefetchableQuery[];
  /** What may contradict a decision on an item: none can be made until it is loaded. It is asked for ahead as well. */
  weighs?(item: T): readonly PrefetchableQuery[];
  /** Loads other things that the next item will need, such as its pictures. */
  prefetch?(item: T): void;
}

/** Items, the oldest first; those without a known age come last. */
export function oldestFirst<T>(
  items: readonly T[],
  since: (item: T) => string | null,
): readonly T[] {
  const age = (item: T) => Date.parse(since(item) ?? '') || Number.POSITIVE_INFINITY;
  return items.toSorted((a, b) => {
    const first = age(a);
    const second = age(b);
    return first === second ? 0 : first - second;
  });
}

/** An item of a queue by what tells it apart from the others. */
export interface Entry<T> {
  readonly key: string;
  readonly item: T;
}

/** The items of a queue as entries. */
export const entriesOf = <T extends Reviewed>(items: readonly T[]): readonly Entry<T>[] =>
  keyed(items).map(([key, item]) => ({ key, item }));

/** What is left of a queue, skipped items at its end. The current item counts even if it was skipped before. */
export function remaining<T extends Reviewed>(
  queue: Pick<PendingItems<T>, 'since'>,
  entries: readonly Entry<T>[],
  {
    skipped,
    decided,
    current,
    share = null,
  }: {
    /** Keys of skipped items. */
    readonly skipped: readonly string[];
    /** Ids of decided items. */
    readonly decided: ReadonlySet<string>;
    /** The key of the current item. */
    readonly current: string | null;
    /** How it is shared: one's own items come before the others'. */
    readonly share?: Share | null;
  },
) {
  const undecided = entries.filter(({ item }) => !decided.has(item.id));
  const inOrder = oldestFirst(undecided, ({ item }) => queue.since(item));
  const open = ownFirst(inOrder, share, ({ item }) => item.id).filter(
    ({ key }) => key === current || !skipped.includes(key),
  );
  const others = skipped.filter((key) => key !== current);
  const waiting = new Map(undecided.map((entry) => [entry.key, entry]));
  const undoable = others.flatMap((key) => waiting.get(key) ?? []);
  return {
    /** The item after the current one; undefined if there is none. */
    next: [...open, ...undoable].find(({ key }) => key !== current),
    /** How many are left, including the current one while it is pending. */
    left: open.length,
    /** Keys of skipped items that are still pending, in the order they were skipped. */
    undoable: undoable.map(({ key }) => key),
  };
}
