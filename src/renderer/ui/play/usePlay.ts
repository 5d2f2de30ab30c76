import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOutcomeUnknown } from '#renderer/desk/acts.ts';
import type { Json } from '#renderer/desk/drafts.ts';
import { useDraft } from '#renderer/desk/useDraft.ts';
import { keyOf } from '#renderer/ui/guard/subject.ts';
import { lineUp, type PlayQueue, type Progress } from './queue.ts';
import { useFront } from './useFront.ts';

type KeptProgress = { done: number; skipped: string[] } & { [key: string]: Json };

function readProgress(kept: unknown): KeptProgress {
  const { done, skipped } = (kept ?? {}) as Partial<Progress>;
  return {
    done: typeof done === 'number' ? done : 0,
    skipped: Array.isArray(skipped) ? skipped.map(String) : [],
  };
}

/** Which decision is asked about, and of which item: what reloads behind the dialog changes neither. */
interface Question<T> {
  readonly name: string;
  readonly item: T;
}
type KeptQuestion<T> = Question<T> & { [key: string]: Json };

/** No event tells of every kind of item: while somebody plays, the queue is read again so often. */
const READ_AGAIN_MS = 60_000;

function useReadAgain(reload: () => void) {
  const onTick = useEffectEvent(() => {
    if (!document.hidden) reload();
  });
  useEffect(() => {
    const timer = setInterval(() => onTick(), READ_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
}

/** What was decided here and may still be read as waiting, until the queue is read again. */
function useDecided() {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  return [decided, (id: string) => setDecided(new Set([...decided, id]))] as const;
}

/** A hook: the question that is open, which outlives the end of a session. */
function useQuestion<T>(queue: PlayQueue<T>) {
  return useDraft(`play.${queue.id}.asked`, (kept) => (kept ?? null) as KeptQuestion<T> | null);
}

/** The id of what is shown and asked for, and what to do when they part. */
interface Way {
  readonly shown: string | null;
  readonly first: string | null;
  /** Whether what is asked for is only followed later. */
  readonly isHeld: boolean;
  readonly onMovedOn: (() => void) | undefined;
}

function useMovedOn({ shown, first, isHeld, onMovedOn }: Way) {
  const hasMoved = first !== null && shown !== first && !isHeld;
  const tell = useEffectEvent(() => onMovedOn?.());
  useEffect(() => {
    if (hasMoved) tell();
  }, [hasMoved]);
}

/** A hook: a queue in Play, beginning at the id `first`, or with whatever comes next. */
export function usePlay<T>(
  queue: PlayQueue<T>,
  first: string | null,
  onMovedOn: (() => void) | undefined,
) {
  const waiting = queue.useWaiting();
  const [{ done, skipped }, keep] = useDraft(`play.${queue.id}`, readProgress);
  const [kept, setQuestion, forget] = useQuestion(queue);
  const [decided, addDecided] = useDecided();
  const lined = (shown: string | null) =>
    lineUp(queue, waiting.items ?? [], { skipped, decided, front: shown });
  const { front, standing, goTo, ...ways } = useFront(queue, {
    waiting,
    asked: first,
    questioned: kept?.item ?? null,
    next: () => lined(null).next,
  });
  const id = front?.id ?? null;
  // A question that was left open about another one than what is shown is not asked again.
  const isAstray = kept !== null && id !== null && queue.itemId(kept.item) !== id;
  const question = isAstray ? null : kept;
  const item = question?.item ?? front?.item ?? undefined;
  const isUnknown = useOutcomeUnknown(item === undefined ? '' : keyOf(queue.subject, item));
  const [doubted, setDoubted] = useState<string | null>(null);
  if (isUnknown && doubted !== id) setDoubted(id);
  const isOpen = !isUnknown && (standing === 'waits' || standing === 'changed');
  const { next, left, putOff } = lined(id);
  const carriedOut = useRef(false);
  const { prefetch } = queue;

  useReadAgain(waiting.reload);
  useMovedOn({ shown: id, first, isHeld: question !== null, onMovedOn });
  useEffect(() => {
    if (isAstray) forget();
  }, [isAstray, forget]);
  useEffect(() => {
    if (next !== undefined) prefetch?.(next);
  }, [next, prefetch]);

  return {
    waiting,
    front,
    standing,
    ...ways,
    /** What is shown. */
    item,
    /** What can be decided: what is shown, unless something prevents it. */
    decidable: isOpen ? item : undefined,
    isUnknown,
    isOwn: doubted !== null && doubted === id,
    counts: { left, isPart: waiting.isPart, skipped: putOff.length, done },
    question,
    ask: (name: string) => {
      if (!isOpen || item === undefined) return;
      carriedOut.current = false;
      setQuestion({ name, item } as KeptQuestion<T>);
    },
    /** To be called when what was asked about has been carried out, before `close`. */
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
      const back = putOff.at(-1) ?? null;
      goTo(back);
      keep({ done, skipped: skipped.filter((each) => each !== back) });
    },
  };
}
