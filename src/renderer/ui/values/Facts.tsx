import type { ReactNode } from 'react';

interface FactsProps {
  readonly className: string | undefined;
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Values with their names, arranged by the class. */
export const Facts = ({ className, facts }: FactsProps) => (
  <dl className={className}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
