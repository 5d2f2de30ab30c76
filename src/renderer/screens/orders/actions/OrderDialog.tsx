import type { OrderRow } from '#contract/orders/orders.ts';
import type { OrderActName } from '#domain/acts/areas/orders.ts';
import type { RowDialogProps } from '#renderer/ui/actions/rowDialog.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { JourneyDialog } from './JourneyDialog.tsx';
import { MatchHistoryDialog } from './MatchHistoryDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';

/** What was chosen for an order. */
export interface OpenDialog {
  readonly order: OrderRow;
  readonly chosen: OrderActName | 'matchHistory' | 'journey';
}

/** The dialog of what was chosen in the menu of an order. */
export function OrderDialog({ shown: { order, chosen }, onClose }: RowDialogProps<OpenDialog>) {
  switch (chosen) {
    case 'order.publish':
      return <PublishDialog order={order} onClose={onClose} />;
    case 'matchHistory':
      return <MatchHistoryDialog id={order.id} onClose={onClose} />;
    case 'journey':
      return <JourneyDialog matchId={order.match_id ?? ''} onClose={onClose} />;
    default:
      return <ActionDialog name={chosen} order={order} onClose={onClose} />;
  }
}
