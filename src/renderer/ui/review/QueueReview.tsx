import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { KeyButton } from '#renderer/ui/shortcuts/KeyButton.tsx';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import type { Reviewed, ReviewQueue } from './queue.ts';
import { QUEUE_KEYS, queueKey } from './queueKeys.ts';
import {
  Age,
  Bar,
  DecisionButtons,
  LastDone,
  NoItem,
  ReviewCount,
  StatusBar,
  Twins,
} from './ReviewParts.tsx';
import styles from './review.module.css';
import { useQueueReview } from './useQueueReview.ts';

interface QueueReviewProps<T extends Reviewed> {
  readonly queue: ReviewQueue<T>;
  /** The id of the item to start with. Left out: the oldest one. */
  readonly first?: string;
  /** Called when another item than `first` is shown. */
  readonly onMovedOn?: () => void;
  /** In the heading: what this queue and the others of the list hold. */
  readonly holds?: ReactNode;
  /** Beside the title: the way to other queues of the list. */
  readonly others?: ReactNode;
  /** Back to the list. */
  readonly onLeave: () => void;
}

/**
 * Reviews a queue one item at a time, the oldest first, with a key for each decision and the next item
 * already loaded. The current item stays on screen when others arrive or are decided elsewhere.
 */
export function QueueReview<T extends Reviewed>(props: QueueReviewProps<T>) {
  const { queue, first, onMovedOn, holds, others, onLeave } = props;
  const review = useQueueReview(queue, first ?? null, onMovedOn);
  const { pending, current, item, decidable, counts, question } = review;
  const key = current?.key ?? null;
  const onward =
    decidable === undefined
      ? { ...QUEUE_KEYS.next, run: review.goOn }
      : { ...QUEUE_KEYS.skip, run: review.skip };
  useShortcuts([
    ...(decidable === undefined ? [] : queue.decisions).map(({ act }) => ({
      ...queueKey(act.key, act.label),
      run: () => review.ask(act.name),
    })),
    ...(key === null ? [] : [onward]),
    ...(counts.skipped === 0 ? [] : [{ ...QUEUE_KEYS.undoSkip, run: review.undoSkip }]),
    { ...QUEUE_KEYS.leave, run: onLeave },
  ]);

  return (
    <div className={styles.review}>
      <header className={styles.head}>
        <h1>
          {queue.title} {holds}
        </h1>
        {others}
        <ReviewCount {...counts} />
        <LastDone />
        {counts.skipped > 0 && (
          <KeyButton size="small" label="Undo skip" keys="B" onClick={review.undoSkip} />
        )}
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
          {queue.render(item)}
        </div>
      )}
      {key !== null && (
        <div className={styles.foot} role="toolbar" aria-label="Decisions">
          <DecisionButtons queue={queue} review={review} />
          <KeyButton
            appearance={decidable === undefined ? 'primary' : 'subtle'}
            label={onward.label}
            keys={onward.keys[0]}
            onClick={onward.run}
          />
          <span className={styles.spacer} />
          {decidable !== undefined && <Age since={queue.since(decidable)} />}
        </div>
      )}
      {question &&
        queue.decisions
          .find(({ act }) => act.name === question.name)
          ?.dialog({ item: question.item, onDone: review.carryOut, onClose: review.close })}
    </div>
  );
}
