import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { may } from '#domain/access/roles.ts';
import { keyOf, whyNot } from '#domain/acts/act.ts';
import type { Skip } from '#domain/queues/skips.ts';
import { useOutcomeUnknown } from '#renderer/client/acts/windowActs.ts';
import { prefetch } from '#renderer/client/cache/prefetch.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import type { Json } from '#renderer/client/kept/drafts.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { type Entry, entriesOf, type Reviewed, type ReviewQueue, remaining } from './queue.ts';
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
    for (const asked of queue.reads?.(item) ?? []) prefetch(queries, asked);
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

/** The decisions of a queue for this role, each with why it cannot be made of the item; null where it can. */
function decisionsFor<T extends Reviewed>(
  { decisions }: Pick<ReviewQueue<T>, 'decisions'>,
  role: string,
  item: T | undefined,
  isOver: boolean,
) {
  const shut = isOver ? 'Already decided' : 'Not loaded yet';
  return decisions
    .filter(({ act: { permission } }) => permission === undefined || may(role, permission))
    .map((each) => ({ ...each, why: item === undefined ? shut : whyNot(each.act, item, role) }));
}

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
  const role = useRole();
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
    decidable: isOpen ? item : undefined,
    /** What may be decided of it by this person, each with why it cannot be now; null where it can. */
    decisions: decisionsFor(queue, role, isOpen ? item : undefined, status === 'over'),
    ...progress.marksOf(key, item?.id),
    /** Whether an action on it was sent and its outcome is unknown. */
    isUnknown,
    /** Whether this window may have decided it, after an unknown outcome. */
    isOwn: doubted !== null && doubted === key,
    /** How many items there are; `isPart` when more are left than were counted. */
    counts: { left, isPart: data?.isPart ?? false, skipped: undoable.length, done: progress.done },
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
