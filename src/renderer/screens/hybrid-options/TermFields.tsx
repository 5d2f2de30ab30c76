import { Field, Input } from '@fluentui/react-components';
import { type KeyboardEvent, type RefCallback, useState } from 'react';
import {
  steppedTerm,
  type TypedTerms,
  termMistake,
  typedTerm,
} from '#domain/rates/hybrid-options.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './hybrid-options.module.css';

const DIRECTIONS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

export const TERM_LABELS = { rate: 'Exchange Rate', fee: 'Fee' } as const;

interface TermFieldsProps {
  readonly value: TypedTerms;
  readonly onChange: (value: TypedTerms) => void;
  readonly size?: 'small' | 'medium';
  /** Gets the field of the rate. */
  readonly first?: RefCallback<HTMLElement>;
}

/**
 * The two numbers of an option, which the arrow keys step (2H12). They are texts, because a number
 * field turns '12,5' into 125 and follows the mouse wheel. Mistakes are shown on leaving a field.
 */
export function TermFields({ value, onChange, size = 'medium', first }: TermFieldsProps) {
  const [typing, setTyping] = useState<keyof TypedTerms | null>(null);
  const field = (key: keyof TypedTerms) => {
    const typed = value[key];
    const term = typedTerm(typed);
    const step = (event: KeyboardEvent) => {
      const direction = DIRECTIONS[event.key];
      const stepped = direction && steppedTerm(typed, direction);
      if (!stepped) return;
      event.preventDefault();
      onChange({ ...value, [key]: stepped });
    };
    return (
      <Field
        label={TERM_LABELS[key]}
        size={size}
        orientation={size === 'small' ? 'horizontal' : 'vertical'}
        className={size === 'small' ? `${styles.small} ${utility.line}` : styles.medium}
        validationMessage={typing === key ? null : termMistake(typed)}
      >
        <Input
          {...(key === 'rate' && first && { ref: first })}
          role="spinbutton"
          inputMode="decimal"
          size={size}
          value={typed}
          {...(term && { 'aria-valuenow': Number(term), 'aria-valuetext': typed })}
          onChange={(_event, data) => onChange({ ...value, [key]: data.value })}
          onKeyDown={step}
          onFocus={() => setTyping(key)}
          onBlur={() => setTyping(null)}
        />
      </Field>
    );
  };
  return (
    <>
      {field('rate')}
      {field('fee')}
    </>
  );
}
