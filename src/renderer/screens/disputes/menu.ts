/** The decisions on a dispute, by what they are about. */
import type { Dispute } from '#contract/orders/disputes.ts';
import { DISPUTE_ACTS, type DisputeActName } from '#domain/acts/areas/disputes.ts';
import type { MenuAct } from '#renderer/ui/actions/offer.ts';

const OF_DISPUTE = 'The dispute';
const OF_MATCH = 'The match';

/** In the order of menus and of the bar in the dialog. */
export const DISPUTE_MENU: readonly MenuAct<Dispute, DisputeActName>[] = [
  { act: DISPUTE_ACTS['dispute.dismiss'], group: OF_DISPUTE },
  { act: DISPUTE_ACTS['dispute.approve'], group: OF_DISPUTE },
  { act: DISPUTE_ACTS['dispute.decline'], group: OF_DISPUTE },
  { act: DISPUTE_ACTS['dispute.approveMatch'], group: OF_MATCH },
  { act: DISPUTE_ACTS['dispute.cancelMatch'], group: OF_MATCH },
];
