/** A dispute in the review: what it is about, what its data says, and both sides with their files. */
import type { Dispute } from '#contract/orders/disputes.ts';
import { disputeStanding } from '#domain/standing/reviews.ts';
import { ReviewColumn, ReviewColumns, ReviewPart } from '#renderer/ui/review/ReviewColumns.tsx';
import { StandingView } from '#renderer/ui/standing/StandingView.tsx';
import { DisputeSummary } from '../DisputeSummary.tsx';
import { Sides } from '../Sides.tsx';
import styles from './dispute-review.module.css';

/** As many as the summary beside it takes. */
const LINES = 6;

export function DisputeReview({ dispute }: { readonly dispute: Dispute }) {
  return (
    <div className={styles.review}>
      <ReviewColumns>
        <ReviewColumn>
          <StandingView standing={disputeStanding(dispute)} lines={LINES} />
        </ReviewColumn>
        <ReviewColumn>
          <ReviewPart title="Dispute">
            <DisputeSummary dispute={dispute} isLinked />
          </ReviewPart>
        </ReviewColumn>
      </ReviewColumns>
      <Sides dispute={dispute} />
    </div>
  );
}
