let latest: HTMLElement | null = null;

/**
 * A ref that focuses its element when a screen appears, unless something has the focus: an open
 * dialog keeps it, and passes it on when it closes.
 */
export function focusOnArrival(element: HTMLElement | null): void {
  latest = element;
  const focused = document.activeElement;
  if (focused === null || focused === document.body) element?.focus();
}

/** The element to focus when nothing has the focus; null for none. */
export const arrival = (): HTMLElement | null => latest;
