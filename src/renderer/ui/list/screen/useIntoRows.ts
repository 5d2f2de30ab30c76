import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { focusRow } from '#renderer/ui/inspector/keys.ts';

/** What the focus leaves for the rows: the search, or a row of the page before. */
interface Left {
  readonly element: Element;
  /** The first row of the page that is left. */
  readonly first?: string | undefined;
}

/** Whether the person is elsewhere by now, and not just without what the focus was on. */
const isElsewhere = ({ activeElement }: Document, { element }: Left): boolean =>
  activeElement !== element && (element.isConnected || activeElement !== document.body);

/**
 * A hook: a function that takes the focus from the search or a page that is left into the rows, at once or when they
 * are there. It stays where it is if the person types on, for which the function is called with null, or
 * goes elsewhere meanwhile.
 * @param frame what contains the rows
 * @param first the id of the first row of what was searched; undefined until it is there, and without one
 * @param onEnter called with the row that has the focus
 */
export function useIntoRows(
  frame: RefObject<Element | null>,
  first: string | undefined,
  onEnter: (id: string) => void,
) {
  const [left, setLeft] = useState<Left | null>(null);
  const entered = useEffectEvent(onEnter);
  useEffect(() => {
    const rows = frame.current;
    if (left === null || first === undefined || first === left.first || rows === null) return;
    const enter = () => {
      const isOver = isElsewhere(document, left);
      if (!(isOver || focusRow(rows, first))) return;
      setLeft(null);
      if (!isOver) entered(first);
    };
    // The table draws its rows some time after it was given them.
    const drawn = new MutationObserver(enter);
    drawn.observe(rows, { childList: true, subtree: true, attributes: true });
    enter();
    return () => drawn.disconnect();
  }, [frame, first, left]);
  return {
    fromSearch: (element: Element | null) => setLeft(element && { element }),
    /** To be called before a page is turned. */
    fromRows: () => {
      const element = document.activeElement;
      if (element && frame.current?.contains(element)) setLeft({ element, first });
    },
  };
}
