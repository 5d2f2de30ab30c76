import { type KeyboardEvent, useState } from 'react';

const TARGETS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Marks the element whose buttons are one stop. */
export const ROVING = { 'data-roving': '' } as const;

/**
 * Makes the buttons within an element that is marked with {@link ROVING} one tab stop: arrows, Home
 * and End move between them. The returned function gives the properties of the button at an index.
 */
export function useRoving(count: number, first = 0) {
  const [stop, setStop] = useState(first);
  const last = count - 1;
  return (index: number) => ({
    tabIndex: index === Math.min(stop, last) ? 0 : -1,
    onFocus: () => setStop(index),
    onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
      const target = TARGETS[event.key]?.(index, last);
      if (target === undefined) return;
      event.preventDefault();
      const around = event.currentTarget.closest('[data-roving]');
      around?.querySelectorAll('button')[target]?.focus();
    },
  });
}
