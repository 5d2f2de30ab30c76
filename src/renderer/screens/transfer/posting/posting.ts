/** What the guard says about a transfer. */
import type { NoteWords } from '#renderer/ui/guard/notes.ts';

export const POSTING_WORDS: NoteWords = {
  noun: 'transfer',
  alert: 'Unable to create the transfer request',
  notRead:
    'Corridor could not check for a duplicate first, so nothing was sent. Confirm again to post without this check.',
  changed: {
    title: 'Possible duplicate',
    text: 'An order with the same amounts and currencies was just posted. Nothing was sent. Confirm again only if you want a second order.',
  },
};
