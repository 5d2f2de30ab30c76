import type { ReactNode } from 'react';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Private } from '#renderer/ui/values/Private.tsx';
import { longValue } from '#renderer/ui/values/text/LongText.tsx';
import styles from './profile.module.css';

/** A value under its name; null is a value that is not there. */
export type Field = readonly [label: string, value: ReactNode];

interface FieldListProps {
  readonly fields: readonly Field[];
  /** Whether they are private. */
  readonly personal?: true;
}

/** Values beside their names. */
export const FieldList = ({ fields, personal }: FieldListProps) => (
  <dl className={styles.fields}>
    {fields.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {!value && <span className={utility.quiet}>{EMPTY}</span>}
          {personal ? <Private>{longValue(value)}</Private> : longValue(value)}
        </dd>
      </div>
    ))}
  </dl>
);
