/** Copying, with what the person is told of it (document 2 §8). */
import { useCallback } from 'react';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';

/** A function that copies a text and says whether that worked. */
export function useCopy(): (text: string, title?: string) => Promise<void> {
  const feedback = useFeedback();
  return useCallback(
    async (text, title = 'Copied to clipboard!') => {
      try {
        await navigator.clipboard.writeText(text);
        feedback.success(title);
      } catch {
        feedback.alert({ title: 'Unsuccessful', text: 'The text could not be copied.' });
      }
    },
    [feedback],
  );
}
