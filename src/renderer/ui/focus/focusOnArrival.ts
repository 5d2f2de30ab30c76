let latest: HTMLElement | null = null;

/** Whether nothing has the focus, but at most the screen as a whole. */
export const isUnfocused = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement.matches('body, main');
};

/**
 * A ref that focuses its element when a screen appears, unless something has the focus: an open
 * dialog keeps it, and passes it on when it closes.
 */
export function focusOnArrival(element: HTMLElement | null): void {
  latest = element;
  if (isUnfocused()) element?.focus();
}

/** The element to focus when nothing has the focus; null for none. */
export const arrival = (): HTMLElement | null => latest;
