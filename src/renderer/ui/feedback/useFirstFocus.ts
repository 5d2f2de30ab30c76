import { useCallback, useEffect, useRef } from 'react';

/**
 * A ref for the button of a dialog of the same component that has the focus first. Fluent gives it to
 * the first thing that can take it, which may be a link in what the dialog is about.
 * @param wanted false if something above the button should have it
 */
export function useFirstFocus(wanted = true): (button: HTMLElement | null) => void {
  const first = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wanted) first.current?.focus();
  }, [wanted]);
  return useCallback((button) => {
    first.current = button;
  }, []);
}
