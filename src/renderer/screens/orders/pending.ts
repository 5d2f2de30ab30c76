/** The orders that wait for staff: those with a payment error, and those whose refund failed. */
import { ORDER_STATUSES } from '#contract/orders/choices.ts';
import type { OrderFilters, OrderRow, OrderStatus, RefundStatus } from '#contract/orders/orders.ts';
import { lastStepAt } from '#domain/orders/steps.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import { oldestOf } from '#renderer/ui/review/pending/oldest.ts';
import type { PendingItems } from '#renderer/ui/review/queue.ts';

/** A payment step failed, and staff have to act on it (1O). */
const PAYMENT_ERRORS: readonly OrderStatus[] = ORDER_STATUSES.filter((status) =>
  status.startsWith('unable_to_'),
);
const FAILED_REFUNDS = ['failed'] as const satisfies readonly RefundStatus[];

/** The queues of orders. */
export type OrderQueue = 'payment-errors' | 'failed-refunds';

const pending = (id: OrderQueue, filters: OrderFilters, waits: (order: OrderRow) => boolean) =>
  oldestOf<OrderRow>({
    id,
    waits,
    since: lastStepAt,
    queryKey: ['orders', 'oldest', id],
    read: (asked, signal) => callEndpoint('orders.list', { filters, ...asked }, signal),
  });

const isOneOf = (all: readonly string[], value: string | null) =>
  value !== null && all.includes(value);

/** What waits, by queue. */
export const PENDING_ORDERS: Readonly<Record<OrderQueue, PendingItems<OrderRow>>> = {
  'payment-errors': pending('payment-errors', { statuses: [...PAYMENT_ERRORS] }, ({ status }) =>
    isOneOf(PAYMENT_ERRORS, status),
  ),
  'failed-refunds': pending(
    'failed-refunds',
    { refundStatuses: [...FAILED_REFUNDS] },
    ({ refund_status: status }) => isOneOf(FAILED_REFUNDS, status),
  ),
};
