import { Field, type FieldProps, Input, type InputProps } from '@fluentui/react-components';
import { useState } from 'react';
import { countryOfNumber, withDialPrefix } from '#domain/places/dialling.ts';
import { dialPrefix } from '#domain/places/reference.ts';
import { useReference } from '#renderer/client/reference/reference.ts';
import { PhoneCodePicker } from './PhoneCodePicker.tsx';
import styles from './pickers.module.css';

interface PhoneFieldProps extends Pick<InputProps, 'aria-required' | 'autoComplete'> {
  readonly label: string;
  /** The number as it is typed, with or without a prefix. */
  readonly value: string;
  /** ISO 3166 alpha-2 of the country whose numbers need no prefix; empty for none. */
  readonly country?: string;
  readonly problem?: string | null;
  /** What is doubtful about the number: said once the field is left; it blocks nothing. */
  readonly doubt?: string | null;
  readonly className?: string | undefined;
  readonly onChange: (number: string) => void;
}

/** Shown under the field: a problem blocks, a warning does not. */
function said(problem: string | null, doubt: string | null): Partial<FieldProps> {
  if (problem !== null) return { validationMessage: problem };
  return doubt === null ? {} : { validationMessage: doubt, validationState: 'warning' };
}

/**
 * A phone number with its phone code. The number is one text: the picker shows the code it begins
 * with, and a choice replaces it there.
 */
export function PhoneField(props: PhoneFieldProps) {
  const {
    label,
    value,
    country = '',
    problem = null,
    doubt = null,
    className,
    onChange,
    ...input
  } = props;
  const countries = useReference().reference?.countries ?? [];
  // Which one was meant of several countries that share a prefix.
  const [picked, setPicked] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const own = countries.find(({ iso2 }) => iso2 === country);
  return (
    <Field label={label} className={className ?? ''} {...said(problem, left ? doubt : null)}>
      {(control) => (
        <div className={styles.phone}>
          <PhoneCodePicker
            chosen={countryOfNumber(value, countries, picked ?? country)}
            placeholder={own ? dialPrefix(own) : '+'}
            onChoose={(to) => {
              setPicked(to.iso2);
              onChange(withDialPrefix(value, to, countries));
            }}
          />
          <Input
            {...control}
            {...input}
            type="tel"
            className={styles.number}
            value={value}
            onBlur={() => setLeft(true)}
            onChange={(_event, data) => onChange(data.value)}
          />
        </div>
      )}
    </Field>
  );
}
