/**
 * A ref that puts the focus on its element when a screen appears, but takes it from nobody: a
 * dialog that is open keeps it.
 */
export function focusOnArrival(element: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) element?.focus();
}
