import { expect, it } from 'vitest';
import { noteText } from '#renderer/ui/guard/notes.ts';
import { POSTING_WORDS } from './posting.ts';

it('equal orders that cannot be read on Confirm leave it to the person to go on without', () => {
  const problem = { kind: 'server', status: 500, message: 'The list is closed.' } as const;
  expect(noteText({ kind: 'not-read', problem }, POSTING_WORDS).text).toBe(
    'The list is closed. Corridor could not check for a duplicate first, so nothing was sent. Confirm again to post without this check.',
  );
});
