import { Button } from '@fluentui/react-components';
import { CheckmarkCircle16Filled } from '@fluentui/react-icons';
import { type ComponentProps, useEffect, useState } from 'react';
import { keyOf } from '#domain/acts/act.ts';
import { clockWords, hoursOf } from '#domain/queues/clock.ts';
import { type QueueId, queueOf } from '#domain/queues/queues.ts';
import { ordinal } from '#domain/queues/shares.ts';
import { type Skip, skipText } from '#domain/queues/skips.ts';
import { asSentence, formatCount } from '#domain/text/words.ts';
import { watchText } from '#domain/watches/watches.ts';
import { OUTCOME_UNKNOWN } from '#renderer/client/acts/windowActs.ts';
import { useTwins } from '#renderer/client/cache/useTwins.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { shownWhen } from '#renderer/client/kept/dates.ts';
import { useWatchOn } from '#renderer/client/kept/watches.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { Loading } from '#renderer/ui/loading/Loading.tsx';
import { KeyButton } from '#renderer/ui/shortcuts/KeyButton.tsx';
import { useNow } from '#renderer/ui/timeline/useNow.ts';
import utility from '#renderer/ui/utility.module.css';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Private } from '#renderer/ui/values/Private.tsx';
import { TwinNote } from '../guard/ActNote.tsx';
import { endText } from './current.ts';
import type { Reviewed, ReviewQueue } from './queue.ts';
import styles from './review.module.css';
import { ShareDialog } from './ShareDialog.tsx';
import type { QueueReviewState } from './useQueueReview.ts';

interface PartProps<T extends Reviewed> {
  readonly queue: ReviewQueue<T>;
  readonly review: QueueReviewState<T>;
}

export function DecisionButtons<T extends Reviewed>({ review }: Pick<PartProps<T>, 'review'>) {
  return review.decisions.map(({ act: { name, label, key }, isPrimary, why }) => (
    <KeyButton
      key={name}
      appearance={isPrimary && why === null ? 'primary' : 'secondary'}
      label={label}
      keys={key}
      why={why && asSentence(why)}
      onClick={() => review.ask(name)}
    />
  ));
}

/** How many items are left, skipped and done, dashes until they are counted: not said aloud, because the last result is. */
export function ReviewCount({ left, isPart, skipped, done }: QueueReviewState<Reviewed>['counts']) {
  return (
    <p className={styles.count} role="status" aria-live="off">
      <strong>
        {left === null ? EMPTY : formatCount(left)}
        {isPart && '+'}
      </strong>{' '}
      left
      {skipped > 0 && <> · {formatCount(skipped)} skipped</>} ·{' '}
      <strong>{left === null ? EMPTY : formatCount(done)}</strong> done
    </p>
  );
}

/**
 * The last result, as a toast would cover the item under review; in its place, that a decision was asked for too early.
 */
export function LastDone({ early }: Pick<QueueReviewState<Reviewed>, 'early'>) {
  const { takeSuccesses } = useFeedback();
  const [text, setText] = useState('');
  useEffect(() => takeSuccesses(setText), [takeSuccesses]);
  const said = early === null ? text : `${early} is not available yet. Still loading.`;
  return (
    <p className={`${styles.lastDone} ${utility.line}`} role="status" title={said}>
      {early === null && text !== '' && <CheckmarkCircle16Filled aria-hidden />}
      <span className={utility.cut}>{said}</span>
    </p>
  );
}

interface ClockProps {
  readonly id: QueueId;
  /** The instant since which the item waits; null if it is not known. */
  readonly since: string | null;
}

/** How long the item has waited, and what is left of the queue's target. */
export function Clock({ id, since }: ClockProps) {
  const hours = hoursOf(useDesk().app.managed.queueHours);
  const now = useNow();
  if (since === null) return <span className={utility.aside}>Waiting time not available</span>;
  const { waited, left, isLate } = clockWords(id, since, hours[id], now);
  return (
    <span className={utility.aside}>
      {waited} · {isLate ? <Chip label={{ text: left, tone: 'danger' }} /> : left}
    </span>
  );
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

/** Says how the queue is shared, and changes that. */
export function ShareButton<T extends Reviewed>({ review }: Pick<PartProps<T>, 'review'>) {
  const { share, shareAs, goOn } = review;
  const [isOpen, setOpen] = useState(false);
  // All who share may have opened the oldest item: each goes on to an own one.
  const begin = (chosen: typeof share) => {
    goOn();
    shareAs(chosen);
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {share === null ? 'Share' : `Shared: ${ordinal(share.mine)} of ${share.of}`}
      </Button>
      {isOpen && <ShareDialog share={share} onShare={begin} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What this person should know of the item before deciding: whose it is, why it was skipped, and that it is watched. */
function Marks<T extends Reviewed>({ queue, review }: PartProps<T>) {
  const { share, otherOwner, skip, item } = review;
  return (
    <>
      {share && otherOwner !== null && (
        <Bar intent="info">
          By your agreement this belongs to the {ordinal(otherOwner)} of {share.of}.
        </Bar>
      )}
      {skip && <Skipped skip={skip} />}
      {item && <Watched subject={keyOf(queue.kind, item)} />}
    </>
  );
}

/** How the person's watch on the item stands, and its note. */
function Watched({ subject }: { readonly subject: string }) {
  const watch = useWatchOn(subject);
  return (
    watch && (
      <Bar intent="info">
        <strong>Watched</strong> {watchText(watch, shownWhen)} <Private>{watch.note}</Private>
      </Bar>
    )
  );
}

/** When and why this person skipped the item. */
const Skipped = ({ skip }: { readonly skip: Skip }) => (
  <Bar intent="info">
    <strong>Skipped {shownWhen(skip.at)}</strong> {skipText(skip)}
  </Bar>
);

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
  if (status !== 'changed') return <Marks queue={queue} review={review} />;
  return (
    <Bar intent="warning">
      <strong>The {noun} has changed since you opened it</strong>{' '}
      <Button size="small" onClick={showNow}>
        Show current version
      </Button>
    </Bar>
  );
}

const withoutCapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Shown without an item: the reason. */
export function NoItem<T extends Reviewed>({ queue, review }: PartProps<T>) {
  const { pending, current, status } = review;
  const { noun } = queue.kind;
  const isLoading = current === null ? pending.isPending : status === 'loading';
  const isEmpty = current === null && pending.data !== undefined;
  return (
    <div className={styles.nothing}>
      {isLoading && <Loading what={current === null ? 'the queue' : `the ${noun}`} />}
      {isEmpty &&
        `No ${withoutCapital(queueOf(queue.id).name)}. New ones appear here automatically.`}
    </div>
  );
}
