import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keyOf } from '#domain/acts/declare.ts';
import { useOutcomeUnknown } from '#renderer/client/acts/windowActs.ts';
import type { Json } from '#renderer/client/kept/drafts.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { type Progress, type ReviewQueue, remaining } from './queue.ts';
import { useCurrent } from './useCurrent.ts';

type KeptProgress = { done: number; skipped: string[] } & { [key: string]: Json };

function readProgress(kept: unknown): KeptProgress {
  const { done, skipped } = (kept ?? {}) as Partial<Progress>;
  return {
    done: typeof done === 'number' ? done : 0,
    skipped: Array.isArray(skipped) ? skipped.map(String) : [],
  };
}

/** The decision that a dialog asks about, and its item. Reloads behind the dialog change neither. */
interface Question<T> {
  readonly name: string;
  readonly item: T;
}
type KeptQuestion<T> = Question<T> & { [key: string]: Json };

/** Not every kind of item has an event, so the queue reloads at this interval. */
const RELOAD_MS = 60_000;

function useRegularReload(reload: () => void) {
  const onTick = useEffectEvent(() => {
    if (!document.hidden) reload();
  });
  useEffect(() => {
    const timer = setInterval(() => onTick(), RELOAD_MS);
    return () => clearInterval(timer);
  }, []);
}

/** Items decided here that the queue may still list as pending until it reloads. */
function useDecided() {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  return [decided, (id: string) => setDecided(new Set([...decided, id]))] as const;
}

/** A hook: the open question, which is kept when the session ends. */
function useQuestion<T>(queue: ReviewQueue<T>) {
  return useDraft(
    `review.${queue.id}.question`,
    (kept) => (kept ?? null) as KeptQuestion<T> | null,
  );
}

interface MovedOnOptions {
  readonly shown: string | null;
  readonly first: string | null;
  /** Whether an open question delays the move to the requested item. */
  readonly isHeld: boolean;
  readonly onMovedOn: (() => void) | undefined;
}

/** Calls `onMovedOn` once another item than `first` is shown. */
function useMovedOn({ shown, first, isHeld, onMovedOn }: MovedOnOptions) {
  const hasMoved = first !== null && shown !== first && !isHeld;
  const tell = useEffectEvent(() => onMovedOn?.());
  useEffect(() => {
    if (hasMoved) tell();
  }, [hasMoved]);
}

/** A hook: the review of a queue, from the item with the id `first` or else from the oldest one. */
export function useQueueReview<T>(
  queue: ReviewQueue<T>,
  first: string | null,
  onMovedOn: (() => void) | undefined,
) {
  const waiting = queue.useWaiting();
  const [{ done, skipped }, keep] = useDraft(`review.${queue.id}`, readProgress);
  const [kept, setQuestion, forget] = useQuestion(queue);
  const [decided, addDecided] = useDecided();
  const remainingBesides = (shown: string | null) =>
    remaining(queue, waiting.items ?? [], { skipped, decided, current: shown });
  const { current, status, goTo, ...ways } = useCurrent(queue, {
    waiting,
    requested: first,
    questioned: kept?.item ?? null,
    next: () => remainingBesides(null).next,
  });
  const id = current?.id ?? null;
  // An open question about another item than the current one is dropped.
  const isStale = kept !== null && id !== null && queue.itemId(kept.item) !== id;
  const question = isStale ? null : kept;
  const item = question?.item ?? current?.item ?? undefined;
  const isUnknown = useOutcomeUnknown(item === undefined ? '' : keyOf(queue.subject, item));
  const [doubted, setDoubted] = useState<string | null>(null);
  if (isUnknown && doubted !== id) setDoubted(id);
  const isOpen = !isUnknown && (status === 'pending' || status === 'changed');
  const { next, left, undoable } = remainingBesides(id);
  const carriedOut = useRef(false);
  const { prefetch } = queue;

  useRegularReload(waiting.reload);
  useMovedOn({ shown: id, first, isHeld: question !== null, onMovedOn });
  useEffect(() => {
    if (isStale) forget();
  }, [isStale, forget]);
  useEffect(() => {
    if (next !== undefined) prefetch?.(next);
  }, [next, prefetch]);

  return {
    waiting,
    current,
    status,
    ...ways,
    /** The item that is shown. */
    item,
    /** The same item if it can be decided. */
    decidable: isOpen ? item : undefined,
    isUnknown,
    isOwn: doubted !== null && doubted === id,
    counts: { left, isPart: waiting.isPart, skipped: undoable.length, done },
    question,
    ask: (name: string) => {
      if (!isOpen || item === undefined) return;
      carriedOut.current = false;
      setQuestion({ name, item } as KeptQuestion<T>);
    },
    /** Call it when the decision was carried out, before `close`. */
    carryOut: () => {
      if (question === null) return;
      carriedOut.current = true;
      addDecided(queue.itemId(question.item));
      keep({ done: done + 1, skipped });
    },
    close: () => {
      forget();
      if (carriedOut.current) goTo(null);
    },
    goOn: () => goTo(null),
    skip: () => {
      goTo(null);
      if (id !== null) keep({ done, skipped: [...skipped.filter((each) => each !== id), id] });
    },
    undoSkip: () => {
      const back = undoable.at(-1) ?? null;
      goTo(back);
      keep({ done, skipped: skipped.filter((each) => each !== back) });
    },
  };
}
