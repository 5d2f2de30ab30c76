/** Create Account (/sign; 3W): the first step of the registration. */
import { Checkbox, Field, Input } from '@fluentui/react-components';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './registration.module.css';
import { Step } from './Step.tsx';
import { TextField } from './TextField.tsx';
import { useFields } from './useFields.ts';

interface NewPasswordProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const NewPassword = ({ label, value, onChange }: NewPasswordProps) => (
  <Field label={label}>
    <Input
      type="password"
      autoComplete="new-password"
      value={value}
      onChange={(_event, data) => onChange(data.value)}
    />
  </Field>
);

export function SignUpScreen() {
  const { field } = useFields('sign');
  // Passwords are kept nowhere.
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const agreed = field('agreed');
  return (
    <Step step={1} title="Create Account" next="Create Account" to="/about-bank">
      <TextField label="E-mail" type="email" field={field('email')} />
      <NewPassword label="Password" value={password} onChange={setPassword} />
      <NewPassword label="Repeat password" value={repeated} onChange={setRepeated} />
      <Checkbox
        label="I agree to the terms"
        checked={agreed.value !== ''}
        onChange={(_event, { checked }) => agreed.set(checked === true ? 'yes' : '')}
      />
      <p className={styles['place']}>
        Have an account? <Link to="/login">Back to sign in</Link>
      </p>
    </Step>
  );
}
