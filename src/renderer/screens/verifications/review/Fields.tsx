import { Checkbox } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { toggled } from '#domain/lists/toggled.ts';
import { QUEUE_KEYS } from '#renderer/ui/review/queueKeys.ts';
import { KeyButton } from '#renderer/ui/shortcuts/KeyButton.tsx';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Private } from '#renderer/ui/values/Private.tsx';
import { longValue } from '#renderer/ui/values/text/LongText.tsx';
import styles from './review.module.css';

/** Something declared that is held against the picture. */
export interface ComparedField {
  readonly label: string;
  readonly value: string | null;
  /** Shown beside it, such as a logo. */
  readonly beside?: ReactNode;
}

interface FieldsProps {
  readonly fields: readonly ComparedField[];
  /** The labels of those that were found to match. */
  readonly ticked: readonly string[];
  readonly onTick: (ticked: readonly string[]) => void;
}

/** What was declared, each with a tick for what the picture shows as well. */
export function Fields({ fields, ticked, onTick }: FieldsProps) {
  const next = fields.find(({ label }) => !ticked.includes(label));
  const markNext = next && (() => onTick([...ticked, next.label]));
  useShortcuts(markNext ? [{ ...QUEUE_KEYS.markNext, run: markNext }] : []);
  return (
    <section aria-label="Submitted details">
      <div className={styles.headed}>
        <h2 className={`${styles.heading} ${utility.aside}`}>Submitted details</h2>
        {markNext && (
          <KeyButton
            size="small"
            appearance="subtle"
            label="Mark next"
            keys="T"
            onClick={markNext}
          />
        )}
      </div>
      <dl className={`${styles.fields} ${utility.named} ${utility.framed}`}>
        {fields.map(({ label, value, beside }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Private>{longValue(value) ?? EMPTY}</Private>
              {beside}
            </dd>
            <dd className={styles.tick}>
              <Checkbox
                aria-label={`${label} matches`}
                checked={ticked.includes(label)}
                onChange={() => onTick(toggled(ticked, label))}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
