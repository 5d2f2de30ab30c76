import { useState } from 'react';
import type { OrderRow } from '#contract/orders.ts';
import {
  type ActionChoice,
  confirmationOf,
  type OrderActionName,
  orderAction,
} from '#domain/orders/actions.ts';
import type { ReadOrder } from '#domain/orders/changes.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import type { Intent } from '#renderer/ui/guard/subject.ts';
import { actOf, ORDER } from '../subject.ts';
import { OrderSummary } from './OrderSummary.tsx';

interface ActionDialogProps {
  readonly name: OrderActionName;
  /** The order as the person saw it when they chose the action. */
  readonly order: OrderRow;
  readonly choice?: ActionChoice;
  /** What was chosen, in words. */
  readonly chosen?: readonly (readonly [label: string, text: string])[];
  /** The way back to the choice. */
  readonly onBack?: () => void;
  readonly onClose: () => void;
}

/** An action that has turned into its opposite (Hide, Unhide) is not the one that was asked for. */
export function intentOf(
  name: OrderActionName,
  seen: OrderRow,
  choice: ActionChoice = {},
): Intent<ReadOrder> {
  const action = orderAction(name);
  return {
    action: actOf(name, seen),
    isPossible: (now) => action.isEligible(now) && action.label(now) === action.label(seen),
    call: (now) => action.call(now, choice),
  };
}

/** 'Are you sure…' for one action of the table, with the order as it is. */
export function ActionDialog(props: ActionDialogProps) {
  const { name, order, choice, chosen, onBack, onClose } = props;
  // A list that reloads behind the dialog must not change the question.
  const [asked] = useState(order);
  const label = orderAction(name).label(asked);
  return (
    <GuardedDialog
      label={label}
      question={confirmationOf(name, asked)}
      alert={orderAction(name).alert}
      done={`${orderAction(name).done(asked)} for order ${asked.id}`}
      subject={ORDER}
      seen={asked}
      summary={(now) => <OrderSummary order={now} {...(chosen && { chosen })} />}
      intent={intentOf(name, asked, choice)}
      {...(onBack && { onBack })}
      onClose={onClose}
    />
  );
}
