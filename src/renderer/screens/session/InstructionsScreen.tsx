/** Password Reset Instructions (/reset-password-instructions; 1S30, 1S32). */
import { MailCheckmark24Regular } from '@fluentui/react-icons';
import { Link } from 'react-router-dom';
import utility from '#renderer/ui/utility.module.css';
import styles from './session.module.css';

export function InstructionsScreen() {
  return (
    <div className={`${styles.form} ${utility.spaced}`}>
      <MailCheckmark24Regular className={styles.icon} aria-hidden />
      <h1>Check Your Email!</h1>
      <p className={utility.second}>
        If there is an account with this address, we have sent it a link to reset the password. The
        e-mail can take a few minutes.
      </p>
      <p className={utility.second}>
        No e-mail? <Link to="/reset-password">Try Again</Link>
      </p>
    </div>
  );
}
