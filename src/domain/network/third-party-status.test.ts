import { expect, it } from 'vitest';
import { thirdPartyStatusLabel } from './third-party-status.ts';

it.each([
  ['initiated', 'initiated', 'amber'],
  ['processing', 'processing', 'amber'],
  ['completed', 'completed', 'success'],
  ['failed', 'failed', 'danger'],
  ['expired', 'expired', 'danger'],
  ['dispute', 'dispute', 'danger'],
  ['attention_needed', 'attention needed', 'danger'],
  ['held_by_a_bank', 'held by a bank', 'danger'],
])('%s reads "%s", %s', { tags: ['2T21', '2T22'] }, (status, text, tone) => {
  expect(thirdPartyStatusLabel(status)).toEqual({ text, tone });
});
