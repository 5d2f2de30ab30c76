/** Acts on an order, and on all orders of a query (1A, 1B). */
import { fullOrder } from '#contract/orders/order-detail.ts';
import { orderRow } from '#contract/orders/orders.ts';
import type { FoundOrders, ORDER_ACTS } from '#domain/acts/areas/orders.ts';
import {
  type CasesOf,
  EARLIER,
  type Fields,
  type Reading,
  type Rule,
  readingsOf,
  sent,
  set,
  shows,
  since,
  THEN,
} from './case.ts';
import { MATCHED as AS_MATCHED, PAID as AS_PAID, a } from './things.ts';

const WHOLE = { id: 7, status: 'published', published_at: EARLIER };
const MATCHED = { match_id: 9, status: 'matched' };
const PAID = {
  ...MATCHED,
  matcher_payment_completed_at: EARLIER,
  match_matcher_payment_completed_at: EARLIER,
};
const CANCELLED = { status: 'cancelled', cancelled_at: THEN };

const order = readingsOf(fullOrder, WHOLE, {});
const rematched = readingsOf(fullOrder, WHOLE, { matchId: '9' });

/** What no act on an order may take for its trace. */
const nothing = (before: Fields): readonly Reading[] => [
  order('unchanged', before, before, 'not-yet'),
  order('another status that is not the trace', before, { ...before, status: 'x' }, 'not-yet'),
  order('gone', before, null, 'cannot-tell'),
];

/** What no act on a match may take for its trace. */
const noTraceOfMatch = (before: Fields, trace: Fields): readonly Reading[] => [
  ...nothing(before),
  order('of another match', before, { ...before, ...trace, match_id: 10 }, 'cannot-tell'),
  order('no match any more', before, { ...before, match_id: null }, 'cannot-tell'),
  order('the poster cancelled the order', before, { ...before, ...CANCELLED }, 'not-yet'),
];

const MATCH_CANCELLED = { match_cancelled_at: THEN };
const MATCH_VALIDATED = { match_matcher_payment_completed_at: THEN };
const MATCH_COMPLETED = { match_completed_at: THEN };

const rows = (...hidden: readonly boolean[]) =>
  hidden.map((each, index) => orderRow.parse({ id: index, status: 'published', hidden: each }));

/** All orders of a query, of which these are hidden. */
const found = (hidden: readonly boolean[] | null, rowCount = hidden?.length ?? 2): FoundOrders => ({
  query: { filters: {} },
  rowCount,
  rows: hidden && rows(...hidden),
});

const all = (
  what: string,
  before: FoundOrders,
  now: FoundOrders | null,
  says: Reading['says'],
): Reading => ({ what, choice: null, before, now, says });

const hiding = (hidden: boolean, text: string): readonly Reading[] => {
  const yes = hidden;
  const no = !hidden;
  return [
    all('all', found([no, yes]), found([yes, yes]), shows(text)),
    all('only some', found([no, no]), found([yes, no]), 'not-yet'),
    all('so before', found([yes, yes]), found([yes, yes]), 'cannot-tell'),
    all('not read before', found(null), found([yes, yes]), 'cannot-tell'),
    all('not all read before', found([no], 2000), found([yes]), 'cannot-tell'),
    all('not all read now', found([no, no]), found([yes], 2000), 'cannot-tell'),
    all('none is found any more', found([no, no]), found([]), 'cannot-tell'),
    all('those that were not so are gone', found([yes, no]), found([yes]), 'cannot-tell'),
    all('gone', found([no]), null, 'cannot-tell'),
  ];
};

const matched = a.order(AS_MATCHED);
const completed = a.order({
  ...AS_PAID,
  status: 'completed',
  completed_at: EARLIER,
  match_completed_at: EARLIER,
});
const expired = a.order({ status: 'removed', removed_at: EARLIER, is_removed: true });
const QUERY = { filters: { statuses: ['published'] }, search: 'ada' };

const onNetwork = (effect: Fields, given: Fields = {}): Rule => ({
  list: 'orders.list',
  given,
  effect: set(effect),
  rival: { status: 'cancelled', cancelled_at: EARLIER },
});
const validated = { match_matcher_payment_completed_at: EARLIER, status: 'payment_received' };
const idle = { status: 'published', match_id: null, matched_at: null };

export const ORDER_CASES: CasesOf<typeof ORDER_ACTS> = {
  'order.cancelMatch': {
    offered: [[matched], [a.order(), completed]],
    call: sent(matched, 'POST admin/matches/cancel/9'),
    readings: [
      order('cancelled', MATCHED, { ...MATCHED, ...MATCH_CANCELLED }, since('Match cancelled')),
      order(
        'spelled canceled',
        MATCHED,
        { ...MATCHED, match_canceled_at: THEN },
        since('Match cancelled'),
      ),
      order('the matcher paid', MATCHED, { ...MATCHED, ...MATCH_VALIDATED }, 'not-yet'),
      order(
        'set before',
        { ...MATCHED, match_cancelled_at: EARLIER },
        { ...MATCHED, ...MATCH_CANCELLED },
        'cannot-tell',
      ),
      ...noTraceOfMatch(MATCHED, MATCH_CANCELLED),
    ],
    network: onNetwork({ match_cancelled_at: THEN, status: 'published' }),
  },
  'order.approveMatch': {
    offered: [[matched], [a.order(), completed]],
    call: sent(matched, 'POST admin/matches/approve/9'),
    readings: [
      order('validated', MATCHED, { ...MATCHED, ...MATCH_VALIDATED }, since('Match validated')),
      order('completed', MATCHED, { ...MATCHED, ...MATCH_COMPLETED }, since('Match completed')),
      order('the match was cancelled', MATCHED, { ...MATCHED, ...MATCH_CANCELLED }, 'not-yet'),
      order(
        'both set before',
        { ...PAID, match_completed_at: EARLIER },
        { ...PAID, ...MATCH_COMPLETED },
        'cannot-tell',
      ),
      ...noTraceOfMatch(MATCHED, MATCH_VALIDATED),
    ],
    network: onNetwork(validated),
  },
  'order.markAsPaid': {
    offered: [[matched], [a.order(), completed]],
    call: sent(matched, 'POST admin/orders/mark-as-matcher-paid/7'),
    readings: [
      order('the status', MATCHED, { ...MATCHED, status: 'matcher_paid' }, shows('Matcher paid')),
      order('validated', MATCHED, { ...MATCHED, ...MATCH_VALIDATED }, since('Match validated')),
      order('completed', MATCHED, { ...MATCHED, ...MATCH_COMPLETED }, since('Match completed')),
      order(
        'all set before',
        { ...PAID, status: 'matcher_paid', match_completed_at: EARLIER },
        { ...PAID, status: 'matcher_paid', match_completed_at: EARLIER },
        'cannot-tell',
      ),
      ...noTraceOfMatch(MATCHED, { status: 'matcher_paid' }),
    ],
    network: onNetwork({ status: 'matcher_paid' }),
  },
  'order.markAsRefunded': {
    offered: [[a.order({ can_be_marked_as_refunded: true })], [a.order()]],
    call: sent(matched, 'POST admin/orders/mark-as-refunded/7'),
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
    offered: [[a.order(PAID)], [matched, completed]],
    call: sent(matched, 'POST admin/orders/complete/7'),
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
    offered: [[a.order()], [matched, expired]],
    call: sent(a.order(), 'POST admin/orders/expire/7'),
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
    offered: [[a.order()], [a.order({ hidden: true }), matched]],
    call: sent(a.order(), 'POST admin/orders/set-hidden/7', {
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
    offered: [[a.order({ hidden: true })], [a.order(), a.order({ ...MATCHED, hidden: 1 })]],
    call: sent(a.order({ hidden: true }), 'POST admin/orders/set-hidden/7', {
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
    offered: [[a.order({ status: 'unable_to_capture' })], [a.order()]],
    call: sent(a.order(), 'POST admin/orders/capture/7'),
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
    offered: [[a.order({ status: 'unable_to_void' }), expired], [a.order()]],
    call: sent(a.order(), 'POST admin/orders/void/7'),
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
    offered: [[a.order({ published_at: null })], [a.order()]],
    call: sent(a.order(), 'POST admin/orders/publish/7', {
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
    offered: [[a.order({ match_id: 9 })], [a.order(), matched]],
    call: sent(matched, 'POST admin/orders/investigate/7'),
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
  'order.rematch': {
    offered: [[matched, a.order()], []],
    call: sent(matched, 'POST admin/matches/70/rematch', { choice: { matchId: '70' } }),
    readings: [
      rematched(
        'matched by it',
        { ...MATCHED, match_cancelled_at: EARLIER },
        MATCHED,
        shows('Matched'),
      ),
      rematched('matched again', {}, { match_id: 10 }, shows('Matched')),
      rematched('matched before', MATCHED, MATCHED, 'cannot-tell'),
      rematched(
        'still cancelled',
        { ...MATCHED, match_cancelled_at: EARLIER },
        { ...MATCHED, match_cancelled_at: EARLIER },
        'not-yet',
      ),
      rematched('gone', {}, null, 'cannot-tell'),
    ],
    network: {
      ...onNetwork({ match_cancelled_at: null, match_id: '71', matched_at: THEN }),
      given: { match_cancelled_at: THEN, status: 'published' },
      choice: { matchId: '70' },
      rival: { removed_at: THEN, status: 'removed' },
    },
  },
  'orders.hideAll': {
    offered: [[a.foundOrders([true]), a.foundOrders(null)], []],
    call: sent(a.foundOrders([false], QUERY), 'POST admin/orders/set-hidden', {
      body: { hidden: true, ...QUERY },
    }),
    readings: hiding(true, 'All hidden'),
    network: { ...onNetwork({ hidden: true }, idle) },
  },
  'orders.unhideAll': {
    offered: [[a.foundOrders([false]), a.foundOrders(null)], []],
    call: sent(a.foundOrders([true]), 'POST admin/orders/set-hidden', {
      body: { hidden: false, filters: {} },
    }),
    readings: hiding(false, 'All shown again'),
    network: { ...onNetwork({ hidden: false }, { ...idle, hidden: true }) },
  },
};
