import { Button } from '@fluentui/react-components';
import { problemOf } from '#renderer/desk/bridge.ts';
import { KeyButton } from '#renderer/ui/shortcuts/KeyButton.tsx';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { Age, Bar, Count, DecisionButtons, LastDone, Nothing, StandingBar } from './PlayParts.tsx';
import styles from './play.module.css';
import type { PlayQueue } from './queue.ts';
import { QUEUE_KEYS, queueKey } from './queueKeys.ts';
import { usePlay } from './usePlay.ts';

interface PlayProps<T> {
  readonly queue: PlayQueue<T>;
  /** The id of the item that is asked for; another one is followed. Left out: whatever comes next. */
  readonly first?: string;
  /** Told when something else than `first` is shown. */
  readonly onMovedOn?: () => void;
  /** Back to the list. */
  readonly onLeave: () => void;
}

/**
 * Works a queue: the oldest item first, one at a time, a key for each decision, the next item already
 * at hand. What is skipped comes back when the person asks for it; what they look at stays before
 * them whatever comes in or is decided elsewhere.
 */
export function Play<T>({ queue, first, onMovedOn, onLeave }: PlayProps<T>) {
  const play = usePlay(queue, first ?? null, onMovedOn);
  const { waiting, front, item, decidable, counts, question } = play;
  const id = front?.id ?? null;
  const possible = queue.decisions.filter(
    ({ disabledReason }) =>
      decidable !== undefined && (disabledReason?.(decidable) ?? null) === null,
  );
  const onward =
    decidable === undefined
      ? { ...QUEUE_KEYS.next, run: play.goOn }
      : { ...QUEUE_KEYS.skip, run: play.skip };
  useShortcuts([
    ...possible.map(({ name, label, keys }) => ({
      ...queueKey(keys, label),
      run: () => play.ask(name),
    })),
    ...(id === null ? [] : [onward]),
    ...(counts.skipped === 0 ? [] : [{ ...QUEUE_KEYS.undoSkip, run: play.undoSkip }]),
    { ...QUEUE_KEYS.leave, run: onLeave },
  ]);

  return (
    <div className={styles['play']}>
      <header className={styles['head']}>
        <h1>{queue.title}</h1>
        <Count {...counts} />
        <LastDone />
        {counts.skipped > 0 && (
          <KeyButton size="small" label="Undo skip" keys="B" onClick={play.undoSkip} />
        )}
        <KeyButton size="small" label="Back to list" keys="Q" onClick={onLeave} />
      </header>
      {waiting.error && (
        <Bar intent="error">
          The queue could not be loaded. {problemOf(waiting.error).message}{' '}
          <Button size="small" onClick={waiting.reload}>
            Retry
          </Button>
        </Bar>
      )}
      <div role="status">{front && <StandingBar {...play} front={front} noun={queue.noun} />}</div>
      {item === undefined ? (
        <Nothing {...play} noun={queue.noun} />
      ) : (
        <div className={styles['item']} key={id}>
          <queue.Item item={item} />
        </div>
      )}
      {id !== null && (
        <div className={styles['foot']} role="toolbar" aria-label="Decisions">
          <DecisionButtons
            item={decidable}
            decisions={queue.decisions}
            why={play.standing === 'over' ? 'Already decided' : 'Not loaded yet'}
            onDecide={play.ask}
          />
          <KeyButton
            appearance={decidable === undefined ? 'primary' : 'subtle'}
            label={onward.label}
            keys={onward.keys[0]}
            onClick={onward.run}
          />
          <span className={styles['spacer']} />
          {decidable !== undefined && <Age since={queue.since(decidable)} />}
        </div>
      )}
      {question &&
        queue.decisions
          .find(({ name }) => name === question.name)
          ?.dialog({ item: question.item, onDone: play.carryOut, onClose: play.close })}
    </div>
  );
}
