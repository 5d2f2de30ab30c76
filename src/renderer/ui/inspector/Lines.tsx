import type { ReactNode } from 'react';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { longValue } from '#renderer/ui/values/text/LongText.tsx';
import styles from './inspector.module.css';

/** A value under its name; null is a value that is not there. */
export type Line = readonly [label: string, value: ReactNode];

interface LinesProps {
  /** The accessible name of the section, and its heading where there is one. */
  readonly title: string;
  readonly hasHeading?: true;
  readonly lines: readonly Line[];
}

/** Values at the right of their names, one under the other. */
export function Lines({ title, hasHeading, lines }: LinesProps) {
  return (
    <section className={styles['section']} aria-label={title}>
      {hasHeading && <h3>{title}</h3>}
      <dl className={styles['lines']}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{longValue(value) ?? EMPTY}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
