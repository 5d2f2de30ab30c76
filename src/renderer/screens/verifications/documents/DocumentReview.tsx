/** One document in the review: its images, the submitted details and the decline reasons. */
import type { DocVerification, DocVerificationType } from '#contract/people/verifications.ts';
import { ALIKE_DOCUMENTS } from '#domain/queues/alike.ts';
import {
  declaredFields,
  documentStatusLabel,
  hasExpired,
  reasonsGiven,
} from '#domain/verifications/documents.ts';
import { AlikeItems } from '#renderer/ui/review/AlikeItems.tsx';
import utility from '#renderer/ui/utility.module.css';
import { type EarlierRequest, EarlierRequests } from '../review/EarlierRequests.tsx';
import { Fields } from '../review/Fields.tsx';
import { Pictures } from '../review/Pictures.tsx';
import styles from '../review/review.module.css';
import { DeclineMessage } from '../UserMessage.tsx';
import { requestPictures } from './DocumentImages.tsx';
import { useReasons, useTicked } from './drafts.ts';
import { documentSource } from './pending.ts';
import { Reasons } from './Reasons.tsx';

/** An earlier request of the same person. */
const earlierOf = (request: DocVerification): EarlierRequest => ({
  id: request.id,
  status: documentStatusLabel(request.status),
  note: [request.data?.id_number, ...request.comments].filter(Boolean).join(', '),
  picture: requestPictures(request)[0],
});

interface DocumentReviewProps {
  readonly type: DocVerificationType;
  readonly request: DocVerification;
  /** What was read of the queue. */
  readonly loaded: readonly DocVerification[];
}

/** What a decision is made on; the keys 1 to 8 choose reasons, which Decline then proposes. */
export function DocumentReview({ type, request, loaded }: DocumentReviewProps) {
  const [ticked, setTicked] = useTicked(request);
  const alike = { item: request, loaded, compared: ALIKE_DOCUMENTS };
  const [value, setValue] = useReasons(request);
  const reasons = reasonsGiven(value.ticked, value.typed);
  return (
    <div className={styles.item} data-request={request.id}>
      <Pictures pictures={requestPictures(request)} />
      <div className={`${styles.side} ${utility.spaced}`}>
        <div>
          <Fields
            fields={declaredFields(type, request)}
            ticked={ticked}
            onTick={(next) => setTicked([...next])}
          />
          {hasExpired(request, new Date()) && (
            <p className={`${styles.warning} ${utility.bad}`}>This document has expired.</p>
          )}
        </div>
        <AlikeItems {...alike} only="found" />
        <section aria-label="Reasons to decline">
          <h2 className={`${styles.heading} ${utility.aside}`}>Reasons to decline</h2>
          <Reasons byKey value={value} onChange={setValue} />
        </section>
        <DeclineMessage user={request.user} reasons={reasons} />
        <AlikeItems {...alike} only="none" />
        <EarlierRequests request={request} source={documentSource(type)} earlierOf={earlierOf} />
      </div>
    </div>
  );
}
