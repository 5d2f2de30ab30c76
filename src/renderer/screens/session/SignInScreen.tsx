/** Sign in (/login; 1S). Input is not checked here: the server decides. */
import { Button, Checkbox } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { signIn, useTypedEmail } from '#renderer/client/desk/session.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { useBusy } from '#renderer/ui/feedback/useBusy.ts';
import { TextField } from '#renderer/ui/pickers/TextField.tsx';
import utility from '#renderer/ui/utility.module.css';
import { EmailField } from './EmailField.tsx';
import { PracticeOffer } from './PracticeOffer.tsx';
import { PracticeSignIns } from './PracticeSignIns.tsx';
import { SuspendedSession } from './SuspendedSession.tsx';
import styles from './session.module.css';

export function SignInScreen() {
  const feedback = useFeedback();
  const [username, setUsername] = useTypedEmail();
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const { busy, run } = useBusy({ staysBusy: true });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => signIn({ username, password, remember }), feedback.report);
  };

  return (
    <form className={`${styles.form} ${utility.spaced}`} onSubmit={submit} noValidate>
      <h1>Sign in</h1>
      <SuspendedSession />
      <EmailField value={username} onChange={setUsername} />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <div className={`${styles.row} ${utility.ends}`}>
        <Checkbox
          label="Remember me"
          checked={remember}
          onChange={(_event, { checked }) => setRemember(checked === true)}
        />
        <Link to="/reset-password">Forgot Password</Link>
      </div>
      <Button type="submit" appearance="primary" size="large" disabledFocusable={busy}>
        {busy ? 'Signing in…' : 'Sign in'}
      </Button>
      <p className={utility.second}>
        No account yet? <Link to="/sign">Sign Up</Link>
      </p>
      <PracticeOffer />
      <PracticeSignIns
        onChoose={(account) => {
          setUsername(account.username);
          setPassword(account.password);
        }}
      />
    </form>
  );
}
