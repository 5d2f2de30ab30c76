import { useEffect } from 'react';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { useFeedback } from './feedback.tsx';

/** Shows a query's failure once, in a dialog with that title. */
export function useReported(error: Error | null, title: string): void {
  const feedback = useFeedback();
  useEffect(() => {
    if (error) feedback.report(problemOf(error), title);
  }, [error, title, feedback]);
}

/**
 * The same for what the network's API gives by itself, where the specification wants a dialog: one that
 * failed for the lack of a connection has none, because the banner says that already.
 */
export const useLoadReported = (error: Error | null, title: string): void =>
  useReported(error && problemOf(error).kind === 'offline' ? null : error, title);
