import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { may } from '#domain/access/roles.ts';
import { keyOf, whyNot } from '#domain/acts/act.ts';
import type { Skip } from '#domain/queues/skips.ts';
import { useOutcomeUnknown } from '#renderer/client/acts/windowActs.ts';
import { AHEAD_MS, prefetch } from '#renderer/client/cache/prefetch.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import type { Json } from '#renderer/client/kept/drafts.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { LOADING } from '#renderer/ui/loading/words.ts';
import {
  type Decision,
  type Entry,
  entriesOf,
  type Reviewed,
  type ReviewQueue,
  remaining,
} from './queue.ts';
import { useCurrent } from './useCurrent.ts';
import { usePending } from './usePending.ts';
import { useProgress } from './useProgress.ts';

/** The decision that a dialog asks about, and its item. Reloads behind the dialog change neither. */
interface Question<T> extends Entry<T> {
  readonly name: string;
}
type KeptQuestion<T> = Question<T> & { [key: string]: Json };

const readQuestion = <T>(kept: unknown) => (kept ?? null) as KeptQuestion<T> | null;

/** Not every kind of item has an event, so the queue is loaded again at this interval. */
const RELOAD_MS = 60_000;

/** A hook: asks ahead for what the next item will need. */
function useAhead<T extends Reviewed>(queue: ReviewQueue<T>, next: T | undefined): void {
  const queries = useQueryClient();
  const fetchAhead = useEffectEvent((item: T) => {
    queue.prefetch?.(item);
    const reads = [...(queue.reads?.(item) ?? []), ...(queue.weighs?.(item) ?? [])];
    for (const asked of reads) prefetch(queries, asked);
  });
  useEffect(() => {
    if (next !== undefined) fetchAhead(next);
  }, [next]);
}

/** A hook: tells once that the item shown is another one than was requested. */
function useMovedOn(hasMovedOn: boolean, onMovedOn: (() => void) | undefined): void {
  const tell = useEffectEvent(() => onMovedOn?.());
  useEffect(() => {
    if (hasMovedOn) tell();
  }, [hasMovedOn]);
}

/** Why nothing can be decided of the current item, if it is so. */
const shutBy = (status: ReturnType<typeof useCurrent>['status'], isUnknown: boolean): string => {
  if (status === 'over') return 'already decided';
  if (status === 'failed') return 'not loaded';
  return isUnknown ? 'outcome unknown' : LOADING;
};

interface Decided<T> {
  /** What can be decided; undefined while nothing can be. */
  readonly item: T | undefined;
  /** Of the item on the screen. */
  readonly key: string | null;
  /** Why nothing can be decided without `item`. */
  readonly shut: string;
}

/**
 * A hook: the decisions of a queue for this person, each with why it cannot be made of the item; null where it can. None
 * can be made until what may contradict it is loaded: one that is asked for before is `early`.
 */
function useDecisions<T extends Reviewed>(
  { decisions: all, weighs }: Pick<ReviewQueue<T>, 'decisions' | 'weighs'>,
  { item, key, shut }: Decided<T>,
) {
  const role = useRole();
  const asked = (item !== undefined && weighs?.(item)) || [];
  const queries = asked.map((each) => ({ ...each, staleTime: AHEAD_MS }));
  const isLoading = useQueries({ queries }).some(({ isPending }) => isPending);
  const whyOf = (act: Decision<T>['act']) => {
    if (item === undefined) return shut;
    return isLoading ? LOADING : whyNot(act, item, role);
  };
  const decisions = all
    .filter(({ act: { permission } }) => permission === undefined || may(role, permission))
    .map((each) => ({ ...each, why: whyOf(each.act) }));
  const waiting = decisions.filter(({ why }) => why === LOADING);
  const [pressed, setPressed] = useState<Pick<Question<T>, 'key' | 'name'> | null>(null);
  const isPressed = ({ act }: Decision<T>) => pressed?.key === key && pressed.name === act.name;
  return {
    decisions,
    /** What the decision is called that was asked for before it can be made; null once it can be. */
    early: waiting.find(isPressed)?.act.label ?? null,
    /** Asks for a decision; says whether it can be made. */
    isReady: (name: string): boolean => {
      setPressed(key === null ? null : { key, name });
      return decisions.some(({ act, why }) => act.name === name && why === null);
    },
  };
}

/** How many items there are; `left` is null until they are counted, `isPart` when more are left than were counted. */
const countsOf = (data: { readonly isPart: boolean } | undefined, left: number) => ({
  left: data ? left : null,
  isPart: data?.isPart ?? false,
});

export type QueueReviewState<T extends Reviewed> = ReturnType<typeof useQueueReview<T>>;

/** A hook: the review of a queue, from the item with the id `first` or else from the oldest one. */
export function useQueueReview<T extends Reviewed>(
  queue: ReviewQueue<T>,
  first: string | null,
  onMovedOn: (() => void) | undefined,
) {
  const pending = usePending(queue, RELOAD_MS);
  const progress = useProgress(queue.id);
  const { skippedKeys: skipped, share } = progress;
  const [kept, setQuestion, forget] = useDraft(`review.${queue.id}.question`, readQuestion<T>);
  // Items decided here that the queue may still list as pending until it is loaded again.
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const { data } = pending;
  const entries = useMemo(() => data && entriesOf(data.items), [data]);
  const remainingBesides = (shown: string | null) =>
    remaining(queue, progress.unseen(entries ?? []), { skipped, decided, share, current: shown });
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
  const decidable = isOpen ? item : undefined;
  const asked = { item: decidable, key, shut: shutBy(status, isUnknown) };
  const { isReady, ...choices } = useDecisions(queue, asked);
  useAhead(queue, next?.item);

  // An open question delays the move to the requested item.
  useMovedOn(first !== null && key !== first && question === null, onMovedOn);
  useEffect(() => {
    if (isStale) forget();
  }, [isStale, forget]);

  return {
    pending,
    current,
    status,
    ...ways,
    /** The item that is shown. */
    item,
    /** The same item if it can be decided. */
    decidable,
    ...choices,
    ...progress.marksOf(key, item?.id),
    /** Whether an action on it was sent and its outcome is unknown. */
    isUnknown,
    /** Whether this window may have decided it, after an unknown outcome. */
    isOwn: doubted !== null && doubted === key,
    counts: { ...countsOf(data, left), skipped: undoable.length, done: progress.done },
    question,
    ask: (name: string) => {
      if (!isReady(name) || item === undefined || key === null) return;
      carriedOut.current = false;
      setQuestion({ name, key, item } as KeptQuestion<T>);
    },
    /** Call it when the decision was carried out, before `close`. */
    carryOut: () => {
      if (question === null) return;
      carriedOut.current = true;
      setDecided(new Set([...decided, question.item.id]));
      progress.countDone();
    },
    close: () => {
      forget();
      if (carriedOut.current) goTo(null);
    },
    goOn: () => goTo(null),
    /** Goes on from an item that is only read. */
    goThrough: () => {
      goTo(null);
      if (key !== null) progress.see(key);
    },
    skipFor: (why: Pick<Skip, 'reason' | 'note'>) => {
      goTo(null);
      if (key !== null) progress.skip(key, why);
    },
    undoSkip: () => {
      const back = undoable.at(-1) ?? null;
      goTo(back);
      progress.takeUp(back);
    },
  };
}
