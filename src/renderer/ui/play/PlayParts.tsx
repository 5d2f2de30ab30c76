import { Button, MessageBar, MessageBarBody, Spinner } from '@fluentui/react-components';
import { CheckmarkCircle16Filled } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useState } from 'react';
import { formatAge, formatCount } from '#domain/format.ts';
import { problemOf } from '#renderer/desk/bridge.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { KeyButton } from '#renderer/ui/shortcuts/KeyButton.tsx';
import { OUTCOME_UNKNOWN } from '../guard/notes.ts';
import { endText, type Front, type Standing } from './front.ts';
import styles from './play.module.css';
import type { Decision, Waiting } from './queue.ts';

interface DecisionButtonsProps<T> {
  /** Undefined while nothing can be decided. */
  readonly item: T | undefined;
  readonly decisions: readonly Decision<T>[];
  /** Why nothing can be decided. */
  readonly why: string;
  readonly onDecide: (name: string) => void;
}

export function DecisionButtons<T>({ item, decisions, why, onDecide }: DecisionButtonsProps<T>) {
  return decisions.map(({ name, label, keys, isPrimary, disabledReason }) => {
    const reason = item === undefined ? why : (disabledReason?.(item) ?? null);
    return (
      <KeyButton
        key={name}
        appearance={isPrimary && reason === null ? 'primary' : 'secondary'}
        label={label}
        keys={keys}
        why={reason}
        onClick={() => onDecide(name)}
      />
    );
  });
}

interface CountProps {
  readonly left: number;
  /** Whether more are left than were counted. */
  readonly isPart: boolean;
  readonly skipped: number;
  readonly done: number;
}

/** What is left, put off and done, in words. */
export function Count({ left, isPart, skipped, done }: CountProps) {
  return (
    <p className={styles['count']} role="status">
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

/** What was done last, where a toast would cover what is judged. */
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
  return <span className={styles['age']}>Waiting for {formatAge(since, new Date())}</span>;
}

interface BarProps {
  readonly intent: 'info' | 'warning' | 'error';
  readonly children: ReactNode;
}

export function Bar({ intent, children }: BarProps) {
  return (
    <MessageBar intent={intent} layout="multiline" className={styles['bar']}>
      <MessageBarBody>{children}</MessageBarBody>
    </MessageBar>
  );
}

interface StandingBarProps {
  readonly front: Front<unknown>;
  readonly standing: Standing;
  readonly noun: string;
  readonly error: Error | null;
  /** Whether an action on it was sent and what became of it is not known. */
  readonly isUnknown: boolean;
  /** Whether that was so before, and what became of it may be this window's own doing. */
  readonly isOwn: boolean;
  readonly showNow: () => void;
  readonly retry: () => void;
}

/** What is to be known of what is before the person, besides what it shows; nothing while it waits. */
export function StandingBar(props: StandingBarProps) {
  const { front, standing, noun, error, isUnknown, isOwn, showNow, retry } = props;
  if (front.end !== null) {
    return (
      <Bar intent="warning">
        <strong>{endText(front.end, noun, isOwn)}</strong>
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
  if (standing === 'failed') {
    return (
      <Bar intent="error">
        <strong>The {noun} could not be loaded</strong> {error && problemOf(error).message}{' '}
        <Button size="small" onClick={retry}>
          Retry
        </Button>
      </Bar>
    );
  }
  if (standing !== 'changed') return null;
  return (
    <Bar intent="warning">
      <strong>The {noun} has changed since you opened it</strong>{' '}
      <Button size="small" onClick={showNow}>
        Show current version
      </Button>
    </Bar>
  );
}

interface NothingProps {
  readonly waiting: Waiting<unknown>;
  readonly front: Front<unknown> | null;
  readonly standing: Standing;
  readonly counts: CountProps;
  readonly noun: string;
}

/** What is shown in place of an item, and why there is none. */
export function Nothing({ waiting, front, standing, counts, noun }: NothingProps) {
  const isLoading = front === null ? !(waiting.items || waiting.error) : standing === 'checking';
  const isEmpty = front === null && waiting.items !== undefined;
  return (
    <div className={styles['nothing']}>
      {isLoading && (
        <Spinner label={front === null ? 'Loading the queue…' : `Loading the ${noun}…`} />
      )}
      {isEmpty &&
        (counts.skipped > 0
          ? 'Only skipped items are left. Choose Undo skip to bring them back.'
          : `No ${noun}s to review. New ones appear here automatically.`)}
    </div>
  );
}
