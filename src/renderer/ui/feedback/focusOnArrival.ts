let latest: HTMLElement | null = null;

/**
 * A ref that focuses its element when a screen appears, unless something has the focus: a
 * dialog that is open keeps it, and hands it on when it closes.
 */
export function focusOnArrival(element: HTMLElement | null): void {
  latest = element;
  const focused = document.activeElement;
  if (focused === null || focused === document.body) element?.focus();
}

/** The element of the screen that is to have the focus when nothing else has; null for none. */
export const arrival = (): HTMLElement | null => latest;
