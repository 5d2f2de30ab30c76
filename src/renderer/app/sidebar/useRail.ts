/** How much of the navigation is shown: all of it, its icons, or in a small window nothing until it is opened. */
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { createStore, useStore } from '#renderer/client/desk/store.ts';
import { useMedia } from '#renderer/ui/layout/useMedia.ts';
import { useCollapsed } from './commands.ts';

/** The id of the navigation, for the button that opens it. */
export const NAVIGATION_ID = 'navigation';

/** Whether it is open over the screen of a narrow window. */
const isOpenOver = createStore(false);

/** A hook: whether the window is too small for a rail, so that the navigation is a menu of the top bar. */
export const useIsMenu = (): boolean => useMedia('(width < 720px)');

/**
 * A hook: whether only icons are shown. In a narrow window it is so until the navigation is opened, over
 * the screen, and again after a choice, Escape or a click elsewhere.
 */
export function useRail() {
  const isNarrow = useMedia('(width < 1100px)');
  const [kept, keep] = useCollapsed();
  const isOpen = useStore(isOpenOver);
  if (!isNarrow) return { collapsed: kept, setCollapsed: keep };
  const close = () => isOpenOver.set(false);
  const opensIt = (element: EventTarget | null) =>
    element instanceof Element && element.getAttribute('aria-controls') === NAVIGATION_ID;
  const closing = {
    'data-over': isOpen,
    onClick: ({ target }: MouseEvent) => (target as Element).closest('a') && close(),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      document.querySelector<HTMLElement>(`[aria-controls="${NAVIGATION_ID}"]`)?.focus();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      currentTarget.contains(relatedTarget) || opensIt(relatedTarget) || close(),
  };
  return {
    collapsed: !isOpen,
    setCollapsed: (on: boolean) => isOpenOver.set(!on),
    ...(isOpen && { closing }),
  };
}
