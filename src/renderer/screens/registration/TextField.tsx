import { Field, Input } from '@fluentui/react-components';

interface TextFieldProps {
  readonly label: string;
  readonly field: { readonly value: string; readonly set: (value: string) => void };
  readonly type?: 'text' | 'email';
}

/** A field of a step. */
export function TextField({ label, field, type = 'text' }: TextFieldProps) {
  return (
    <Field label={label}>
      <Input type={type} value={field.value} onChange={(_event, { value }) => field.set(value)} />
    </Field>
  );
}
