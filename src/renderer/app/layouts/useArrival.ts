import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type DeskState, useDesk } from '#renderer/client/desk/desk.ts';
import { isOverThePage } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { useRouteTitle } from './routeTitle.ts';

/** The screen that each page shows: what is open to anyone has a layout of its own. */
const SHOWN = new WeakMap<DeskState, string>();

/** A hook: once another screen is shown, the focus is in it and its title is announced, however it was opened. */
export function useArrival(screen: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const title = useRouteTitle();
  const desk = useDesk();
  useEffect(() => {
    const last = SHOWN.get(desk);
    SHOWN.set(desk, pathname);
    if (last === undefined || last === pathname) return;
    const { activeElement } = document;
    // A list behind the screen that was opened from it keeps the focus for a moment.
    const isIn = screen.current?.contains(activeElement) && activeElement?.checkVisibility();
    if (!(isIn || isOverThePage())) screen.current?.focus({ preventScroll: true });
    document.ariaNotify(title);
  }, [desk, pathname, title, screen]);
}

declare global {
  interface Document {
    /** Has assistive technology say a text; Chromium has it, the types do not. */
    ariaNotify(text: string): void;
  }
}
