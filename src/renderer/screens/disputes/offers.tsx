/** What a dispute offers: its decisions. View and Validation Details are for everyone (2D03). */
import { useNavigate } from 'react-router-dom';
import type { Dispute } from '#contract/orders/disputes.ts';
import { DISPUTE, type DisputeActName } from '#domain/acts/areas/disputes.ts';
import { disputedOrderId } from '#domain/disputes/changes.ts';
import { orderPath } from '#domain/orders/paths.ts';
import { declareOffers } from '#renderer/ui/actions/offer.ts';
import { useDisputeDialog } from './dialogs.tsx';
import { DISPUTE_MENU } from './menu.ts';

export const DISPUTE_OFFERS = declareOffers<Dispute, DisputeActName>({
  kind: DISPUTE,
  acts: DISPUTE_MENU,
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
