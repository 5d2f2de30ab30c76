import type { ComponentProps } from 'react';
import { focusOnArrival } from '#renderer/ui/focus/focusOnArrival.ts';
import { TextField } from '#renderer/ui/pickers/TextField.tsx';

type EmailFieldProps = Pick<ComponentProps<typeof TextField>, 'value' | 'onChange'>;

/** The address of the account; it has the focus when its screen opens. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField label="E-mail" type="email" autoComplete="username" ref={focusOnArrival} {...props} />
);
