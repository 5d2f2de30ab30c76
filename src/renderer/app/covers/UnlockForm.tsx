import { Button } from '@fluentui/react-components';
import { type FormEvent, useRef, useState } from 'react';
import type { Problem } from '#contract/wire/problem.ts';
import { PRACTICE_PASSWORD } from '#domain/access/practice-accounts.ts';
import { useDesk, useIsPractice } from '#renderer/client/desk/desk.ts';
import { unlock } from '#renderer/client/desk/lock.ts';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { useBusy } from '#renderer/ui/feedback/useBusy.ts';
import { useFirstFocus } from '#renderer/ui/focus/useFirstFocus.ts';
import { TextField } from '#renderer/ui/pickers/TextField.tsx';
import utility from '#renderer/ui/utility.module.css';
import styles from './covers.module.css';

/** The sign-in of a locked window. */
export function UnlockForm() {
  const { lock } = useDesk();
  const isPractice = useIsPractice();
  const [username, setUsername] = useState(lock.get().username);
  const [isKnown] = useState(username !== '');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const { busy, run } = useBusy({ staysBusy: true });
  const field = useRef<HTMLInputElement>(null);
  const focusEmail = useFirstFocus(!isKnown);
  const focusPassword = useFirstFocus(isKnown);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    void run(
      () => unlock({ username, password }),
      (why) => {
        setProblem(why);
        setPassword('');
        field.current?.focus();
      },
    );
  };

  return (
    <form className={`${styles.form} ${utility.spaced}`} onSubmit={submit} noValidate>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        ref={focusEmail}
        value={username}
        onChange={setUsername}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        ref={(input) => {
          field.current = input;
          focusPassword(input);
        }}
        value={password}
        onChange={setPassword}
      />
      {problem && <InlineMessage intent="error">{problem.message}</InlineMessage>}
      <Button type="submit" appearance="primary" size="large" disabledFocusable={busy}>
        {busy ? 'Unlocking…' : 'Unlock'}
      </Button>
      <p>
        {isPractice
          ? `In practice, the password is always ${PRACTICE_PASSWORD}.`
          : 'If someone else signs in here, you are signed out and lose what you typed.'}
      </p>
    </form>
  );
}
