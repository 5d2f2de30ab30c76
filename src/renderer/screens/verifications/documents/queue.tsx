/** The review queues of identities and addresses. */
import type { DocVerification, DocVerificationType } from '#contract/people/verifications.ts';
import { DOCUMENT, DOCUMENT_ACTS } from '#domain/acts/areas/documents.ts';
import { findRow } from '#domain/lists/paging.ts';
import { documentDecision, documentPictures } from '#domain/verifications/documents.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import { prefetchImages } from '#renderer/client/calls/images.ts';
import type { ReviewQueue } from '#renderer/ui/review/queue.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { DocumentReview } from './DocumentReview.tsx';
import { PENDING_DOCUMENTS } from './pending.ts';

const queue = (type: DocVerificationType): ReviewQueue<DocVerification> => ({
  ...PENDING_DOCUMENTS[type],
  kind: DOCUMENT,
  find: (id) => findRow(id, (paging) => callEndpoint('docVerifications.list', { type, ...paging })),
  decision: documentDecision,
  render: (item, loaded) => <DocumentReview type={type} request={item} loaded={loaded} />,
  decisions: [
    {
      act: DOCUMENT_ACTS['document.approve'],
      isPrimary: true,
      dialog: ({ item, ...dialog }) => <ApproveDialog request={item} {...dialog} />,
    },
    {
      act: DOCUMENT_ACTS['document.decline'],
      dialog: ({ item, ...dialog }) => <DeclineDialog request={item} reasonsBefore {...dialog} />,
    },
  ],
  prefetch: (next) => void prefetchImages(documentPictures(next).map(({ url }) => url)),
});

/** The queue of each type. */
export const DOCUMENT_QUEUES = {
  identity: queue('identity'),
  address: queue('address'),
};
