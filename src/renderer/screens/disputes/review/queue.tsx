/** The review queue of disputes, the oldest first. */
import type { Dispute } from '#contract/orders/disputes.ts';
import { DISPUTE, findDispute } from '#domain/acts/areas/disputes.ts';
import { disputedOrderId } from '#domain/disputes/changes.ts';
import { disputeStatusLabel } from '#domain/disputes/disputes.ts';
import { callEndpoint, endpointQuery } from '#renderer/client/calls/endpoints.ts';
import type { ReviewQueue } from '#renderer/ui/review/queue.ts';
import { Review } from '#renderer/ui/review/Review.tsx';
import { DecisionDialog } from '../DecisionDialog.tsx';
import { DISPUTE_MENU } from '../menu.ts';
import { PENDING_DISPUTES } from '../pending.ts';
import { DisputeReview } from './DisputeReview.tsx';

export const DISPUTE_QUEUE: ReviewQueue<Dispute> = {
  ...PENDING_DISPUTES,
  kind: DISPUTE,
  find: (id) => findDispute(callEndpoint, id),
  decision: ({ status }) => status && disputeStatusLabel(status).text,
  render: (dispute) => <DisputeReview dispute={dispute} />,
  decisions: DISPUTE_MENU.map(({ act }) => ({
    act,
    dialog: ({ item, ...dialog }) => (
      <DecisionDialog dispute={item} action={act.name} {...dialog} />
    ),
  })),
  reads(dispute) {
    const id = disputedOrderId(dispute);
    return id === null ? [] : [endpointQuery('orders.read', { id })];
  },
};

/** Their review. */
export const DisputesReview = () => <Review queue={DISPUTE_QUEUE} />;
