import { Button } from '@fluentui/react-components';
import type { FormEvent, PropsWithChildren } from 'react';
import { useNavigate } from 'react-router-dom';
import { SampleNote } from '#renderer/ui/samples/SampleNote.tsx';
import styles from './registration.module.css';
import { STEPS, Stepper } from './Stepper.tsx';

interface StepProps extends PropsWithChildren {
  /** From 1. */
  readonly step: number;
  readonly title: string;
  /** What the button says that leads on. */
  readonly next: string;
  /** Where it leads. */
  readonly to: string;
}

/** A step of the registration: nothing is checked or sent, the button only leads on. */
export function Step({ step, title, next, to, children }: StepProps) {
  const navigate = useNavigate();
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    void navigate(to);
  };
  return (
    <form className={styles['form']} onSubmit={goOn} noValidate>
      <Stepper current={step} />
      <h1>{title}</h1>
      <p className={styles['place']}>
        Step {step} of {STEPS.length}
      </p>
      {children}
      <Button type="submit" appearance="primary" size="large">
        {next}
      </Button>
      <SampleNote text="A sample registration: nothing is sent and no account is made" />
    </form>
  );
}
