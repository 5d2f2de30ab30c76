/** The review queues of orders: those with a payment error, and those whose refund failed. */
import type { OrderRow } from '#contract/orders/orders.ts';
import { readOrNull } from '#domain/acts/act.ts';
import { ORDER, ORDER_ACTS, type OrderActName } from '#domain/acts/areas/orders.ts';
import { orderStatusLabel, refundStatusLabel } from '#domain/orders/status.ts';
import { callEndpoint, endpointQuery } from '#renderer/client/calls/endpoints.ts';
import type { ReviewQueue } from '#renderer/ui/review/queue.ts';
import { OneOfReviews } from '#renderer/ui/review/Review.tsx';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { type OrderQueue, PENDING_ORDERS } from '../pending.ts';
import { OrderReview } from './OrderReview.tsx';

/** The acts that end what an order is in the queue for. */
const ACTS: Readonly<Record<OrderQueue, readonly OrderActName[]>> = {
  'payment-errors': ['order.capture', 'order.void', 'order.completeOrder', 'order.markAsRefunded'],
  'failed-refunds': ['order.markAsRefunded', 'order.void'],
};

const queue = (
  id: OrderQueue,
  decision: ReviewQueue<OrderRow>['decision'],
): ReviewQueue<OrderRow> => ({
  ...PENDING_ORDERS[id],
  kind: ORDER,
  find: (orderId) => readOrNull(callEndpoint('orders.read', { id: orderId })),
  decision,
  render: (order) => <OrderReview order={order} acts={ACTS[id]} />,
  decisions: ACTS[id].map((name) => ({
    act: ORDER_ACTS[name],
    dialog: ({ item, ...dialog }) => <ActionDialog name={name} order={item} {...dialog} />,
  })),
  weighs: ({ id: orderId, match_id: match }) => [
    endpointQuery('orders.read', { id: orderId }),
    ...(match === null ? [] : [endpointQuery('orders.events', { id: orderId })]),
  ],
});

export const ORDER_QUEUES: Readonly<Record<OrderQueue, ReviewQueue<OrderRow>>> = {
  'payment-errors': queue('payment-errors', (order) => orderStatusLabel(order)?.text ?? null),
  'failed-refunds': queue(
    'failed-refunds',
    ({ refund_status: status }) => status && `Refund ${refundStatusLabel(status).text}`,
  ),
};

/** The review of one of them. */
export const OrdersReview = ({ id }: { readonly id: OrderQueue }) => (
  <OneOfReviews queue={ORDER_QUEUES[id]} />
);
