/** Order and refund statuses: their labels and their tones (1O02, 1O05, 1O06). */
import type { OrderStatus, RefundStatus } from '#contract/orders/orders.ts';
import type { Shown } from '#contract/wire/unreadable.ts';
import { labelIn, type StatusLabel } from '../text/status.ts';

const ORDER_STATUS: Readonly<Record<OrderStatus, StatusLabel>> = {
  unpublished: { text: 'Unpublished', tone: 'neutral' },
  published: { text: 'Published', tone: 'brand' },
  matched: { text: 'Matched', tone: 'informative' },
  matcher_paid: { text: 'Matcher paid', tone: 'informative' },
  payment_received: { text: 'Payment received', tone: 'informative' },
  removed: { text: 'Expired', tone: 'danger' },
  cancelled: { text: 'Cancelled', tone: 'danger' },
  completed: { text: 'Completed', tone: 'success' },
  unable_to_void: { text: 'Unable to void', tone: 'warning' },
  unable_to_capture: { text: 'Unable to capture', tone: 'warning' },
  unable_to_payout: { text: 'Unable to pay out', tone: 'warning' },
  unable_to_transfer: { text: 'Unable to transfer', tone: 'warning' },
  dispute_resolution_needed: { text: 'Dispute resolution needed', tone: 'warning' },
  unable_to_refund: { text: 'Unable to refund', tone: 'warning' },
};

const REFUND_STATUS: Readonly<Record<RefundStatus, StatusLabel>> = {
  initiated: { text: 'Initiated', tone: 'brand' },
  pending: { text: 'Pending', tone: 'informative' },
  completed: { text: 'Completed', tone: 'success' },
  failed: { text: 'Failed', tone: 'danger' },
};

const EXPIRED_AND_REFUNDED: StatusLabel = { text: 'Expired and Refunded', tone: 'warning' };

/** How an unknown status reads. */
const spaced = (status: string) => status.replaceAll('_', ' ');

/** The label of a known order status, as filters list it. */
export const orderStatusName = (status: OrderStatus): string => ORDER_STATUS[status].text;

/** The label of a known refund status. */
export const refundStatusName = (status: RefundStatus): string => REFUND_STATUS[status].text;

/** An order's status in one spelling: 'canceled' is read as 'cancelled'. */
export const spelled = <S extends string | null>(status: S): S | 'cancelled' =>
  status === 'canceled' ? 'cancelled' : status;

/** An order's status as it is shown: `removed` reads 'Expired', once refunded 'Expired and Refunded' (1O05). */
export function orderStatusLabel(order: {
  readonly status: string | null;
  readonly statusText: string | null;
  readonly refunded_at: Shown<string>;
}): StatusLabel | null {
  if (order.status === null) {
    return order.statusText === null ? null : { text: order.statusText, tone: 'neutral' };
  }
  const status = spelled(order.status);
  if (status === 'removed' && order.refunded_at !== null) return EXPIRED_AND_REFUNDED;
  return labelIn(ORDER_STATUS, status, () => order.statusText ?? spaced(status));
}

/** A refund's status as it is shown. */
export const refundStatusLabel = (status: string): StatusLabel =>
  labelIn(REFUND_STATUS, status, () => spaced(status));
