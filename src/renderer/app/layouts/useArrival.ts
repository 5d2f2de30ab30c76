import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isOverThePage } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { useRouteTitle } from './routeTitle.ts';

/** A hook: once another screen is shown, the focus is in it and its title is announced, however it was opened. */
export function useArrival(screen: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const title = useRouteTitle();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const { activeElement } = document;
    // A list behind the screen that was opened from it keeps the focus for a moment.
    const isIn = screen.current?.contains(activeElement) && activeElement?.checkVisibility();
    if (!(isIn || isOverThePage())) screen.current?.focus({ preventScroll: true });
    document.ariaNotify(title);
  }, [pathname, title, screen]);
}

declare global {
  interface Document {
    /** Has assistive technology say a text; Chromium has it, the types do not. */
    ariaNotify(text: string): void;
  }
}
