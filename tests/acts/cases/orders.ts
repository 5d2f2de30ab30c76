/** Acts on an order, and on all orders of a query (1A, 1B). */
import type { ORDER_ACTS, OrderActName } from '#domain/acts/areas/orders.ts';
import { type Line, type OrderCases, rules } from '../table.ts';
import {
  ADMIN,
  ADMIN_AND_PRINCIPAL,
  type CasesOf,
  type Fields,
  type NotOffered,
  STAFF,
  sent,
  sure,
} from './case.ts';
import { FOUND_ORDERS_CASES } from './found-orders.ts';
import { MATCH_CASES, REMATCH_CASES } from './matches.ts';
import {
  CANCELLED,
  idle,
  inList,
  MATCHED,
  nothing,
  onNetwork,
  order,
  PAID,
  ROW_MATCHED,
  some,
  validated,
} from './order.ts';
import { EARLIER, shows, since, THEN } from './readings.ts';
import { MATCHED as AS_MATCHED, PAID as AS_PAID, a } from './things.ts';

const refundable = a.order({ can_be_marked_as_refunded: true });
/** The rows of an order that has no match and no payment, and has not ended. */
const IDLE: readonly Line[] = [
  'unpublished | never published',
  'published | published',
  'published | match cancelled',
  'a status of its own | published',
];

/** Orders that have a match or a payment, or have ended; all with these fields. */
const notIdle = (more: Fields = {}): NotOffered => [
  [a.order({ ...AS_MATCHED, ...more }), 'the order is matched'],
  [
    a.order({ matcher_payment_completed_at: EARLIER, ...more }),
    "the matcher's payment is completed",
  ],
  [a.order({ completed_at: EARLIER, ...more }), 'the order is completed'],
  [a.order({ cancelled_at: EARLIER, ...more }), 'the order is cancelled'],
  [a.order({ removed_at: EARLIER, ...more }), 'the order has expired'],
];

/** An act in the menu of an order has its rows of the specification's table, too. */
type OrderAreaCases = CasesOf<typeof ORDER_ACTS> & Readonly<Record<OrderActName, OrderCases>>;

export const ORDER_CASES: OrderAreaCases = {
  ...MATCH_CASES,
  'order.markAsRefunded': {
    texts: ['Mark as Refunded', 'Marked as refunded', 'Unable to mark order as refunded'],
    roles: STAFF,
    lines: [
      'completed | completed, owed',
      'cancelled | cancelled, owed',
      'unable_to_refund | cancelled, owed',
    ],
    isEligible: ({ is }) => is('refundable'),
    offered: [refundable],
    notOffered: [
      [some.published, 'the network has not marked it as refundable'],
      [some.cancelled, 'the network has not marked it as refundable'],
    ],
    reach: inList(sure('Mark as Refunded'), { can_be_marked_as_refunded: true }),
    call: sent(some.matched, 'POST admin/orders/mark-as-refunded/7'),
    readings: [
      order('refunded', PAID, { ...PAID, refunded_at: THEN }, since('Refunded')),
      order(
        'the refund status',
        PAID,
        { ...PAID, refund_status: 'completed' },
        shows('Refund completed'),
      ),
      order('a refund under way', PAID, { ...PAID, refund_status: 'pending' }, 'not-yet'),
      order('no longer offered', { can_be_marked_as_refunded: true }, {}, 'not-yet'),
      order(
        'both before',
        { refunded_at: EARLIER, refund_status: 'completed' },
        { refunded_at: THEN, refund_status: 'completed' },
        'cannot-tell',
      ),
      ...nothing(PAID),
    ],
    network: onNetwork(
      { refunded_at: THEN, refund_status: 'completed', can_be_marked_as_refunded: false },
      { can_be_marked_as_refunded: true },
    ),
  },
  'order.completeOrder': {
    texts: ['Complete Order', 'Order completed', 'Unable to complete order'],
    roles: ADMIN,
    lines: [
      'payment_received | validated',
      'unable_to_capture | validated',
      'unable_to_payout | validated',
      'unable_to_transfer | validated',
    ],
    isEligible: rules.awaitsCompletion,
    offered: [a.order(PAID)],
    notOffered: [
      [some.unpublished, 'the order is not published'],
      [some.published, 'the order has no match'],
      [some.rejected, 'the match was cancelled'],
      [some.matched, "the matcher's payment is not completed"],
      [some.completed, 'the order is completed'],
      [a.order({ ...AS_PAID, cancelled_at: EARLIER }), 'the order is cancelled'],
      [a.order({ ...AS_PAID, removed_at: EARLIER }), 'the order has expired'],
    ],
    reach: inList(sure('Complete Order'), {
      ...ROW_MATCHED,
      matcher_payment_completed_at: EARLIER,
    }),
    call: sent(some.matched, 'POST admin/orders/complete/7'),
    readings: [
      order(
        'completed',
        PAID,
        { ...PAID, status: 'completed', completed_at: THEN },
        since('Completed'),
      ),
      order('cancelled by the poster', PAID, { ...PAID, ...CANCELLED }, 'not-yet'),
      order('the status alone', PAID, { ...PAID, status: 'completed' }, 'not-yet'),
      order(
        'completed before',
        { ...PAID, completed_at: EARLIER },
        { ...PAID, completed_at: THEN },
        'cannot-tell',
      ),
      ...nothing(PAID),
    ],
    network: onNetwork(
      { completed_at: THEN, status: 'completed' },
      { ...validated, matcher_payment_completed_at: THEN },
    ),
  },
  'order.expireOrder': {
    texts: ['Expire Order', 'Order expired', 'Unable to expire order'],
    roles: ADMIN_AND_PRINCIPAL,
    lines: IDLE,
    isEligible: rules.isIdle,
    offered: [some.published],
    notOffered: notIdle(),
    reach: inList(sure('Expire Order')),
    call: sent(some.published, 'POST admin/orders/expire/7'),
    readings: [
      order('expired', {}, { status: 'removed', removed_at: THEN }, since('Expired')),
      order('cancelled by the poster', {}, CANCELLED, 'not-yet'),
      order('matched meanwhile', {}, MATCHED, 'not-yet'),
      order('expired before', { removed_at: EARLIER }, { removed_at: THEN }, 'cannot-tell'),
      ...nothing({}),
    ],
    network: onNetwork({ removed_at: THEN, is_removed: true, status: 'removed' }, idle),
  },
  'order.hide': {
    texts: ['Hide Order', 'Order hidden', 'Unable to set order as hidden'],
    roles: ADMIN_AND_PRINCIPAL,
    lines: IDLE,
    isEligible: (of) => !of.is('hidden') && rules.isIdle(of),
    offered: [some.published],
    notOffered: [[some.hidden, 'the order is hidden'], ...notIdle()],
    reach: inList(sure('Hide Order')),
    call: sent(some.published, 'POST admin/orders/set-hidden/7', {
      body: { id: 7, hidden: true },
    }),
    readings: [
      order('hidden', {}, { hidden: 1 }, shows('Hidden')),
      order('cancelled by the poster', {}, CANCELLED, 'not-yet'),
      order('hidden before', { hidden: 1 }, { hidden: 1 }, 'cannot-tell'),
      ...nothing({}),
    ],
    network: onNetwork({ hidden: true }, idle),
  },
  'order.unhide': {
    texts: ['Unhide Order', 'Order unhidden', 'Unable to set order as hidden'],
    roles: ADMIN_AND_PRINCIPAL,
    lines: [],
    isEligible: (of) => of.is('hidden') && rules.isIdle(of),
    offered: [some.hidden],
    notOffered: [[some.published, 'the order is not hidden'], ...notIdle({ hidden: true })],
    reach: inList(sure('Unhide Order'), { hidden: true }),
    call: sent(some.hidden, 'POST admin/orders/set-hidden/7', {
      body: { id: 7, hidden: false },
    }),
    readings: [
      order('shown', { hidden: 1 }, {}, shows('Shown again')),
      order('cancelled by the poster', { hidden: 1 }, { hidden: 1, ...CANCELLED }, 'not-yet'),
      order('shown before', {}, {}, 'cannot-tell'),
      ...nothing({ hidden: 1 }),
    ],
    network: onNetwork({ hidden: false }, { ...idle, hidden: true }),
  },
  'order.capture': {
    texts: ['Capture', 'Payment captured', 'Unable to capture order'],
    roles: ADMIN,
    lines: ['unable_to_capture | validated'],
    isEligible: ({ status }) => status === 'unable_to_capture',
    offered: [a.order({ status: 'unable_to_capture' })],
    notOffered: [
      [some.published, 'the status is Published'],
      [some.matched, 'the status is Matched'],
    ],
    reach: inList(sure('Capture'), { status: 'unable_to_capture' }),
    call: sent(some.published, 'POST admin/orders/capture/7'),
    readings: [
      order(
        'captured',
        { status: 'unable_to_capture' },
        { status: 'payment_received' },
        shows('Payment received'),
      ),
      order('cancelled by the poster', { status: 'unable_to_capture' }, CANCELLED, 'not-yet'),
      order(
        'so before',
        { status: 'payment_received' },
        { status: 'payment_received' },
        'cannot-tell',
      ),
      ...nothing({ status: 'unable_to_capture' }),
    ],
    network: onNetwork({ status: 'payment_received' }, { status: 'unable_to_capture' }),
  },
  'order.void': {
    texts: ['Void', 'Payment voided', 'Unable to void order'],
    roles: ADMIN,
    lines: [
      'payment_received | validated, removed',
      'removed | removed',
      'removed | removed, once matched',
      'removed | removed and refunded',
      'unable_to_void | cancelled',
    ],
    isEligible: ({ is, status }) => status === 'unable_to_void' || is('removed'),
    offered: [a.order({ status: 'unable_to_void' }), some.expired],
    notOffered: [[some.published, 'the status is Published']],
    reach: inList(sure('Void'), { status: 'unable_to_void' }),
    call: sent(some.published, 'POST admin/orders/void/7'),
    readings: [
      order('refunded', { status: 'unable_to_void' }, { refunded_at: THEN }, since('Refunded')),
      order('cancelled by the poster', { status: 'unable_to_void' }, CANCELLED, 'not-yet'),
      order('refunded before', { refunded_at: EARLIER }, { refunded_at: THEN }, 'cannot-tell'),
      ...nothing({ status: 'unable_to_void' }),
    ],
    network: onNetwork(
      { refunded_at: THEN, status: 'cancelled' },
      { status: 'unable_to_void', cancelled_at: THEN },
    ),
  },
  'order.publish': {
    texts: ['Publish', 'Order published', 'Unable to publish order'],
    roles: ADMIN,
    lines: [
      'unpublished | never published',
      'matched | matched unpublished',
      'payment_received | validated unpublished',
    ],
    isEligible: ({ is }) => !is('published'),
    offered: [a.order({ published_at: null })],
    notOffered: [[some.published, 'the order was published']],
    reach: inList('Choose a payment type.', { published_at: null }),
    call: sent(some.published, 'POST admin/orders/publish/7', {
      choice: { paymentType: 'mono' },
      body: { payment_type: 'mono' },
    }),
    readings: [
      order('published', { published_at: null }, { published_at: THEN }, since('Published')),
      order(
        'cancelled by the poster',
        { published_at: null },
        { published_at: null, ...CANCELLED },
        'not-yet',
      ),
      order('published before', {}, { published_at: THEN }, 'cannot-tell'),
      ...nothing({ published_at: null }),
    ],
    network: onNetwork(
      { published_at: THEN, status: 'published' },
      { ...idle, published_at: null, status: 'unpublished' },
    ),
  },
  'order.investigate': {
    texts: ['Investigate', 'Investigation started', 'Unable to investigate order'],
    roles: ADMIN,
    lines: [
      'published | match cancelled',
      'published | matched',
      'cancelled | cancelled, once matched',
      'removed | removed, once matched',
    ],
    isEligible: ({ is, status }) =>
      is('match') && ['published', 'unpublished', 'cancelled'].includes(status),
    offered: [a.order({ match_id: 9 })],
    notOffered: [
      [some.published, 'the order has no match'],
      [some.matched, 'the status is Matched'],
      [some.completed, 'the status is Completed'],
    ],
    reach: inList(sure('Investigate'), { match_id: 31 }),
    call: sent(some.matched, 'POST admin/orders/investigate/7'),
    readings: [
      order(
        'under way',
        MATCHED,
        { ...MATCHED, status: 'dispute_resolution_needed' },
        shows('Dispute resolution needed'),
      ),
      order('cancelled by the poster', MATCHED, { ...MATCHED, ...CANCELLED }, 'not-yet'),
      order(
        'so before',
        { status: 'dispute_resolution_needed' },
        { status: 'dispute_resolution_needed' },
        'cannot-tell',
      ),
      ...nothing(MATCHED),
    ],
    network: onNetwork({ status: 'dispute_resolution_needed' }, { status: 'published' }),
  },
  'order.rematch': REMATCH_CASES,
  ...FOUND_ORDERS_CASES,
};
