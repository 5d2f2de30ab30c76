import { Button } from '@fluentui/react-components';
import { useId } from 'react';
import { PRACTICE_PASSWORD, PRACTICE_SIGN_INS } from '#domain/access/practice-accounts.ts';
import { isStaffRole } from '#domain/access/roles.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './session.module.css';

interface PracticeSignInsProps {
  /** Called with the chosen practice account. */
  readonly onChoose: (account: { readonly username: string; readonly password: string }) => void;
}

/** Who can sign in to the sandbox; shown in practice only, where nothing is secret. */
export function PracticeSignIns({ onChoose }: PracticeSignInsProps) {
  const { app } = useDesk();
  const heading = useId();
  if (!app.practice) return null;
  return (
    <section className={`${styles.practice} ${utility.stack}`} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        Practice accounts
      </h2>
      <ul className={styles.people}>
        {PRACTICE_SIGN_INS.map(({ email, role }) => (
          <li key={email}>
            <Button
              appearance="subtle"
              size="small"
              onClick={() => onChoose({ username: email, password: PRACTICE_PASSWORD })}
            >
              {email}
            </Button>
            <span className={utility.note}>
              {isStaffRole(role) ? role : `${role} (cannot sign in)`}
            </span>
          </li>
        ))}
      </ul>
      <p className={utility.note}>
        Choose an account to fill in the form. The password is always{' '}
        <code>{PRACTICE_PASSWORD}</code>. The first start may take a moment.
      </p>
    </section>
  );
}
