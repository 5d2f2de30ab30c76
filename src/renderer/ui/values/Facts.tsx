import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import styles from './facts.module.css';
import { Unbroken } from './text/Unbroken.tsx';

interface FactsProps {
  readonly className?: string;
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Values with their names, which are small and pale, arranged by the class. */
export const Facts = ({ className, facts }: FactsProps) => (
  <dl className={mergeClasses(styles.facts, className)}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{typeof value === 'string' ? <Unbroken text={value} /> : value}</dd>
      </div>
    ))}
  </dl>
);
