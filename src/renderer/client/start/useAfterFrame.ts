/** Drawing what may come a frame later. */
import { startTransition, useLayoutEffect, useState } from 'react';
import { nextFrame } from './firstFrame.ts';

/**
 * A hook: `value`, once a frame was drawn with the one before it, at first with `initial`. A deferred value of
 * React's would be drawn before that frame is painted.
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
