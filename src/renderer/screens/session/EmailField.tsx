import { Field, Input } from '@fluentui/react-components';
import { focusOnArrival } from '#renderer/ui/focus/focusOnArrival.ts';

interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The address of the account; it has the focus when its screen opens. */
export const EmailField = ({ value, onChange }: EmailFieldProps) => (
  <Field label="E-mail">
    <Input
      type="email"
      autoComplete="username"
      ref={focusOnArrival}
      value={value}
      onChange={(_event, data) => onChange(data.value)}
    />
  </Field>
);
