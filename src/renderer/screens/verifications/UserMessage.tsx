import type { PropsWithChildren } from 'react';
import type { VerifiedUser } from '#contract/people/verifications.ts';
import { personName } from '#domain/text/person-names.ts';
import { Private } from '#renderer/ui/values/Private.tsx';
import styles from './verifications.module.css';

interface UserMessageProps {
  readonly user: VerifiedUser | null;
}

/** What the network sends to the person with a decision. */
export const UserMessage = ({ user, children }: PropsWithChildren<UserMessageProps>) => (
  <section className={styles.message} aria-label="Message to the user">
    <h3>
      Message to <Private>{personName(user) ?? 'the user'}</Private>
    </h3>
    {children}
  </section>
);

interface DeclineMessageProps extends UserMessageProps {
  readonly reasons: readonly string[];
}

/** What the network sends with a decline of a document: the reasons, word for word. */
export const DeclineMessage = ({ user, reasons }: DeclineMessageProps) => (
  <UserMessage user={user}>
    {reasons.length === 0 ? (
      <p>Choose a reason to see the message.</p>
    ) : (
      <>
        <p>Your document was declined:</p>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </>
    )}
  </UserMessage>
);
