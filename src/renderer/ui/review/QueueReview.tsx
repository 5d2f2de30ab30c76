import { Button } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { labelOf } from '#domain/access/screens.ts';
import { queueOf } from '#domain/queues/queues.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { watchAsked } from '#renderer/client/kept/watches.ts';
import { watchableOf } from '#renderer/ui/actions/offer.ts';
import { LOADING } from '#renderer/ui/loading/words.ts';
import { KeyButton } from '#renderer/ui/shortcuts/KeyButton.tsx';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import utility from '#renderer/ui/utility.module.css';
import type { Reviewed, ReviewQueue } from './queue.ts';
import { QUEUE_KEYS, queueKey } from './queueKeys.ts';
import {
  Bar,
  Clock,
  DecisionButtons,
  LastDone,
  NoItem,
  ReviewCount,
  ShareButton,
  StatusBar,
  Twins,
} from './ReviewParts.tsx';
import styles from './review.module.css';
import { SkipDialog } from './SkipDialog.tsx';
import { type QueueReviewState, useQueueReview } from './useQueueReview.ts';

interface QueueReviewProps<T extends Reviewed> {
  readonly queue: ReviewQueue<T>;
  /** The id of the item to start with. Left out: the oldest one. */
  readonly first?: string;
  /** Called when another item than `first` is shown. */
  readonly onMovedOn?: () => void;
  /** In the heading after the name of the list: what this queue and the others of the list hold. */
  readonly holds?: ReactNode;
  /** Beside the title: the way to other queues of the list. */
  readonly others?: ReactNode;
  /** Back to the list. */
  readonly onLeave: () => void;
}

/** What leads to the next item: Skip, of one that can be decided; Next, of one that cannot, or is only read. */
function waysOn<T extends Reviewed>(
  { decisions }: ReviewQueue<T>,
  { decidable, goOn, goThrough }: QueueReviewState<T>,
  skip: () => void,
) {
  const next = { ...QUEUE_KEYS.next, run: decidable === undefined ? goOn : goThrough };
  if (decidable === undefined) return [next];
  const skipped = { ...QUEUE_KEYS.skip, run: skip };
  return decisions.length === 0 ? [next, skipped] : [skipped];
}

/** What asks for a watch on the item; none where its kind cannot be watched. */
function watchKeys<T extends Reviewed>({ kind }: ReviewQueue<T>, item: T | undefined) {
  const watchable = item === undefined ? null : watchableOf(kind, item);
  return watchable === null ? [] : [{ ...QUEUE_KEYS.watch, run: () => watchAsked.set(watchable) }];
}

interface FootProps<T extends Reviewed> {
  readonly queue: ReviewQueue<T>;
  readonly review: QueueReviewState<T>;
  /** What leads to the next item. */
  readonly onward: ReturnType<typeof waysOn>;
}

/** What can be done with the item, and its clock. */
function Foot<T extends Reviewed>({ queue, review, onward }: FootProps<T>) {
  const { decidable } = review;
  return (
    <div className={`${styles.foot} ${utility.row}`} role="toolbar" aria-label="Decisions">
      <DecisionButtons review={review} />
      {onward.map(({ label, keys, run }) => (
        <KeyButton
          key={label}
          appearance={label === QUEUE_KEYS.next.label ? 'primary' : 'subtle'}
          label={label}
          keys={keys[0]}
          onClick={run}
        />
      ))}
      <span className={utility.spacer} />
      {decidable !== undefined && <Clock id={queue.id} since={queue.since(decidable)} />}
    </div>
  );
}

/**
 * Reviews a queue one item at a time, the oldest first, with a key for each decision and the next item
 * already loaded. The current item stays on screen when others arrive or are decided elsewhere.
 */
export function QueueReview<T extends Reviewed>(props: QueueReviewProps<T>) {
  const { queue, first, onMovedOn, holds, others, onLeave } = props;
  const review = useQueueReview(queue, first ?? null, onMovedOn);
  const { pending, current, item, decidable, decisions, counts, question } = review;
  const key = current?.key ?? null;
  const { name, path } = queueOf(queue.id);
  const [skipping, setSkipping] = useState<string | null>(null);
  const onward = waysOn(queue, review, () => setSkipping(key));
  const watch = watchKeys(queue, item);
  useShortcuts([
    ...decisions
      .filter(({ why }) => why === null || why === LOADING)
      .map(({ act, why }) => ({
        ...queueKey(act.key, act.label),
        ...(why !== null && { why }),
        run: () => review.ask(act.name),
      })),
    ...(key === null ? [] : onward),
    ...(counts.skipped === 0 ? [] : [{ ...QUEUE_KEYS.undoSkip, run: review.undoSkip }]),
    ...watch,
    { ...QUEUE_KEYS.leave, run: onLeave },
  ]);

  return (
    <div className={styles.review}>
      <header className={`${styles.head} ${utility.row}`}>
        <h1>
          {holds ? labelOf(path) : name} {holds}
        </h1>
        {others}
        <ReviewCount {...counts} />
        <LastDone early={review.early} />
        {counts.skipped > 0 && (
          <KeyButton size="small" label="Undo skip" keys="B" onClick={review.undoSkip} />
        )}
        {watch.map(({ label, keys, run }) => (
          <KeyButton key={label} size="small" label={label} keys={keys[0]} onClick={run} />
        ))}
        <ShareButton review={review} />
        <KeyButton size="small" label="Back to list" keys="Q" onClick={onLeave} />
      </header>
      {pending.error && (
        <Bar intent="error">
          The queue could not be loaded. {problemOf(pending.error).message}{' '}
          <Button size="small" onClick={() => void pending.refetch()}>
            Retry
          </Button>
        </Bar>
      )}
      <div role="status">
        {item && <Twins queue={queue} item={item} />}
        <StatusBar queue={queue} review={review} />
      </div>
      {item === undefined ? (
        <NoItem queue={queue} review={review} />
      ) : (
        <div className={styles.item} key={key}>
          {queue.render(item, pending.data?.items ?? [])}
        </div>
      )}
      {key !== null && <Foot queue={queue} review={review} onward={onward} />}
      {skipping !== null && skipping === key && decidable !== undefined && (
        <SkipDialog
          name={queue.kind.name(decidable)}
          onSkip={(why) => {
            setSkipping(null);
            review.skipFor(why);
          }}
          onClose={() => setSkipping(null)}
        />
      )}
      {question &&
        queue.decisions
          .find(({ act }) => act.name === question.name)
          ?.dialog({ item: question.item, onDone: review.carryOut, onClose: review.close })}
    </div>
  );
}
