/** An order in the review: what went wrong, what speaks for the act that follows, the events, amounts and parties. */
import { Link } from 'react-router-dom';
import type { OrderRow } from '#contract/orders/orders.ts';
import { isOffered } from '#domain/acts/act.ts';
import { ORDER_ACTS, type OrderActName } from '#domain/acts/areas/orders.ts';
import type { ReadOrder } from '#domain/orders/changes.ts';
import { orderPath } from '#domain/orders/paths.ts';
import { refundStatusLabel } from '#domain/orders/status.ts';
import { type EvidencedAct, hasEvidence } from '#domain/standing/order-evidence.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { Cards, StatusRow } from '#renderer/ui/inspector/Inspected.tsx';
import { READ_AGAIN_MS } from '#renderer/ui/inspector/inspector.ts';
import { Failed } from '#renderer/ui/loading/Failed.tsx';
import { ReviewColumn, ReviewColumns, ReviewPart } from '#renderer/ui/review/ReviewColumns.tsx';
import { EvidenceView } from '#renderer/ui/standing/EvidenceView.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { useOrderWeighed } from '../actions/useOrderWeighed.ts';
import { DisputeLink } from '../DisputeLink.tsx';
import { Amounts, OrderFacts } from '../inspector/Figures.tsx';
import { OrderStatusChip } from '../OrderStatusChip.tsx';
import { partyCards } from '../parties/PartyCard.tsx';
import { OrderStanding } from '../standing/OrderStanding.tsx';
import { OrderStory } from '../story/OrderStory.tsx';

interface OrderReviewProps {
  readonly order: OrderRow;
  /** The acts of its queue. */
  readonly acts: readonly OrderActName[];
}

/** What speaks for and against the act. */
function Evidence({ act, order }: { readonly act: EvidencedAct; readonly order: ReadOrder }) {
  return <EvidenceView weighed={useOrderWeighed(order, act)} lines={4} />;
}

/** What the row says is shown at once, the rest as soon as the order is loaded. */
export function OrderReview({ order: row, acts }: OrderReviewProps) {
  const { id, refund_status: refund } = row;
  const role = useRole();
  const {
    data: order,
    error,
    refetch,
  } = useEndpoint('orders.read', { id }, { staleTime: READ_AGAIN_MS });
  const known = order ?? row;
  const weighed = acts.find(
    (name) => hasEvidence(name) && isOffered(ORDER_ACTS[name], known, role),
  );
  return (
    <ReviewColumns>
      <ReviewColumn>
        <StatusRow>
          <span>
            Order <Link to={orderPath(id)}>{id}</Link>
          </span>
          <OrderStatusChip order={known} />
          {refund !== null && <Chip label={refundStatusLabel(refund)} />}
          <DisputeLink orderId={id} />
        </StatusRow>
        {error && (
          <Failed
            text="The order could not be loaded."
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        <OrderStanding order={known} isFailed={error !== null} isWithoutActions />
        {weighed && hasEvidence(weighed) && (
          <ReviewPart title={`What speaks for and against ${ORDER_ACTS[weighed].label}`}>
            <Evidence act={weighed} order={known} />
          </ReviewPart>
        )}
        <OrderStory order={known} />
      </ReviewColumn>
      <ReviewColumn>
        <Amounts order={known} />
        {(order || !error) && <Cards>{partyCards(order)}</Cards>}
        <OrderFacts order={known} />
      </ReviewColumn>
    </ReviewColumns>
  );
}
