import { BeakerRegular } from '@fluentui/react-icons';
import utility from '#renderer/ui/utility.module.css';
import styles from './samples.module.css';

/** Says, discreetly, that what a screen shows is a sample. */
export function SampleNote({ text }: { readonly text: string }) {
  return (
    <span className={`${styles.note} ${utility.note}`}>
      <BeakerRegular aria-hidden />
      {text}
    </span>
  );
}
