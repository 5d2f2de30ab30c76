/** One document in the review: its images, the submitted details and the decline reasons. */
import type { DocVerification, DocVerificationType } from '#contract/people/verifications.ts';
import type { Paging } from '#domain/lists/paging.ts';
import { personName } from '#domain/text/person-names.ts';
import {
  declaredFields,
  documentStatusLabel,
  hasExpired,
  isUndecided,
  reasonsGiven,
} from '#domain/verifications/documents.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import { type Attempt, Attempts } from '../review/Attempts.tsx';
import { Fields } from '../review/Fields.tsx';
import { Pictures } from '../review/Pictures.tsx';
import styles from '../review/review.module.css';
import { useEarlierRequests } from '../review/useEarlierRequests.ts';
import { requestPictures } from './DocumentImages.tsx';
import { useReasons, useTicked } from './drafts.ts';
import { Reasons } from './Reasons.tsx';
import { UserMessage } from './UserMessage.tsx';

const sourceOf = (type: DocVerificationType) => ({
  area: 'docVerifications' as const,
  name: type,
  find: (search: string, paging: Paging, signal: AbortSignal) =>
    callEndpoint('docVerifications.list', { type, search, ...paging }, signal),
  waits: isUndecided,
});

/** The earlier requests of the same person. */
function useAttempts(type: DocVerificationType, request: DocVerification) {
  const { earlier, note } = useEarlierRequests<DocVerification>(request, sourceOf(type));
  const attempts = earlier?.map(
    (other): Attempt => ({
      id: other.id,
      status: documentStatusLabel(other.status),
      note: [other.data?.id_number, ...other.comments].filter(Boolean).join(', '),
      picture: requestPictures(other)[0],
    }),
  );
  return { attempts, note };
}

interface DocumentReviewProps {
  readonly type: DocVerificationType;
  readonly request: DocVerification;
}

/** What a decision is made on; the keys 1 to 8 choose reasons, which Decline then proposes. */
export function DocumentReview({ type, request }: DocumentReviewProps) {
  const [ticked, setTicked] = useTicked(request);
  const [value, setValue] = useReasons(request);
  const reasons = reasonsGiven(value.ticked, value.typed);
  const name = personName(request.user) ?? 'the user';

  return (
    <div className={styles['item']} data-request={request.id}>
      <Pictures pictures={requestPictures(request)} />
      <div className={styles['side']}>
        <div className={styles['scroll']}>
          <div>
            <Fields
              fields={declaredFields(type, request)}
              ticked={ticked}
              onTick={(next) => setTicked([...next])}
            />
            {hasExpired(request, new Date()) && (
              <p className={styles['warning']}>This document has expired.</p>
            )}
          </div>
          <section aria-label="Reasons to decline">
            <h2 className={styles['heading']}>Reasons to decline</h2>
            <Reasons byKey value={value} onChange={setValue} />
          </section>
          <UserMessage name={name} reasons={reasons} />
          <Attempts {...useAttempts(type, request)} />
        </div>
      </div>
    </div>
  );
}
