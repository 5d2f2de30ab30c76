/**
 * The palette's dialog. It is a native <dialog>, which returns the focus, but not a modal one: that
 * would compute the styles of the whole page again, which takes a frame with a list behind it. Its
 * backdrop takes the clicks, and its field, the only tab stop, keeps the focus.
 */
import { useId, useLayoutEffect, useRef } from 'react';
import { useIsPractice } from '#renderer/client/desk/desk.ts';
import { PracticeMark } from '#renderer/ui/feedback/PracticeMark.tsx';
import { GENERAL_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { PaletteSearch } from './PaletteSearch.tsx';
import styles from './palette.module.css';

/** The palette, open while it is drawn. */
export function PaletteDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPractice = useIsPractice();
  const mark = useId();
  // What is in it is there by then, and takes the focus.
  useLayoutEffect(() => dialog.current?.show(), []);
  return (
    <>
      <div className={styles.backdrop} />
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={GENERAL_KEYS.palette.label}
        aria-modal
        {...(isPractice && { 'aria-describedby': mark })}
        closedby="any"
        onClose={onClose}
      >
        <PaletteSearch onClose={() => dialog.current?.close()} />
        <div className={styles.mark}>
          <PracticeMark id={mark} />
        </div>
      </dialog>
    </>
  );
}
