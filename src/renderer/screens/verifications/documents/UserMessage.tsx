import { Private } from '#renderer/ui/values/Private.tsx';
import styles from '../verifications.module.css';

interface UserMessageProps {
  readonly name: string;
  /** The reasons of a decline; none of an approval. */
  readonly reasons: readonly string[];
}

/** What the network sends to the person with a decision: the reasons of a decline, word for word. */
export function UserMessage({ name, reasons }: UserMessageProps) {
  return (
    <section className={styles['message']} aria-label="Message to the user">
      <h3>
        Message to <Private>{name}</Private>
      </h3>
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
    </section>
  );
}
