/** A dispute in the review: what it is about, what its data says, and both sides with their files. */
import type { Dispute } from '#contract/orders/disputes.ts';
import { disputeFindings } from '#domain/standing/dispute-evidence.ts';
import { ReviewColumn, ReviewColumns, ReviewPart } from '#renderer/ui/review/ReviewColumns.tsx';
import { EvidenceView } from '#renderer/ui/standing/EvidenceView.tsx';
import { DisputeSummary } from '../DisputeSummary.tsx';
import { Sides } from '../Sides.tsx';
import styles from './dispute-review.module.css';

export function DisputeReview({ dispute }: { readonly dispute: Dispute }) {
  return (
    <div className={styles.review}>
      <ReviewColumns>
        <ReviewColumn>
          <ReviewPart title="Dispute">
            <DisputeSummary dispute={dispute} isLinked />
          </ReviewPart>
        </ReviewColumn>
        <ReviewColumn>
          <ReviewPart title="What was found">
            <EvidenceView evidence={disputeFindings(dispute)} />
          </ReviewPart>
        </ReviewColumn>
      </ReviewColumns>
      <Sides dispute={dispute} />
    </div>
  );
}
