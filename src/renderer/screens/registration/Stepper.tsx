import {
  CheckmarkCircle16Filled,
  Circle16Regular,
  RecordStop16Regular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import styles from './registration.module.css';

/** The steps of the registration (3W). */
export const STEPS = [
  'E-mail & Password',
  'About bank',
  'Billing',
  'Licensure and compliance',
] as const;

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

/** Where one is in the registration; `current` counts from 1. */
export function Stepper({ current }: { readonly current: number }) {
  return (
    <ol className={styles['steps']} aria-label={`Step ${current} of ${STEPS.length}`}>
      {STEPS.map((title, at) => {
        const state = stateOf(at + 1, current);
        return (
          <li key={title} data-state={state} aria-current={state === 'active' ? 'step' : undefined}>
            {ICONS[state]}
            <span>{title}</span>
          </li>
        );
      })}
    </ol>
  );
}
