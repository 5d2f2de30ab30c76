/** Create Account (/sign; 3W): the first step of the registration. */
import { Checkbox } from '@fluentui/react-components';
import { useState } from 'react';
import { TextField } from '#renderer/ui/pickers/TextField.tsx';
import { RegistrationStep } from './RegistrationStep.tsx';
import { useFields } from './useFields.ts';

const NEW_PASSWORD = { type: 'password', autoComplete: 'new-password' } as const;

export function SignUpScreen() {
  const { field } = useFields('sign');
  // Passwords are kept nowhere.
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const agreed = field('agreed');
  return (
    <RegistrationStep step={1} title="Create Account" next="Create Account">
      <TextField label="E-mail" type="email" {...field('email')} />
      <TextField label="Password" {...NEW_PASSWORD} value={password} onChange={setPassword} />
      <TextField
        label="Repeat password"
        {...NEW_PASSWORD}
        value={repeated}
        onChange={setRepeated}
      />
      <Checkbox
        label="I agree to the terms"
        checked={agreed.value !== ''}
        onChange={(_event, { checked }) => agreed.onChange(checked === true ? 'yes' : '')}
      />
    </RegistrationStep>
  );
}
