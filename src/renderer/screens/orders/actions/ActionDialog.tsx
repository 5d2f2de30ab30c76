import { useState } from 'react';
import type { OrderRow } from '#contract/orders.ts';
import {
  type ActionChoice,
  confirmationOf,
  type OrderActionName,
  orderAction,
} from '#domain/orders/actions.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import type { Intent } from '#renderer/ui/guard/guard.ts';
import { ORDER, sendAction } from '../subject.ts';
import { OrderSummary } from './OrderSummary.tsx';

interface ActionDialogProps {
  readonly name: OrderActionName;
  /** The order as the person saw it when they chose the action. */
  readonly order: OrderRow;
  readonly choice?: ActionChoice;
  readonly onClose: () => void;
}

/** An action that has turned into its opposite (Hide, Unhide) is not the one that was asked for. */
function intentOf(name: OrderActionName, seen: OrderRow, choice: ActionChoice): Intent<OrderRow> {
  const action = orderAction(name);
  return {
    seen,
    isPossible: (now) => action.isEligible(now) && action.label(now) === action.label(seen),
    send: (now) => sendAction(action.call(now, choice)),
  };
}

/** 'Are you sure…' for one action of the table, with the order as it was when it was chosen. */
export function ActionDialog({ name, order, choice = {}, onClose }: ActionDialogProps) {
  // A list that reloads behind the dialog must not change what was asked.
  const [asked] = useState(order);
  const label = orderAction(name).label(asked);
  return (
    <GuardedDialog
      label={label}
      question={confirmationOf(name, asked)}
      alert={orderAction(name).alert}
      done={`${label}: done for order ${asked.id}`}
      subject={ORDER}
      summary={(now) => <OrderSummary order={now} />}
      intent={intentOf(name, asked, choice)}
      onClose={onClose}
    />
  );
}
