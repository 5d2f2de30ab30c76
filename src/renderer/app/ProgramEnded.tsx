import { useEffect, useRef } from 'react';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import styles from './layouts/layouts.module.css';

const TITLE = 'program-ended';

/**
 * Covers the window, with every form and dialog in it, while the program behind it has ended: another one that
 * answers in its place must get nothing that is typed. What is below stays, for a program that is back after all.
 */
export function ProgramEnded() {
  return useStore(useDesk().hasProgramEnded) ? <Cover /> : null;
}

function Cover() {
  const cover = useRef<HTMLDialogElement>(null);
  // The browser lets a person close a dialog by Esc: it comes back.
  const show = () => cover.current?.showModal();
  useEffect(show, []);
  return (
    <dialog ref={cover} className={styles.ended} aria-labelledby={TITLE} onClose={show}>
      <h1 id={TITLE}>Corridor has ended</h1>
      <p>Close this window and start Corridor again. Do not enter a password here.</p>
      <p>If you had just confirmed an action, check its result before you repeat it.</p>
    </dialog>
  );
}
