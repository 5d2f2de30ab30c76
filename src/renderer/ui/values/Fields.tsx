import type { ReactNode } from 'react';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from './empty.ts';
import { longValue } from './text/LongText.tsx';
import { beginning } from './text/longText.ts';
import styles from './values.module.css';

interface FieldsProps {
  /** Names the group for assistive technology. */
  readonly label: string;
  /** Each value under its name; what is null is shown as empty. */
  readonly fields: readonly (readonly [name: string, value: ReactNode])[];
}

/** What a thing is, in short: values under their names, in two columns. */
export function Fields({ label, fields }: FieldsProps) {
  return (
    <dl className={`${styles.fields} ${utility.named} ${utility.framed}`} aria-label={label}>
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd title={typeof value === 'string' ? beginning(value) : undefined}>
            {longValue(value) ?? EMPTY}
          </dd>
        </div>
      ))}
    </dl>
  );
}
