import { Field, Input } from '@fluentui/react-components';
import type { ComponentProps } from 'react';

interface TextFieldProps
  extends Pick<ComponentProps<typeof Input>, 'type' | 'autoComplete' | 'ref'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text on one line, under its label. */
export const TextField = ({ label, onChange, ...input }: TextFieldProps) => (
  <Field label={label}>
    <Input {...input} onChange={(_event, { value }) => onChange(value)} />
  </Field>
);
