import {
  CheckmarkCircle16Regular,
  Circle16Regular,
  CircleHalfFill16Regular,
  DismissCircle16Regular,
  Info16Regular,
  Megaphone16Regular,
  Warning16Regular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import type { StatusLabel, Tone } from '#domain/text/status.ts';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from './empty.ts';
import styles from './values.module.css';

const ICONS: Readonly<Record<Tone, ReactElement>> = {
  neutral: <Circle16Regular aria-hidden />,
  brand: <Megaphone16Regular aria-hidden />,
  informative: <CircleHalfFill16Regular aria-hidden />,
  indigo: <CircleHalfFill16Regular aria-hidden />,
  success: <CheckmarkCircle16Regular aria-hidden />,
  caution: <Info16Regular aria-hidden />,
  amber: <CircleHalfFill16Regular aria-hidden />,
  warning: <Warning16Regular aria-hidden />,
  danger: <DismissCircle16Regular aria-hidden />,
};

/** A status as a chip: its tone in colour and icon, its meaning in words; an en dash where there is none. */
export function Chip({ label }: { readonly label: StatusLabel | null }) {
  if (label === null) return <span className={utility.quiet}>{EMPTY}</span>;
  return (
    <span className={`${styles.chip} ${styles[label.tone]}`}>
      {ICONS[label.tone]}
      <span>{label.text}</span>
    </span>
  );
}
