import utility from '#renderer/ui/utility.module.css';
import { onMac, shownKeys } from './keys.ts';
import styles from './shortcuts.module.css';

/** Keys as labelled on the keyboard. */
export function Keys({ keys }: { readonly keys: string }) {
  return (
    <span className={styles.keys}>
      {shownKeys(keys, onMac()).map((step, at) => (
        <span key={step.join('+')} className={styles.step}>
          {at > 0 && <span className={utility.note}>then</span>}
          {step.map((part) => (
            <kbd key={part}>{part}</kbd>
          ))}
        </span>
      ))}
    </span>
  );
}

/** A key on a button whose text is the specification's: it is drawn, and no part of the text. */
export const DrawnKey = ({ keys }: { readonly keys: string }) => (
  <span aria-hidden className={`${styles.keys} ${styles.onButton}`}>
    <kbd data-key={keys} />
  </span>
);
