/** Password Reset Instructions (/reset-password-instructions; document 1 §2). */
import { MailCheckmark24Regular } from '@fluentui/react-icons';
import { Link } from 'react-router-dom';
import styles from './session.module.css';

export function InstructionsScreen() {
  return (
    <div className={styles['form']}>
      <MailCheckmark24Regular className={styles['icon'] ?? ''} aria-hidden />
      <h1 className={styles['title']}>Check Your Email!</h1>
      <p className={styles['text']}>
        If an account belongs to the address you gave, a message with a link to reset its password
        is on its way. It can take a few minutes.
      </p>
      <p className={styles['foot']}>
        Nothing arrived?{' '}
        <Link to="/reset-password" className={styles['link']}>
          Try Again
        </Link>
      </p>
    </div>
  );
}
