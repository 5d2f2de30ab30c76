/** The two decisions on a document, to the guard (2I). */
import type { DocVerification } from '#contract/verifications.ts';
import { isUndecided, mayApproveDocument } from '#domain/verifications/documents.ts';
import { type Intent, keyOf } from '#renderer/ui/guard/subject.ts';
import { markDecided } from '../appended.ts';
import { DOCUMENT } from '../subjects.ts';

export const APPROVE = {
  label: 'Approve',
  question: 'Are you sure you want to approve this document?',
  alert: 'Unable to approve document',
  done: 'Approved – Document successfully verified',
} as const;

export const DECLINE = {
  label: 'Decline',
  question: 'Choose at least one reason to decline this document.',
  alert: 'Unable to decline document',
  done: 'Declined – Document successfully declined',
} as const;

const onAnswer = (_answer: unknown, now: DocVerification) => markDecided(keyOf(DOCUMENT, now));

/** Approving a document. */
export const approval = (role: string): Intent<DocVerification> => ({
  action: 'document.approve',
  isPossible: (now) => mayApproveDocument(now, role),
  call: ({ id }) => ({ endpoint: 'docVerifications.approve', input: { id } }),
  onAnswer,
});

/** Declining a document for these reasons: the item goes along with them. */
export const refusal = (reasons: readonly string[]): Intent<DocVerification> => ({
  action: 'document.decline',
  isPossible: isUndecided,
  call: (now) => ({
    endpoint: 'docVerifications.decline',
    input: { ...now, comments: [...reasons] },
  }),
  onAnswer,
});
