/** What is drawn a frame later than the rest. */
import { startTransition, useLayoutEffect, useState } from 'react';
import { nextFrame } from './firstFrame.ts';

/**
 * A hook: `value`, one frame late: first comes a frame with the value before it, at first `initial`. React's own
 * deferred value does not wait until that frame is painted.
 */
export function useAfterFrame(value: boolean, initial = value): boolean {
  const [drawn, setDrawn] = useState(initial);
  useLayoutEffect(() => {
    if (drawn === value) return;
    let isLate = false;
    void nextFrame().then(() => {
      if (!isLate) startTransition(() => setDrawn(value));
    });
    return () => {
      isLate = true;
    };
  }, [drawn, value]);
  return drawn;
}
