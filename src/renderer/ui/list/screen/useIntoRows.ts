import { type RefObject, useEffect, useState } from 'react';
import { focusRow } from '#renderer/ui/inspector/keys.ts';

/**
 * A hook: a function that takes the focus from the search into the rows, at once or when they are there.
 * It stays where it is if the person types on, for which the function is called with null, or goes
 * elsewhere meanwhile.
 * @param frame what contains the rows
 * @param first the id of the first row of what was searched; undefined until it is there, and without one
 */
export function useIntoRows(frame: RefObject<Element | null>, first: string | undefined) {
  const [search, setSearch] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const rows = frame.current;
    if (search === null || first === undefined || rows === null) return;
    const enter = () => {
      if (document.activeElement !== search || focusRow(rows, first)) setSearch(null);
    };
    // The table draws its rows some time after it was given them.
    const drawn = new MutationObserver(enter);
    drawn.observe(rows, { childList: true, subtree: true, attributes: true });
    enter();
    return () => drawn.disconnect();
  }, [frame, first, search]);
  return setSearch;
}
