import type { ReactNode } from 'react';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Facts } from '#renderer/ui/values/Facts.tsx';
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
    <section className={styles.section} aria-label={title}>
      {hasHeading && <h3>{title}</h3>}
      <Facts
        className={styles.lines}
        facts={lines.map(([label, value]) => [label, longValue(value) ?? EMPTY])}
      />
    </section>
  );
}
