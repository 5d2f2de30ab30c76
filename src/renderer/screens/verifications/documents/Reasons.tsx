import { Checkbox, Field, Textarea } from '@fluentui/react-components';
import { type KeyboardEvent, useRef } from 'react';
import { toggled } from '#domain/lists/toggled.ts';
import { formatCount } from '#domain/text/words.ts';
import { DECLINE_REASONS } from '#domain/verifications/documents.ts';
import { QUEUE_KEYS, queueKey, reasonKey } from '#renderer/ui/review/queueKeys.ts';
import { Keys } from '#renderer/ui/shortcuts/Keys.tsx';
import type { DeclaredKeys } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from '../verifications.module.css';
import type { ReasonsValue } from './drafts.ts';

const NONE: readonly never[] = [];

/** Characters of the other reasons. */
const LONGEST = 1000;

interface ReasonsProps {
  readonly value: ReasonsValue;
  /** Whether the reasons have their keys; not while a question is open. */
  readonly byKey?: boolean;
  readonly onChange: (value: ReasonsValue) => void;
}

/**
 * The eight reasons, and others as text. Escape moves from the text field to the reasons; the text
 * stays.
 */
export function Reasons({ value, byKey = false, onChange }: ReasonsProps) {
  const all = useRef<HTMLDivElement>(null);
  const toggle = (reason: string) => onChange({ ...value, ticked: toggled(value.ticked, reason) });
  const isFull = value.typed.length >= LONGEST;
  useShortcuts(
    byKey
      ? [
          ...DECLINE_REASONS.map((reason, index) => ({
            ...queueKey(reasonKey(index), reason),
            run: () => toggle(reason),
          })),
          {
            ...QUEUE_KEYS.otherReasons,
            run: () => all.current?.querySelector('textarea')?.focus(),
          },
        ]
      : NONE,
  );
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog around it would close and lose the typed text.
    event.preventDefault();
    event.stopPropagation();
    all.current?.focus();
  };
  const named = ({ label, keys: [keys] }: DeclaredKeys) =>
    byKey ? (
      <span className={styles.keyed}>
        <span aria-hidden>
          <Keys keys={keys} />
        </span>
        {label}
      </span>
    ) : (
      label
    );
  return (
    <div ref={all} tabIndex={-1} className={`${styles.allReasons} ${utility.stack}`}>
      <fieldset className={styles.reasonList} aria-label="Reasons">
        {DECLINE_REASONS.map((reason, index) => (
          <Checkbox
            key={reason}
            label={named(queueKey(String(index + 1), reason))}
            checked={value.ticked.includes(reason)}
            onChange={() => toggle(reason)}
          />
        ))}
      </fieldset>
      <Field
        label={named(QUEUE_KEYS.otherReasons)}
        hint={`One reason per line, at most ${formatCount(LONGEST)} characters.`}
        validationState={isFull ? 'warning' : 'none'}
        validationMessage={
          isFull ? `You have reached the limit of ${formatCount(LONGEST)} characters.` : null
        }
      >
        <Textarea
          onKeyDown={leave}
          rows={2}
          maxLength={LONGEST}
          value={value.typed}
          onChange={(_event, { value: typed }) => onChange({ ...value, typed })}
        />
      </Field>
    </div>
  );
}
