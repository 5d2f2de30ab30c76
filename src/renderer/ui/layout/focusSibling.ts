import type { KeyboardEvent } from 'react';

/** Moves the focus from the element of a key event to the one at `index` beside it. */
export function focusSibling(event: KeyboardEvent<HTMLElement>, index: number): void {
  event.preventDefault();
  (event.currentTarget.parentElement?.children[index] as HTMLElement | undefined)?.focus();
}
