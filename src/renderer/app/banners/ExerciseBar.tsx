import { Button } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Attempt } from '#contract/bridge/exercises.ts';
import { resultLabel } from '#domain/program/exercises.ts';
import { formatAge } from '#domain/time/format.ts';
import { ask } from '#renderer/client/calls/bridge.ts';
import { useExerciseEvents, useExercises } from '#renderer/client/desk/exercises.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { useBusy } from '#renderer/ui/feedback/useBusy.ts';
import { SCROLLABLE } from '#renderer/ui/layout/scrollable.ts';
import { useNow } from '#renderer/ui/timeline/useNow.ts';
import utility from '#renderer/ui/utility.module.css';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import styles from './exercise-bar.module.css';

const SCREEN = '/exercises';
/** How long it has taken so far: shown, and never pressed. */
function Elapsed({ since }: { readonly since: string }) {
  return (
    <span className={`${styles.time} ${utility.note}`}>Begun {formatAge(since, useNow())} ago</span>
  );
}

function Open({ attempt }: { readonly attempt: Attempt }) {
  const { title, told, hints, hintsLeft, startedAt } = attempt;
  const feedback = useFeedback();
  const navigate = useNavigate();
  const { busy, run } = useBusy();
  const task = useRef<HTMLElement>(null);
  const latest = hints.at(-1);
  useEffect(() => {
    document.ariaNotify(latest ?? `${title}. ${told}`);
    if (latest !== undefined) task.current?.scrollTo({ top: task.current.scrollHeight });
  }, [latest, title, told]);
  const work = (change: () => Promise<unknown>) => void run(change, feedback.report);
  const finish = async () => {
    await ask('exercises.finish', undefined);
    await navigate(SCREEN);
  };
  return (
    <aside className={styles.bar} aria-label="Exercise">
      <section ref={task} className={styles.task} aria-label={title} {...SCROLLABLE}>
        <p>
          <strong>{title}.</strong> {told}
        </p>
        {hints.length > 0 && (
          <ol aria-label="Hints">
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ol>
        )}
      </section>
      <div className={`${styles.actions} ${utility.toEnd} ${utility.line}`}>
        <Elapsed since={startedAt} />
        <Button
          size="small"
          disabledFocusable={hintsLeft === 0}
          onClick={() => work(() => ask('exercises.hint', undefined))}
        >
          Hint ({hintsLeft} left)
        </Button>
        <Button
          size="small"
          appearance="subtle"
          onClick={() => work(() => ask('exercises.leave', undefined))}
        >
          Leave
        </Button>
        <Button
          size="small"
          appearance="primary"
          disabledFocusable={busy}
          onClick={() => work(finish)}
        >
          Finished
        </Button>
      </div>
    </aside>
  );
}

/** It is over: the screen Practice explains it. */
function Over({ title, result }: Pick<Attempt, 'title'> & Required<Pick<Attempt, 'result'>>) {
  const navigate = useNavigate();
  return (
    <aside className={styles.bar} aria-label="Exercise">
      <p className={styles.task} role="status">
        {result && <Chip label={resultLabel(result)} />} <strong>{title}.</strong>{' '}
        {result === 'failed'
          ? 'Something has happened that must not happen. Nothing here is real.'
          : 'The exercise is over.'}
      </p>
      <div className={`${styles.actions} ${utility.toEnd} ${utility.line}`}>
        <Button size="small" appearance="primary" onClick={() => void navigate(SCREEN)}>
          See what happened
        </Button>
      </div>
    </aside>
  );
}

/** The task of the exercise that is under way, on every screen. */
export function ExerciseBar() {
  useExerciseEvents();
  const attempt = useExercises().data?.attempt;
  const { pathname } = useLocation();
  if (!attempt) return null;
  if (attempt.endedAt === null) return <Open attempt={attempt} />;
  return pathname === SCREEN ? null : <Over title={attempt.title} result={attempt.result} />;
}
