import { Title3 } from '@fluentui/react-components';
import type { PropsWithChildren, ReactNode } from 'react';
import utility from '#renderer/ui/utility.module.css';
import styles from './list-part.module.css';

interface PartBarProps {
  readonly title: string;
  /** What stands in place of the title; null for nothing. */
  readonly head?: ReactNode;
}

/** The name of a part of a screen, and the buttons for all of it. */
export const PartBar = ({ title, head, children }: PropsWithChildren<PartBarProps>) => (
  <div className={`${styles.bar} ${utility.row}`}>
    {head === undefined ? <Title3 as="h2">{title}</Title3> : head}
    <span className={utility.spacer} />
    {children}
  </div>
);
