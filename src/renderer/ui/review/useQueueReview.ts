import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { keyOf } from '#domain/acts/act.ts';
import { useOutcomeUnknown } from '#renderer/client/acts/windowActs.ts';
import type { Json } from '#renderer/client/kept/drafts.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { type Entry, entriesOf, type Reviewed, type ReviewQueue, remaining } from './queue.ts';
import { useCurrent } from './useCurrent.ts';
import { usePending } from './usePending.ts';

/** What is remembered of a queue while the user is signed in. */
type Progress = {
  /** How many were decided. */
  done: number;
  /** Keys of skipped items, in the order they were skipped. */
  skipped: string[];
};

const readProgress = (kept: unknown) => (kept ?? { done: 0, skipped: [] }) as Progress;

/** The decision that a dialog asks about, and its item. Reloads behind the dialog change neither. */
interface Question<T> extends Entry<T> {
  readonly name: string;
}
type KeptQuestion<T> = Question<T> & { [key: string]: Json };

const readQuestion = <T>(kept: unknown) => (kept ?? null) as KeptQuestion<T> | null;

/** Not every kind of item has an event, so the queue is loaded again at this interval. */
const RELOAD_MS = 60_000;

export type QueueReviewState<T extends Reviewed> = ReturnType<typeof useQueueReview<T>>;

/** A hook: the review of a queue, from the item with the id `first` or else from the oldest one. */
export function useQueueReview<T extends Reviewed>(
  queue: ReviewQueue<T>,
  first: string | null,
  onMovedOn: (() => void) | undefined,
) {
  const pending = usePending(queue, RELOAD_MS);
  const [{ done, skipped }, keep] = useDraft(`review.${queue.id}`, readProgress);
  const [kept, setQuestion, forget] = useDraft(`review.${queue.id}.question`, readQuestion<T>);
  // Items decided here that the queue may still list as pending until it is loaded again.
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const { data } = pending;
  const entries = useMemo(() => data && entriesOf(data.items), [data]);
  const remainingBesides = (shown: string | null) =>
    remaining(queue, entries ?? [], { skipped, decided, current: shown });
  const { current, status, goTo, ...ways } = useCurrent(queue, {
    pending,
    entries,
    requested: first,
    questioned: kept,
    next: () => remainingBesides(null).next,
  });
  const key = current?.key ?? null;
  // An open question about another item than the current one is dropped.
  const isStale = kept !== null && key !== null && kept.key !== key;
  const question = isStale ? null : kept;
  const item = question?.item ?? current?.item ?? undefined;
  const isUnknown = useOutcomeUnknown(item === undefined ? '' : keyOf(queue.kind, item));
  const [doubted, setDoubted] = useState<string | null>(null);
  if (isUnknown && doubted !== key) setDoubted(key);
  const isOpen = !isUnknown && (status === 'pending' || status === 'changed');
  const { next, left, undoable } = remainingBesides(key);
  const carriedOut = useRef(false);
  const { prefetch } = queue;

  // An open question delays the move to the requested item.
  const hasMovedOn = first !== null && key !== first && question === null;
  const tellMovedOn = useEffectEvent(() => onMovedOn?.());
  useEffect(() => {
    if (hasMovedOn) tellMovedOn();
  }, [hasMovedOn]);
  useEffect(() => {
    if (isStale) forget();
  }, [isStale, forget]);
  useEffect(() => {
    if (next !== undefined) prefetch?.(next.item);
  }, [next, prefetch]);

  return {
    pending,
    current,
    status,
    ...ways,
    /** The item that is shown. */
    item,
    /** The same item if it can be decided. */
    decidable: isOpen ? item : undefined,
    /** Whether an action on it was sent and its outcome is unknown. */
    isUnknown,
    /** Whether this window may have decided it, after an unknown outcome. */
    isOwn: doubted !== null && doubted === key,
    /** How many items there are; `isPart` when more are left than were counted. */
    counts: { left, isPart: data?.isPart ?? false, skipped: undoable.length, done },
    question,
    ask: (name: string) => {
      if (!isOpen || item === undefined || key === null) return;
      carriedOut.current = false;
      setQuestion({ name, key, item } as KeptQuestion<T>);
    },
    /** Call it when the decision was carried out, before `close`. */
    carryOut: () => {
      if (question === null) return;
      carriedOut.current = true;
      setDecided(new Set([...decided, question.item.id]));
      keep({ done: done + 1, skipped });
    },
    close: () => {
      forget();
      if (carriedOut.current) goTo(null);
    },
    goOn: () => goTo(null),
    skip: () => {
      goTo(null);
      if (key !== null) keep({ done, skipped: [...skipped.filter((each) => each !== key), key] });
    },
    undoSkip: () => {
      const back = undoable.at(-1) ?? null;
      goTo(back);
      keep({ done, skipped: skipped.filter((each) => each !== back) });
    },
  };
}
