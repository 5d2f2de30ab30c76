import { Field, type FieldProps, Input } from '@fluentui/react-components';
import type { ComponentProps } from 'react';

interface TextFieldProps
  extends Pick<ComponentProps<typeof Input>, 'type' | 'inputMode' | 'autoComplete' | 'ref'>,
    Pick<FieldProps, 'required' | 'hint' | 'validationMessage'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text on one line, under its label. */
export function TextField(props: TextFieldProps) {
  const { label, required = false, hint = null, validationMessage = null, ...rest } = props;
  const { onChange, ...input } = rest;
  return (
    <Field label={label} required={required} hint={hint} validationMessage={validationMessage}>
      <Input {...input} onChange={(_event, { value }) => onChange(value)} />
    </Field>
  );
}
