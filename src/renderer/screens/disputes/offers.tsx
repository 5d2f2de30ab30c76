/** What a dispute offers: its decisions, by what they are about. View and Validation Details are for everyone (2D03). */
import { useNavigate } from 'react-router-dom';
import type { Dispute } from '#contract/orders/disputes.ts';
import { DISPUTE, DISPUTE_ACTS, type DisputeActName } from '#domain/acts/areas/disputes.ts';
import { disputedOrderId } from '#domain/disputes/changes.ts';
import { orderPath } from '#domain/orders/paths.ts';
import { declareOffers } from '#renderer/ui/actions/offer.ts';
import { useDisputeDialog } from './dialogs.tsx';

const OF_DISPUTE = 'The dispute';
const OF_MATCH = 'The match';

export const DISPUTE_OFFERS = declareOffers<Dispute, DisputeActName>({
  kind: DISPUTE,
  acts: [
    { act: DISPUTE_ACTS['dispute.dismiss'], group: OF_DISPUTE },
    { act: DISPUTE_ACTS['dispute.approve'], group: OF_DISPUTE },
    { act: DISPUTE_ACTS['dispute.decline'], group: OF_DISPUTE },
    { act: DISPUTE_ACTS['dispute.approveMatch'], group: OF_MATCH },
    { act: DISPUTE_ACTS['dispute.cancelMatch'], group: OF_MATCH },
  ],
  useAsk() {
    const open = useDisputeDialog();
    return (action, dispute) => open({ dispute, action });
  },
  useOthers() {
    const open = useDisputeDialog();
    const navigate = useNavigate();
    return (dispute) => {
      const orderId = disputedOrderId(dispute);
      return {
        before: [
          { label: 'View', run: () => open({ dispute, action: 'view' }) },
          {
            label: 'Validation Details',
            disabled: orderId === null,
            run: () => void navigate(orderPath(orderId ?? '', 'events')),
          },
        ],
      };
    };
  },
});
