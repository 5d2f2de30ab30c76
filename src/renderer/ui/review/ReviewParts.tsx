import { Button, Spinner } from '@fluentui/react-components';
import { CheckmarkCircle16Filled } from '@fluentui/react-icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { formatAge, formatCount } from '#domain/time/format.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { KeyButton } from '#renderer/ui/shortcuts/KeyButton.tsx';
import { OUTCOME_UNKNOWN } from '../guard/notes.ts';
import { type Current, type CurrentStatus, endText } from './current.ts';
import type { Decision } from './queue.ts';
import { DECISION_KEYS } from './queueKeys.ts';
import styles from './review.module.css';

interface DecisionButtonsProps {
  readonly decisions: readonly Pick<Decision<never>, 'name' | 'label' | 'isPrimary'>[];
  readonly canDecide: boolean;
  /** Whether the item is decided already. */
  readonly isOver: boolean;
  readonly onDecide: (name: string) => void;
}

export function DecisionButtons(props: DecisionButtonsProps) {
  const { decisions, canDecide, isOver, onDecide } = props;
  const why = isOver ? 'Already decided' : 'Not loaded yet';
  return decisions.map(({ name, label, isPrimary }) => (
    <KeyButton
      key={name}
      appearance={isPrimary && canDecide ? 'primary' : 'secondary'}
      label={label}
      keys={DECISION_KEYS[name]}
      why={canDecide ? null : why}
      onClick={() => onDecide(name)}
    />
  ));
}

interface CountProps {
  readonly left: number;
  /** Whether more are left than were counted. */
  readonly isPart: boolean;
  readonly skipped: number;
  readonly done: number;
}

/** How many items are left, skipped and done: not said aloud, because the last result is. */
export function Count({ left, isPart, skipped, done }: CountProps) {
  return (
    <p className={styles['count']} role="status" aria-live="off">
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
    <p className={styles['lastDone']} role="status" title={text}>
      {text !== '' && <CheckmarkCircle16Filled aria-hidden />}
      <span>{text}</span>
    </p>
  );
}

export function Age({ since }: { readonly since: string | null }) {
  if (since === null) return null;
  return <span className={styles['age']}>In this status for {formatAge(since, new Date())}</span>;
}

interface BarProps extends PropsWithChildren {
  readonly intent: 'warning' | 'error';
}

export const Bar = (props: BarProps) => <InlineMessage {...props} className={styles['bar']} />;

interface StatusBarProps {
  readonly current: Current<unknown>;
  readonly status: CurrentStatus;
  readonly noun: string;
  readonly error: Error | null;
  /** Whether an action on it was sent and its outcome is unknown. */
  readonly isUnknown: boolean;
  /** Whether this window may have decided it, after an unknown outcome. */
  readonly isOwn: boolean;
  readonly showNow: () => void;
  readonly retry: () => void;
}

/** The status of the current item; nothing while it is simply pending. */
export function StatusBar(props: StatusBarProps) {
  const { current, status, noun, error, isUnknown, isOwn, showNow, retry } = props;
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

interface NoItemProps {
  readonly pending: UseQueryResult;
  readonly current: Current<unknown> | null;
  readonly status: CurrentStatus;
  readonly counts: CountProps;
  readonly noun: string;
  readonly verb: string | undefined;
}

/** Shown without an item: the reason. */
export function NoItem({ pending, current, status, counts, noun, verb = 'review' }: NoItemProps) {
  const isLoading = current === null ? pending.isPending : status === 'loading';
  const isEmpty = current === null && pending.data !== undefined;
  return (
    <div className={styles['nothing']}>
      {isLoading && (
        <Spinner label={current === null ? 'Loading the queue…' : `Loading the ${noun}…`} />
      )}
      {isEmpty &&
        (counts.skipped > 0
          ? 'Only skipped items are left. Choose Undo skip to bring them back.'
          : `No ${noun}s to ${verb}. New ones appear here automatically.`)}
    </div>
  );
}
