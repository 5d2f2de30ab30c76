/**
 * The palette's dialog. It is the browser's own: it opens in one frame, keeps the focus, makes the
 * page behind it inert and gives the focus back to where it was.
 */
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { OPEN_PALETTE } from './openPalette.ts';
import { PaletteSearch } from './PaletteSearch.tsx';
import styles from './palette.module.css';

interface PaletteDialogProps {
  readonly ref: Ref<{ open(): void }>;
}

/** Shows the palette when it is asked to; every opening starts anew. */
export function PaletteDialog({ ref }: PaletteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useImperativeHandle(ref, () => ({
    open() {
      // What is in the dialog must be there before it opens, for it to take the focus.
      flushSync(() => setOpen(true));
      dialog.current?.showModal();
    },
  }));
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-label={OPEN_PALETTE}
      closedby="any"
      onClose={() => setOpen(false)}
    >
      {isOpen && <PaletteSearch onClose={close} />}
    </dialog>
  );
}
