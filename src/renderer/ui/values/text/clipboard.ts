/** Copying, with a message about the result (3F). */
import { useCallback } from 'react';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';

/**
 * Copies through a selection, for browsers whose clipboard refuses a page that has just waited
 * (Safari; 3F06, 3F07). @throws when that is refused as well
 */
function copySelected(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  const focused = document.activeElement;
  // Inside an open dialog: focus cannot leave it.
  (focused?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new Error('the browser refused to copy');
}

const blobOf = (text: string, type: string) => ({ [type]: new Blob([text], { type }) });

async function copyText(text: string, html: string | undefined): Promise<void> {
  try {
    await (html === undefined
      ? navigator.clipboard.writeText(text)
      : navigator.clipboard.write([
          new ClipboardItem({ ...blobOf(text, 'text/plain'), ...blobOf(html, 'text/html') }),
        ]));
  } catch {
    copySelected(text);
  }
}

/** A function that copies a text, and the same as HTML where there is one, and says whether that worked. */
export function useCopy(): (text: string, title?: string, html?: string) => Promise<void> {
  const feedback = useFeedback();
  return useCallback(
    async (text, title = 'Copied to clipboard!', html) => {
      try {
        await copyText(text, html);
        feedback.success(title);
      } catch {
        feedback.alert({ title: 'Unsuccessful', text: 'The text could not be copied.' });
      }
    },
    [feedback],
  );
}
