import { useEffect } from 'react';
import { problemOf } from '#renderer/desk/bridge.ts';
import { useFeedback } from './feedback.tsx';

/** Tells of a query's failure once, in a dialog of that title; nothing while there is none. */
export function useReported(error: Error | null, title: string): void {
  const feedback = useFeedback();
  useEffect(() => {
    if (error) feedback.report(problemOf(error), title);
  }, [error, title, feedback]);
}
