import { Button } from '@fluentui/react-components';
import {
  CheckmarkCircle16Filled,
  Circle16Regular,
  RecordStop16Regular,
} from '@fluentui/react-icons';
import type { FormEvent, PropsWithChildren, ReactElement } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { RoutePath } from '#domain/access/screens.ts';
import { SampleNote } from '#renderer/ui/samples/SampleNote.tsx';
import utility from '#renderer/ui/utility.module.css';
import styles from './registration.module.css';

/** The steps of the registration (3W). */
const STEPS = [
  { title: 'E-mail & Password', path: '/sign' },
  { title: 'About bank', path: '/about-bank' },
  { title: 'Billing', path: '/billing' },
  { title: 'Licensure and compliance', path: '/licence' },
] as const satisfies readonly { readonly title: string; readonly path: RoutePath }[];

type StepState = 'checked' | 'active' | 'default';

const stateOf = (step: number, current: number): StepState => {
  if (step < current) return 'checked';
  return step === current ? 'active' : 'default';
};

const ICONS: Readonly<Record<StepState, ReactElement>> = {
  checked: <CheckmarkCircle16Filled aria-label="Done" />,
  active: <RecordStop16Regular aria-hidden />,
  default: <Circle16Regular aria-hidden />,
};

/** Where one is in the registration, and the way back to a step that is done; `current` counts from 1. */
function Stepper({ current }: { readonly current: number }) {
  return (
    <ol className={styles.steps} aria-label={`Step ${current} of ${STEPS.length}`}>
      {STEPS.map(({ title, path }, at) => {
        const state = stateOf(at + 1, current);
        return (
          <li key={title} data-state={state} aria-current={state === 'active' ? 'step' : undefined}>
            {ICONS[state]}
            {state === 'checked' ? <Link to={path}>{title}</Link> : <span>{title}</span>}
          </li>
        );
      })}
    </ol>
  );
}

interface StepProps extends PropsWithChildren {
  /** From 1. */
  readonly step: number;
  readonly title: string;
  /** What the button says that leads on: to the next step, and from the last to the sign-in. */
  readonly next: string;
}

/** A step of the registration: nothing is checked or sent, the button only leads on. */
export function RegistrationStep({ step, title, next, children }: StepProps) {
  const navigate = useNavigate();
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    void navigate(STEPS[step]?.path ?? '/login');
  };
  return (
    <form className={`${styles.form} ${utility.parts}`} onSubmit={goOn} noValidate>
      <Stepper current={step} />
      <h1>{title}</h1>
      <p className={utility.second}>
        Step {step} of {STEPS.length}
      </p>
      {children}
      <Button type="submit" appearance="primary" size="large">
        {next}
      </Button>
      <p className={utility.second}>
        Have an account? <Link to="/login">Back to sign in</Link>
      </p>
      <SampleNote text="A sample registration: nothing is sent and no account is made" />
    </form>
  );
}
