import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ExerciseInfo } from '#contract/bridge/exercises.ts';
import { ask, problemOf } from '#renderer/client/calls/bridge.ts';
import { useDesk, useRole } from '#renderer/client/desk/desk.ts';
import { useExercises } from '#renderer/client/desk/exercises.ts';
import { usePreference } from '#renderer/client/kept/preferences.ts';
import { readFlag } from '#renderer/client/kept/read.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import styles from '../layouts/layouts.module.css';

interface OfferProps {
  readonly exercise: ExerciseInfo;
  /** It has been offered: never again. */
  readonly onOffered: () => void;
}

function Offer({ exercise: { id, title, minutes }, onOffered }: OfferProps) {
  const feedback = useFeedback();
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useEffect(() => {
    if (pathname !== first) onOffered();
  }, [pathname, first, onOffered]);
  const begin = () =>
    ask('exercises.begin', { exercise: id }).then(onOffered, (thrown: unknown) =>
      feedback.report(problemOf(thrown)),
    );
  return (
    <aside className={styles.notices} aria-label="First exercise">
      <MessageBar>
        <MessageBarBody>
          New to Corridor? Begin with an exercise of {minutes} minutes: {title}.
        </MessageBarBody>
        <MessageBarActions
          containerAction={
            <Button
              appearance="transparent"
              icon={<DismissRegular />}
              aria-label="Dismiss first exercise"
              title="Dismiss"
              onClick={onOffered}
            />
          }
        >
          <Button size="small" onClick={() => void begin()}>
            Begin
          </Button>
        </MessageBarActions>
      </MessageBar>
    </aside>
  );
}

/** Offers an exercise once, on the first screen after the first sign-in, where there is only practice. */
export function FirstExercise() {
  const { practice, practiceSwitch } = useDesk().app;
  const role = useRole();
  const { data } = useExercises();
  const [isOffered, setOffered] = usePreference('exercises.offered', readFlag);
  const onOffered = useCallback(() => setOffered(true), [setOffered]);
  const exercise = data?.exercises.find(({ roles }) => roles.includes(role));
  const isNew = data?.attempt === null && data.results.length === 0;
  if (!(practice && practiceSwitch === null && isNew && exercise) || isOffered) return null;
  return <Offer exercise={exercise} onOffered={onOffered} />;
}
