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
