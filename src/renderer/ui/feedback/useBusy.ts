import { useRef, useState } from 'react';
import type { Problem } from '#contract/wire/problem.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';

/**
 * A hook for a button that does one thing at a time.
 * @param staysBusy whether it is busy after success too, because the button then disappears
 */
export function useBusy({ staysBusy = false } = {}) {
  const [busy, setBusy] = useState(false);
  // State is too late for a second press in the same instant.
  const running = useRef(false);
  const set = (isRunning: boolean) => {
    running.current = isRunning;
    setBusy(isRunning);
  };
  /** Does `work`, unless it is already running. Errors go to `onProblem`; the promise never rejects. */
  const run = async (work: () => Promise<unknown>, onProblem: (problem: Problem) => void) => {
    if (running.current) return;
    set(true);
    try {
      await work();
      if (!staysBusy) set(false);
    } catch (thrown) {
      set(false);
      onProblem(problemOf(thrown));
    }
  };
  return { busy, run };
}
