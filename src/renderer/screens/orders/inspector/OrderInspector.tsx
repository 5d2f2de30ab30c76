/** An order beside its list: what a decision needs, and the same actions with the same guard. */
import { EyeOff16Regular } from '@fluentui/react-icons';
import type { OrderRow } from '#contract/orders/orders.ts';
import { refundStatusLabel } from '#domain/orders/status.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useAfterFrame } from '#renderer/client/start/moments.ts';
import { Cards, Inspected, StatusRow } from '#renderer/ui/inspector/Inspected.tsx';
import { InspectedSkeleton } from '#renderer/ui/inspector/InspectedSkeleton.tsx';
import { type InspectedProps, READ_AGAIN_MS } from '#renderer/ui/inspector/inspector.ts';
import { useInspected } from '#renderer/ui/inspector/useInspected.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { BarActionsButton } from '../actions/BarActionsButton.tsx';
import { DisputeLink } from '../DisputeLink.tsx';
import { OrderStatusChip } from '../OrderStatusChip.tsx';
import { FoundParties } from '../parties/FoundParties.tsx';
import { partyCards } from '../parties/PartyCard.tsx';
import { OrderStanding } from '../standing/OrderStanding.tsx';
import { OrderStory } from '../story/OrderStory.tsx';
import { Amounts, OrderFacts } from './Figures.tsx';
import styles from './order-inspector.module.css';

/** Entries of the timeline that are shown at first: what is below stays in sight. */
const SHOWN = 3;

/** What the row says is shown at once, the rest as soon as the order is loaded. */
export function OrderInspector({ id, ...shown }: InspectedProps<OrderRow>) {
  const read = useEndpoint('orders.read', { id }, { staleTime: READ_AGAIN_MS });
  const { known, whole: order, isLoading, notice } = useInspected('order', read, shown);
  // Its story comes after the frame that shows the row.
  const isDrawn = useAfterFrame(id, '') === id;
  if (isLoading) return <InspectedSkeleton />;
  if (!known) return notice;
  const { refund_status: refund, hidden } = known;
  return (
    <Inspected>
      {notice}
      <StatusRow actions={<BarActionsButton order={known} />}>
        <OrderStatusChip order={known} />
        {refund !== null && <Chip label={refundStatusLabel(refund)} />}
        {hidden === true && <EyeOff16Regular title="Hidden" />}
        <DisputeLink orderId={id} />
      </StatusRow>
      <OrderStanding order={known} isFailed={Boolean(notice)} />
      <FoundParties row={known} order={order} isFailed={Boolean(notice)} />
      <div className={styles.story}>{isDrawn && <OrderStory order={known} most={SHOWN} />}</div>
      <Amounts order={known} />
      {(order || !notice) && (
        <Cards {...(!order && { label: 'Loading' })}>{partyCards(order)}</Cards>
      )}
      <OrderFacts order={known} />
    </Inspected>
  );
}
