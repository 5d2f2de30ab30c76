import type { OrderRow } from '#contract/orders/orders.ts';
import { keyOf } from '#domain/acts/act.ts';
import { ORDER } from '#domain/acts/areas/orders.ts';
import { orderStatusLabel } from '#domain/orders/status.ts';
import { useOutcomeUnknown } from '#renderer/client/acts/windowActs.ts';
import { Chip } from '#renderer/ui/values/Chip.tsx';

/** An order's status; while it is not known what became of an action on it, that instead. */
export function OrderStatusChip({ order }: { readonly order: OrderRow }) {
  const unknown = useOutcomeUnknown(keyOf(ORDER, order));
  return (
    <Chip
      label={unknown ? { text: 'Outcome unknown', tone: 'warning' } : orderStatusLabel(order)}
    />
  );
}
