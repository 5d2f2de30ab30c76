import { useEffect } from 'react';
import { arrival } from './focusOnArrival.ts';
import { createFocusTrail } from './focusTrail.ts';

const DIALOG = '[role="dialog"], [role="alertdialog"]';
const SURFACE = `${DIALOG}, [role="menu"], [role="listbox"]`;

const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

/** Whether the focus was left behind by something that went away. */
const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** What has the focus as a whole, once a part of it that had the focus is gone: the pane, else the screen. */
const HOME = '[data-focus-home], main';

/** Watches the focus of the window; the returned function stops. */
function watchFocus(): () => void {
  const trail = createFocusTrail(isUsable);
  const open = new Set<HTMLElement>();
  let home: HTMLElement | null = null;
  const goHome = () => {
    const screen = document.querySelector<HTMLElement>('main');
    (home && isUsable(home) ? home : screen)?.focus({ preventScroll: true });
  };

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const surface = target.closest<HTMLElement>(SURFACE);
    if (!surface) home = target.closest<HTMLElement>(HOME);
    trail.focused(target, surface);
    if (surface?.matches(DIALOG)) open.add(surface);
  };
  /** Focuses the pane or the screen once the focused element is gone. Dialogs and menus return the focus themselves. */
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || relatedTarget || target.closest(SURFACE)) return;
    queueMicrotask(() => {
      if (isLost() && !isUsable(target)) goHome();
    });
  };
  /** Dialogs are in separate elements at the end of the page. */
  const observer = new MutationObserver(() => {
    for (const dialog of open) {
      if (dialog.isConnected) continue;
      open.delete(dialog);
      if (!isLost()) continue;
      const back = trail.returnsTo(dialog) ?? arrival();
      if (back) back.focus();
      else goHome();
    }
  });

  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  observer.observe(document.body, { childList: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
    observer.disconnect();
  };
}

/**
 * Returns the focus to the element that had it before a dialog opened, also when code opened the
 * dialog. An element that takes the focus when the dialog closes keeps it. Where a button goes away by
 * its own press, the pane or the screen has the focus.
 */
export function FocusReturn() {
  useEffect(watchFocus, []);
  return null;
}
