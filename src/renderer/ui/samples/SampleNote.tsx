import { BeakerRegular } from '@fluentui/react-icons';
import styles from './samples.module.css';

/** Says, discreetly, that what a screen shows is a sample. */
export function SampleNote({ text }: { readonly text: string }) {
  return (
    <span className={styles.note}>
      <BeakerRegular aria-hidden />
      {text}
    </span>
  );
}
