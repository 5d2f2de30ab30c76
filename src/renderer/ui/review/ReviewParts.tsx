import { Button, Spinner } from '@fluentui/react-components';
import { CheckmarkCircle16Filled } from '@fluentui/react-icons';
import { type ComponentProps, useEffect, useState } from 'react';
import { formatCount } from '#domain/text/words.ts';
import { formatAge } from '#domain/time/format.ts';
import { OUTCOME_UNKNOWN } from '#renderer/client/acts/windowActs.ts';
import { useTwins } from '#renderer/client/cache/useTwins.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { KeyButton } from '#renderer/ui/shortcuts/KeyButton.tsx';
import { TwinNote } from '../guard/ActNote.tsx';
import { endText } from './current.ts';
import type { Reviewed, ReviewQueue } from './queue.ts';
import styles from './review.module.css';
import type { QueueReviewState } from './useQueueReview.ts';

interface PartProps<T extends Reviewed> {
  readonly queue: ReviewQueue<T>;
  readonly review: QueueReviewState<T>;
}

export function DecisionButtons<T extends Reviewed>({ queue, review }: PartProps<T>) {
  const canDecide = review.decidable !== undefined;
  const why = review.status === 'over' ? 'Already decided' : 'Not loaded yet';
  return queue.decisions.map(({ act: { name, label, key }, isPrimary }) => (
    <KeyButton
      key={name}
      appearance={isPrimary && canDecide ? 'primary' : 'secondary'}
      label={label}
      keys={key}
      why={canDecide ? null : why}
      onClick={() => review.ask(name)}
    />
  ));
}

/** How many items are left, skipped and done: not said aloud, because the last result is. */
export function ReviewCount({ left, isPart, skipped, done }: QueueReviewState<Reviewed>['counts']) {
  return (
    <p className={styles.count} role="status" aria-live="off">
      <strong>
        {formatCount(left)}
        {isPart && '+'}
      </strong>{' '}
      left
      {skipped > 0 && <> · {formatCount(skipped)} skipped</>} · <strong>{formatCount(done)}</strong>{' '}
      done
    </p>
  );
}

/** The last result; a toast would cover the item under review. */
export function LastDone() {
  const { takeSuccesses } = useFeedback();
  const [text, setText] = useState('');
  useEffect(() => takeSuccesses(setText), [takeSuccesses]);
  return (
    <p className={styles.lastDone} role="status" title={text}>
      {text !== '' && <CheckmarkCircle16Filled aria-hidden />}
      <span>{text}</span>
    </p>
  );
}

export function Age({ since }: { readonly since: string | null }) {
  if (since === null) return null;
  return <span className={styles.age}>In this status for {formatAge(since, new Date())}</span>;
}

export const Bar = (props: ComponentProps<typeof InlineMessage>) => (
  <InlineMessage {...props} className={styles.bar} />
);

/** Says that the queue has several items with the ID of the current one. */
export function Twins<T extends Reviewed>({
  queue,
  item,
}: Pick<PartProps<T>, 'queue'> & { readonly item: T }) {
  return <TwinNote twins={useTwins(queue.kind, item)} />;
}

/** The status of the current item; nothing while it is simply pending. */
export function StatusBar<T extends Reviewed>({ queue, review }: PartProps<T>) {
  const { current, status, error, isUnknown, isOwn, showNow, retry } = review;
  const { noun } = queue.kind;
  if (current === null) return null;
  if (current.end !== null) {
    return (
      <Bar intent="warning">
        <strong>{endText(current.end, noun, isOwn)}</strong>
      </Bar>
    );
  }
  if (isUnknown) {
    return (
      <Bar intent="warning">
        <strong>Outcome unknown</strong> {OUTCOME_UNKNOWN}
      </Bar>
    );
  }
  if (status === 'failed') {
    return (
      <Bar intent="error">
        <strong>The {noun} could not be loaded</strong> {error && problemOf(error).message}{' '}
        <Button size="small" onClick={retry}>
          Retry
        </Button>
      </Bar>
    );
  }
  if (status !== 'changed') return null;
  return (
    <Bar intent="warning">
      <strong>The {noun} has changed since you opened it</strong>{' '}
      <Button size="small" onClick={showNow}>
        Show current version
      </Button>
    </Bar>
  );
}

/** Shown without an item: the reason. */
export function NoItem<T extends Reviewed>({ queue, review }: PartProps<T>) {
  const { pending, current, status, counts } = review;
  const { noun } = queue.kind;
  const isLoading = current === null ? pending.isPending : status === 'loading';
  const isEmpty = current === null && pending.data !== undefined;
  return (
    <div className={styles.nothing}>
      {isLoading && (
        <Spinner label={current === null ? 'Loading the queue…' : `Loading the ${noun}…`} />
      )}
      {isEmpty &&
        (counts.skipped > 0
          ? 'Only skipped items are left. Choose Undo skip to bring them back.'
          : `No ${noun}s to ${queue.verb ?? 'review'}. New ones appear here automatically.`)}
    </div>
  );
}
