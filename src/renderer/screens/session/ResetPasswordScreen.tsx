/** Reset password (/reset-password; 1S27). */
import { Button } from '@fluentui/react-components';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ask } from '#renderer/client/calls/bridge.ts';
import { useTypedEmail } from '#renderer/client/desk/session.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { useBusy } from '#renderer/ui/feedback/useBusy.ts';
import utility from '#renderer/ui/utility.module.css';
import { EmailField } from './EmailField.tsx';
import styles from './session.module.css';

export function ResetPasswordScreen() {
  const feedback = useFeedback();
  const navigate = useNavigate();
  const [email, setEmail] = useTypedEmail();
  const { busy, run } = useBusy();

  const reset = async () => {
    await ask('session.resetPassword', { email });
    feedback.alert({
      title: 'Request sent',
      text: 'Click OK to continue',
      onClose: () => navigate('/reset-password-instructions'),
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(reset, (problem) => feedback.report(problem, 'Error resetting password'));
  };

  return (
    <form className={`${styles.form} ${utility.spaced}`} onSubmit={submit} noValidate>
      <h1>Reset password</h1>
      <EmailField value={email} onChange={setEmail} />
      <Button type="submit" appearance="primary" size="large" disabledFocusable={busy}>
        Reset your password
      </Button>
      <p className={utility.second}>
        <Link to="/login">Back to sign in</Link>
      </p>
    </form>
  );
}
