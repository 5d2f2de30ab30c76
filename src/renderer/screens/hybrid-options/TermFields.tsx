import { Field, Input } from '@fluentui/react-components';
import type { TypedTerms } from '#domain/hybrid-options.ts';
import styles from './hybrid-options.module.css';

/** By so much the arrows of the fields go up and down (2H). */
const STEP = 2;

interface TermFieldsProps {
  readonly value: TypedTerms;
  readonly onChange: (value: TypedTerms) => void;
  readonly size?: 'small' | 'medium';
}

/** The two numbers of an option: nothing is required of them. */
export function TermFields({ value, onChange, size = 'medium' }: TermFieldsProps) {
  const field = (key: keyof TypedTerms, label: string) => (
    <Field
      label={label}
      size={size}
      orientation={size === 'small' ? 'horizontal' : 'vertical'}
      className={styles[size] ?? ''}
    >
      <Input
        type="number"
        step={STEP}
        size={size}
        value={value[key]}
        onChange={(_event, { value: typed }) => onChange({ ...value, [key]: typed })}
      />
    </Field>
  );
  return (
    <>
      {field('rate', 'Exchange Rate')}
      {field('fee', 'Fee')}
    </>
  );
}
