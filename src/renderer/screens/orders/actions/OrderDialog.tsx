import type { OrderRow } from '#contract/orders/orders.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { JourneyDialog } from './JourneyDialog.tsx';
import { MatchHistoryDialog } from './MatchHistoryDialog.tsx';
import type { Chosen } from './OrderMenu.tsx';
import { PublishDialog } from './PublishDialog.tsx';

/** A dialog that is open; it is there again after the end of a session. */
export type OpenDialog = {
  readonly order: OrderRow;
  readonly chosen: Chosen;
};

type OrderDialogProps = OpenDialog & { readonly onClose: () => void };

/** The dialog of what was chosen in the menu of an order. */
export function OrderDialog({ order, chosen, onClose }: OrderDialogProps) {
  switch (chosen) {
    case 'publish':
      return <PublishDialog order={order} onClose={onClose} />;
    case 'matchHistory':
      return <MatchHistoryDialog id={order.id} onClose={onClose} />;
    case 'journey':
      return <JourneyDialog matchId={order.match_id ?? ''} onClose={onClose} />;
    default:
      return <ActionDialog name={chosen} order={order} onClose={onClose} />;
  }
}
