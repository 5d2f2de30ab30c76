import { Button, MessageBar, MessageBarBody, Spinner } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatAge, formatCount } from '#domain/format.ts';
import { problemOf } from '#renderer/desk/bridge.ts';
import type { Json } from '#renderer/desk/drafts.ts';
import { useDraft } from '#renderer/desk/useDraft.ts';
import { Keys } from '#renderer/ui/shortcuts/Keys.tsx';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import styles from './play.module.css';
import { type Decision, lineUp, type PlayQueue, type Progress } from './queue.ts';

type KeptProgress = { done: number; skipped: string[] } & { [key: string]: Json };

function readProgress(kept: unknown): KeptProgress {
  const { done, skipped } = (kept ?? {}) as Partial<Progress>;
  return {
    done: typeof done === 'number' ? done : 0,
    skipped: Array.isArray(skipped) ? skipped.map(String) : [],
  };
}

/** Which decision is asked about, and of which item: what reloads behind the dialog changes neither. */
interface Asked<T> {
  readonly name: string;
  readonly item: T;
}
type KeptAsked<T> = Asked<T> & { [key: string]: Json };

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

interface DecisionButtonsProps<T> {
  readonly item: T;
  readonly decisions: readonly Decision<T>[];
  readonly onDecide: (name: string) => void;
}

function DecisionButtons<T>({ item, decisions, onDecide }: DecisionButtonsProps<T>) {
  return decisions.map(({ name, label, keys, isPrimary, hindrance }) => {
    const why = hindrance?.(item) ?? null;
    return (
      <Button
        key={name}
        appearance={isPrimary ? 'primary' : 'secondary'}
        disabledFocusable={why !== null}
        {...(why !== null && { title: why })}
        onClick={() => onDecide(name)}
      >
        <span className={styles['label']}>{label}</span>
        <Keys keys={keys} />
      </Button>
    );
  });
}

/** What is left, put off and done, in words. */
function Count(props: { readonly left: number; readonly skipped: number; readonly done: number }) {
  return (
    <p className={styles['count']} role="status">
      <strong>{formatCount(props.left)}</strong> left
      {props.skipped > 0 && <> · {formatCount(props.skipped)} skipped</>} ·{' '}
      <strong>{formatCount(props.done)}</strong> done
    </p>
  );
}

interface PlayProps<T> {
  readonly queue: PlayQueue<T>;
  /** The id of the item to begin with, where that one waits. */
  readonly first?: string;
  /** Back to the list. */
  readonly onLeave: () => void;
}

/** What was decided here and may still be read as waiting, until the queue is read again. */
function useDecided() {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  return [decided, (id: string) => setDecided(new Set([...decided, id]))] as const;
}

/**
 * Works a queue: the oldest item first, one at a time, a key for each decision, the next item already
 * at hand. What is skipped comes back when the person asks for it; what they look at stays before
 * them whatever comes in.
 */
export function Play<T>({ queue, first, onLeave }: PlayProps<T>) {
  const { items, error, reload } = queue.useWaiting();
  const [{ done, skipped }, keep] = useDraft(`play.${queue.id}`, readProgress);
  const [asked, ask, forget] = useDraft(
    `play.${queue.id}.asked`,
    (kept) => (kept ?? null) as KeptAsked<T> | null,
  );
  const [current, setCurrent] = useState<string | null>(first ?? null);
  const [decided, addDecided] = useDecided();
  const line = lineUp(queue, items ?? [], { skipped, decided, current });
  const { next, left, putOff } = line;
  const item = asked === null ? line.item : asked.item;
  const id = item === undefined ? null : queue.itemId(item);
  const { prefetch } = queue;

  useReadAgain(reload);
  useEffect(() => {
    if (id !== null) setCurrent(id);
  }, [id]);
  useEffect(() => {
    if (next !== undefined) prefetch?.(next);
  }, [next, prefetch]);

  const skip = () => {
    setCurrent(null);
    if (id !== null) keep({ done, skipped: [...skipped.filter((each) => each !== id), id] });
  };
  const bringBack = () => {
    const back = putOff.at(-1) ?? null;
    setCurrent(back);
    keep({ done, skipped: skipped.filter((each) => each !== back) });
  };
  const askAbout = (name: string) => {
    if (item !== undefined) ask({ name, item } as KeptAsked<T>);
  };
  const decision = queue.decisions.find(({ name }) => name === asked?.name);
  const possible = queue.decisions.filter(
    ({ hindrance }) => item !== undefined && (hindrance?.(item) ?? null) === null,
  );
  useShortcuts([
    ...possible.map(({ name, label, keys }) => ({
      keys: [keys],
      label,
      scope: 'Queue' as const,
      run: () => askAbout(name),
    })),
    ...(id === null ? [] : [{ keys: ['S'], label: 'Skip', scope: 'Queue' as const, run: skip }]),
    ...(putOff.length === 0
      ? []
      : [
          {
            keys: ['B'],
            label: 'Bring back the last one skipped',
            scope: 'Queue' as const,
            run: bringBack,
          },
        ]),
    { keys: ['Q'], label: 'Leave Play', scope: 'Queue' as const, run: onLeave },
  ]);

  return (
    <div className={styles['play']}>
      <header className={styles['head']}>
        <h1>{queue.title}</h1>
        <Count left={left} skipped={putOff.length} done={done} />
        <span className={styles['spacer']} />
        {putOff.length > 0 && (
          <Button size="small" onClick={bringBack}>
            <span className={styles['label']}>Bring back</span>
            <Keys keys="B" />
          </Button>
        )}
        <Button size="small" onClick={onLeave}>
          <span className={styles['label']}>Leave Play</span>
          <Keys keys="Q" />
        </Button>
      </header>
      {error && (
        <MessageBar intent="error">
          <MessageBarBody>
            The queue could not be read. {problemOf(error).message}{' '}
            <Button size="small" onClick={reload}>
              Retry
            </Button>
          </MessageBarBody>
        </MessageBar>
      )}
      {item === undefined ? (
        <div className={styles['nothing']}>
          {items === undefined && !error && <Spinner label="Reading what waits" />}
          {items !== undefined &&
            (putOff.length > 0
              ? 'Only what you skipped is left.'
              : `No ${queue.noun} waits. New ones appear here.`)}
        </div>
      ) : (
        <div className={styles['item']} key={id}>
          <queue.Item item={item} />
        </div>
      )}
      {item !== undefined && (
        <div className={styles['foot']} role="toolbar" aria-label="Decisions">
          <DecisionButtons item={item} decisions={queue.decisions} onDecide={askAbout} />
          <Button appearance="subtle" onClick={skip}>
            <span className={styles['label']}>Skip</span>
            <Keys keys="S" />
          </Button>
          <span className={styles['spacer']} />
          <Age since={queue.since(item)} />
        </div>
      )}
      {asked !== null &&
        decision?.dialog({
          item: asked.item,
          onDone: () => {
            addDecided(queue.itemId(asked.item));
            keep({ done: done + 1, skipped });
          },
          onClose: forget,
        })}
    </div>
  );
}

function Age({ since }: { readonly since: string | null }) {
  if (since === null) return null;
  return <span className={styles['age']}>Waiting for {formatAge(since, new Date())}</span>;
}
