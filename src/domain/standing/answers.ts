/** What an order waits for, in words for a caller: without internal words and without names (1O02, 1O06). */
import type { OrderStatus, RefundStatus } from '#contract/orders/orders.ts';
import { ruleFor } from './standing.ts';

type Stage = OrderStatus | 'requested' | 'validated';

/** Said to the person who sends the money, and to the one who receives it. */
const ANSWERS: Readonly<Record<Stage, string>> = {
  requested: 'it waits to be accepted',
  unpublished: 'it is not published yet',
  published: 'it is published and waits to be accepted',
  matched: 'it was accepted, and we are waiting for the payment of the other side',
  matcher_paid:
    'the other side is recorded as having paid, and we are waiting for confirmation that the payment arrived',
  payment_received: 'the payment has arrived, and the order is yet to be completed',
  validated: 'the payment is validated, and the order is yet to be completed',
  removed: 'it has expired',
  cancelled: 'it was cancelled',
  completed: 'it is completed',
  unable_to_void: 'the payment that was reserved could not be released yet',
  unable_to_capture: 'the payment could not be collected yet',
  unable_to_payout: 'the payout has not gone through yet',
  unable_to_transfer: 'the transfer has not gone through yet',
  dispute_resolution_needed: 'there is an open question about the payment, which we have to decide',
  unable_to_refund: 'the refund has not gone through yet',
};

/** Said to the person who accepted the order, where it differs. */
const TO_MATCHER: Readonly<Partial<Record<Stage, string>>> = {
  matched: 'it was accepted, and we are waiting for your payment',
  matcher_paid: 'it is confirmed, and we are waiting for the payment to be checked',
  validated: 'your payment is validated, and the order is yet to be completed',
  removed: 'it has expired, and your part in it is not marked as ended',
  cancelled: 'it was cancelled, and your part in it is not marked as ended',
  completed: 'it is completed, and your part in it is not marked as ended',
};

const REFUNDS: Readonly<Record<RefundStatus, string>> = {
  initiated: 'the refund was started and is not completed yet',
  pending: 'the refund is pending',
  completed: 'the money was refunded',
  failed: 'the refund has not gone through yet',
};

/** Said of a status that no rule knows: an internal word is not read to a caller. */
const UNKNOWN = 'I have to check with a colleague how far it is';

/** The statuses of an order that has ended. */
export const ENDED: readonly (string | null)[] = ['removed', 'cancelled', 'completed'];

/**
 * What is said of an order to a user with this part in it.
 * @param stage how far the order is; null where that is not known
 * @param refund the status of its refund
 * @param isOwed whether a refund that is not recorded is to be named
 */
export function answerOf(
  part: 'posted' | 'received' | 'matched',
  stage: string | null,
  refund: string | null,
  isOwed: boolean,
): string {
  const own =
    part === 'matched' ? ruleFor<string, string | undefined>(TO_MATCHER, stage) : undefined;
  const answer = own ?? ruleFor(ANSWERS, stage);
  if (stage === null || answer === undefined) return UNKNOWN;
  // Whom the refund goes to is the person who sent the money.
  if (part !== 'posted') return stage === 'unable_to_refund' ? UNKNOWN : answer;
  if (!ENDED.includes(stage)) return answer;
  if (refund === null) return isOwed ? `${answer}, and no refund is recorded` : answer;
  const refunded = ruleFor(REFUNDS, refund);
  return refunded === undefined
    ? `${answer}. About the refund ${UNKNOWN}`
    : `${answer}, and ${refunded}`;
}
