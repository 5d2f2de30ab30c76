/**
 * The palette's dialog. It is a native <dialog>, which returns the focus, but not a modal one: that
 * would compute the styles of the whole page again, which takes a frame with a list behind it. Its
 * backdrop takes the clicks, and its field, the only tab stop, keeps the focus.
 */
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsPractice } from '#renderer/client/desk/practiceSwitch.ts';
import { PracticeMark } from '#renderer/ui/feedback/PracticeMark.tsx';
import { GENERAL_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { PaletteSearch } from './PaletteSearch.tsx';
import styles from './palette.module.css';

interface PaletteDialogProps {
  readonly ref: Ref<{ open(): void }>;
}

/** Shows the palette when it is opened; each time it starts empty. */
export function PaletteDialog({ ref }: PaletteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isPractice = useIsPractice();
  const mark = useId();
  useImperativeHandle(ref, () => ({
    open() {
      // What is in the dialog must be there before it opens, for it to take the focus.
      flushSync(() => setOpen(true));
      dialog.current?.show();
    },
  }));
  const close = () => dialog.current?.close();
  return (
    <>
      {isOpen && <div className={styles['backdrop']} />}
      <dialog
        ref={dialog}
        className={styles['dialog']}
        aria-label={GENERAL_KEYS.palette.label}
        aria-modal
        {...(isPractice && { 'aria-describedby': mark })}
        closedby="any"
        onClose={() => setOpen(false)}
      >
        {isOpen && <PaletteSearch onClose={close} />}
        <div className={styles['mark']}>
          <PracticeMark id={mark} />
        </div>
      </dialog>
    </>
  );
}
