import { useCallback, useEffect, useRef } from 'react';

/**
 * A ref for what gets the first focus in a dialog of the same component. Fluent would focus the first focusable
 * element, which may be a link in the content.
 * @param wanted false if something else should have it
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
