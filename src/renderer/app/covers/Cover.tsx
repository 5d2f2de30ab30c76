import { type PropsWithChildren, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './covers.module.css';

/** For Fluent's own dialogs, which take the focus back and hide all others from assistive technology. */
const ALWAYS_ACCESSIBLE = JSON.stringify({
  modalizer: { id: 'cover', isTrapped: true, isAlwaysAccessible: true },
});

/** Lies over the whole window, with every dialog in it. What is below stays, takes no keys and is not read aloud. */
export function Cover({ title, children }: PropsWithChildren<{ readonly title: string }>) {
  const cover = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [before] = useState(document.activeElement);
  // The browser lets a person close a dialog by Esc: it comes back.
  const show = () => cover.current?.showModal();
  useLayoutEffect(show, []);
  // Once the cover is gone. The browser's own return of the focus is undone by Fluent.
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus();
    },
    [before],
  );
  return (
    <dialog
      ref={cover}
      data-cover
      className={styles.cover}
      aria-labelledby={heading}
      onClose={show}
      data-tabster={ALWAYS_ACCESSIBLE}
    >
      <h1 id={heading}>{title}</h1>
      {children}
    </dialog>
  );
}
