import type { OrderRow } from '#contract/orders/orders.ts';
import { ORDER_ACTS, type OrderActName, type OrderChoice } from '#domain/acts/areas/orders.ts';
import { hasEvidence } from '#domain/standing/order-evidence.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { useOrderWeighed } from './useOrderWeighed.ts';

interface ActionDialogProps {
  readonly name: OrderActName;
  /** The order as the person saw it when they chose the action. */
  readonly order: OrderRow;
  readonly choice?: OrderChoice;
  /** What was chosen, in words. */
  readonly chosen?: readonly (readonly [label: string, text: string])[];
  /** The way back to the choice. */
  readonly onBack?: () => void;
  /** Called before `onClose` when it was done. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** 'Are you sure…' for one action of the table, with what supports and contradicts it, and the order as it is. */
export function ActionDialog(props: ActionDialogProps) {
  const { name, order, choice = {}, chosen, onBack, onDone, onClose } = props;
  return (
    <GuardedDialog
      act={ORDER_ACTS[name]}
      seen={order}
      choice={choice}
      {...(hasEvidence(name) && { useWeighed: useOrderWeighed })}
      summary={(now) => <OrderSummary order={now} isLoading {...(chosen && { chosen })} />}
      {...(onBack && { onBack })}
      {...(onDone && { onDone })}
      onClose={onClose}
    />
  );
}
