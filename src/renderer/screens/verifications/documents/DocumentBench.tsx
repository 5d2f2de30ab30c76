/** The review bench of identity and address verification. */
import type { DocVerification, DocVerificationType } from '#contract/verifications.ts';
import { documentPictures, documentsTitle, isUndecided } from '#domain/verifications/documents.ts';
import { callEndpoint } from '#renderer/desk/endpoints.ts';
import { Bench } from '../review/Bench.tsx';
import { type QueueSource, useQueue } from '../review/useQueue.ts';
import { DocumentReview } from './DocumentReview.tsx';

const source = (type: DocVerificationType): QueueSource<DocVerification> => ({
  read: (page, pageSize) =>
    callEndpoint('docVerifications.list', {
      type,
      filters: { status: 'unapproved' },
      page,
      pageSize,
    }),
  waits: (request) => request.type === type && isUndecided(request),
  created: 'docVerificationRequestCreated',
  changed: ['docVerificationRequestUpdated', 'docVerificationRequestDestroyed'],
});

const SOURCES: Readonly<Record<DocVerificationType, QueueSource<DocVerification>>> = {
  identity: source('identity'),
  address: source('address'),
};

const addresses = (request: DocVerification) => documentPictures(request).map(({ url }) => url);

interface DocumentBenchProps {
  readonly type: DocVerificationType;
  /** The request to begin with, where it waits. */
  readonly first: string;
}

export function DocumentBench({ type, first }: DocumentBenchProps) {
  const queue = useQueue(SOURCES[type], first);
  return (
    <Bench title={documentsTitle(type)} queue={queue} pictures={addresses}>
      {(request) => (
        <DocumentReview
          key={request.id}
          type={type}
          request={request}
          onDecided={() => queue.decided(request.id)}
        />
      )}
    </Bench>
  );
}
