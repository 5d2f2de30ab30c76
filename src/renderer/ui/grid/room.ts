/** Whether a grid has more room than its columns take. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels of the scrollbar that a grid of many rows has. */
const SCROLLBAR = 16;

/** Whether columns of `needed` pixels leave room in the frame, which they then share. */
export function useHasRoom(frame: RefObject<HTMLElement | null>, needed: number): boolean {
  const [hasRoom, setHasRoom] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setHasRoom(element.clientWidth >= needed + SCROLLBAR);
    // A frame is no wider than its window: measuring it would lay out the whole page for nothing.
    if (needed < window.innerWidth) measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame, needed]);
  return hasRoom;
}
