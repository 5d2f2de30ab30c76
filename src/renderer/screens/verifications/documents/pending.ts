/** The identities and addresses that wait for a decision. */
import type {
  DocFilters,
  DocVerification,
  DocVerificationType,
} from '#contract/people/verifications.ts';
import { isUndecided } from '#domain/verifications/documents.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import { pendingIn, type RequestSource } from '#renderer/ui/review/pending/waiting.ts';

/** The requests of a type that `filters` leave, and which of them wait. */
export const documentSource = (
  type: DocVerificationType,
  filters?: DocFilters,
): RequestSource<DocVerification> => ({
  area: 'docVerifications',
  name: type,
  read: (asked, signal) =>
    callEndpoint('docVerifications.list', { type, filters, ...asked }, signal),
  waits: isUndecided,
});

const pending = (type: DocVerificationType) =>
  pendingIn(`doc-verifications-${type}`, documentSource(type, { status: 'unapproved' }));

/** What waits, by type. */
export const PENDING_DOCUMENTS = {
  identity: pending('identity'),
  address: pending('address'),
};
