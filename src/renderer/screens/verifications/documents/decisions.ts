/** The two decisions on a document, to the guard (document 2 §5, §7, §8). */
import type { DocVerification } from '#contract/verifications.ts';
import { isUndecided, mayApproveDocument } from '#domain/verifications/documents.ts';
import { callEndpoint } from '#renderer/desk/endpoints.ts';
import type { Intent } from '#renderer/ui/guard/guard.ts';
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
  question: 'Choose why this document is declined. At least one reason is needed.',
  alert: 'Unable to decline document',
  done: 'Declined – Document successfully declined',
} as const;

/** Approving what the person saw. */
export const approval = (seen: DocVerification, role: string): Intent<DocVerification> => ({
  seen,
  isPossible: (now) => mayApproveDocument(now, role),
  send: async (now) => {
    await callEndpoint('docVerifications.approve', { id: now.id });
    markDecided(DOCUMENT.key(now));
  },
});

/** Declining what the person saw, for these reasons: the item goes along with them. */
export const refusal = (
  seen: DocVerification,
  reasons: readonly string[],
): Intent<DocVerification> => ({
  seen,
  isPossible: isUndecided,
  send: async (now) => {
    await callEndpoint('docVerifications.decline', { ...now, comments: [...reasons] });
    markDecided(DOCUMENT.key(now));
  },
});
