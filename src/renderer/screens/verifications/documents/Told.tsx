import { Private } from '#renderer/ui/values/Private.tsx';
import styles from '../verifications.module.css';

interface ToldProps {
  readonly name: string;
  /** The reasons of a decline; none of an approval. */
  readonly reasons: readonly string[];
}

/** What the network sends to the person with a decision: the reasons of a decline, word for word. */
export function Told({ name, reasons }: ToldProps) {
  return (
    <section className={styles['told']} aria-label="What the person will be told">
      <h3>
        What <Private>{name}</Private> will be told
      </h3>
      {reasons.length === 0 ? (
        <p>Nothing yet: no reason is chosen.</p>
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
