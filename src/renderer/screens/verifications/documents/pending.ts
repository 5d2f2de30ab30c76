/** The identities and addresses that wait for a decision. */
import type { DocVerification, DocVerificationType } from '#contract/people/verifications.ts';
import type { Paging } from '#domain/lists/paging.ts';
import { isUndecided } from '#domain/verifications/documents.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import type { PendingItems } from '#renderer/ui/review/queue.ts';
import { useWaiting } from '../review/useWaiting.ts';

function pending(type: DocVerificationType): PendingItems<DocVerification> {
  const query = { type, filters: { status: 'unapproved' } } as const;
  const source = {
    area: 'docVerifications',
    name: type,
    read: (paging: Paging, signal: AbortSignal) =>
      callEndpoint('docVerifications.list', { ...query, ...paging }, signal),
    waits: isUndecided,
  } as const;
  return {
    waits: isUndecided,
    since: () => null,
    useWaiting: () => useWaiting<DocVerification>(source),
  };
}

/** What waits, by type. */
export const PENDING_DOCUMENTS: Readonly<
  Record<DocVerificationType, PendingItems<DocVerification>>
> = {
  identity: pending('identity'),
  address: pending('address'),
};
