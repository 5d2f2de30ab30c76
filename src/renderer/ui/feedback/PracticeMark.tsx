import { useIsPractice } from '#renderer/client/desk/desk.ts';
import { SCREEN_ONLY } from '#renderer/ui/paper/printing.ts';
import styles from './practice-mark.module.css';

/** Says beside a title that it is of practice; nothing outside practice. `id` is for who is described by it. */
export const PracticeMark = ({ id }: { readonly id?: string | undefined }) =>
  useIsPractice() ? (
    <span id={id} className={styles.mark} title="Nothing here is real" {...SCREEN_ONLY}>
      Practice
    </span>
  ) : null;
