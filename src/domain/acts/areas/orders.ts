/** Acts on an order and its match, and on all orders that a query finds (1A, 1B). */
import type { ThingRef } from '#contract/bridge/recorded-acts.ts';
import type { MatchHistoryItem } from '#contract/orders/order-detail.ts';
import type { OrderFilters, OrderRow } from '#contract/orders/orders.ts';
import type { Permission } from '../../access/roles.ts';
import { type Comparison, changesIn, type Facet } from '../../changes/changes.ts';
import type { Count } from '../../lists/pages.ts';
import { readRows } from '../../lists/paging.ts';
import { changesBetween, type ReadOrder } from '../../orders/changes.ts';
import { isMatched } from '../../orders/figures.ts';
import { payout, posterPayment } from '../../orders/sides.ts';
import { orderStatusLabel } from '../../orders/status.ts';
import { counted, formatCount } from '../../text/words.ts';
import {
  type ActBody,
  type Condition,
  condition,
  declareAct,
  isOffered,
  type Kind,
  named,
  readOrNull,
} from '../act.ts';
import { allTurned, anyOf, hasStatus, ofSame, stamped, turned, wholeList } from '../proofs.ts';

export const ORDER: Kind<ReadOrder> = {
  noun: 'order',
  name: ({ id }) => `order ${id}`,
  ref: ({ id }) => ({ kind: 'order', id }),
  read: (read, { id }) => readOrNull(read('orders.read', { id })),
  changes: changesBetween,
  state: (order) => orderStatusLabel(order)?.text ?? null,
  areas: ['orders'],
};

/** What an order that an act belongs to is called in the journal. */
export const orderRef = (id: string): ThingRef => ({ kind: 'order', id });

/** The question before an act on an order or a dispute, by its label, word for word (1A01, 2D). */
export const sureQuestion = (label: string): string =>
  `Are you sure you want to take this action - ${label}?`;

const isRemoved = (order: OrderRow) =>
  order.is_removed === true || order.removed_at !== null || order.status === 'removed';

/** The server's own text where it sends one; an expired order that was refunded is never 'Expired'. */
function statusText(order: OrderRow): string {
  const refunded = order.status === 'removed' && order.refunded_at !== null;
  return (refunded ? null : order.statusText) ?? orderStatusLabel(order)?.text ?? '';
}

const byStatus = (isMet: (order: OrderRow) => boolean): Condition<ReadOrder> =>
  condition((order) => `the status is ${statusText(order)}`, isMet);

const HAS_MATCH = condition<ReadOrder>(
  'the order has no match',
  (order) => order.match_id !== null,
);
const MATCHED = condition<ReadOrder>('the match was cancelled', isMatched);
/** A cancelled match is history: the order may be matched again, expired or hidden. */
const UNMATCHED = condition<ReadOrder>('the order is matched', (order) => !isMatched(order));
const PAID = condition<ReadOrder>(
  "the matcher's payment is not completed",
  (order) => order.matcher_payment_completed_at !== null,
);
const UNPAID = condition<ReadOrder>(
  "the matcher's payment is completed",
  (order) => order.matcher_payment_completed_at === null,
);

/** Not completed, not cancelled, not removed. */
const OPEN: readonly Condition<ReadOrder>[] = [
  condition('the order is completed', (order) => order.completed_at === null),
  condition('the order is cancelled', (order) => order.cancelled_at === null),
  condition('the order has expired', (order) => !isRemoved(order)),
];

/** The match waits for the matcher's payment (1A03). */
const AWAITS_MATCHER: readonly Condition<ReadOrder>[] = [
  HAS_MATCH,
  MATCHED,
  condition(
    "the matcher's payment is completed",
    (order) => order.match_matcher_payment_completed_at === null,
  ),
  condition('the match is completed', (order) => order.match_completed_at === null),
];

/** The order has no match and no payment (1A15). */
const UNTOUCHED = [UNMATCHED, UNPAID, ...OPEN];

/** The status texts that may be investigated, in either spelling: not 'Expired and Refunded' (1A33). */
const INVESTIGATED: ReadonlySet<string> = new Set([
  'published',
  'unpublished',
  'expired',
  'canceled',
  'cancelled',
]);

/** What an act needs to know beyond the order. */
export interface OrderChoice {
  /** How a published order is paid; only Publish asks. */
  readonly paymentType?: string;
}

interface OrderAct
  extends Pick<
    ActBody<ReadOrder, OrderChoice>,
    'label' | 'key' | 'alert' | 'conditions' | 'call' | 'proof' | 'effect'
  > {
  readonly done: string;
  readonly permission: Permission;
}

const onOrder = ({ done, ...act }: OrderAct): ActBody<ReadOrder, OrderChoice> =>
  declareAct({
    kind: ORDER,
    question: sureQuestion(act.label),
    done: (order) => (order === null ? done : `${done} for order ${order.id}`),
    ...act,
  });

/** Proof about one match: another match proves nothing about it. */
const ofSameMatch = ofSame<ReadOrder>((order) => order.match_id);

/** The match is paid: its own time, or the order's. */
const matchValidated = anyOf<ReadOrder>(
  stamped('Match validated', (order) => order.match_matcher_payment_completed_at),
  stamped('Match completed', (order) => order.match_completed_at),
);

/** Hide is offered on an order that is shown, Unhide on a hidden one. */
const hiding = (hidden: boolean) =>
  onOrder({
    label: hidden ? 'Hide Order' : 'Unhide Order',
    key: 'H',
    done: hidden ? 'Order hidden' : 'Order unhidden',
    alert: 'Unable to set order as hidden',
    permission: 'setHidden',
    conditions: [
      condition(`the order is ${hidden ? '' : 'not '}hidden`, (order) => order.hidden !== hidden),
      ...UNTOUCHED,
    ],
    call: ({ id, raw_id: rawId }) => ({
      endpoint: 'orders.setHidden',
      input: { id: rawId ?? id, hidden },
    }),
    proof: turned(hidden ? 'Hidden' : 'Shown again', (order) => order.hidden === hidden),
  });

/** The acts on one order, in the order a menu shows them. */
const ON_ORDER = {
  'order.cancelMatch': onOrder({
    label: 'Cancel Match',
    key: 'X',
    done: 'Match cancelled',
    alert: 'Unable to Cancel Match',
    permission: 'cancelMatch',
    conditions: AWAITS_MATCHER,
    call: ({ match_id: id }) => ({ endpoint: 'matches.cancel', input: { id: id ?? '' } }),
    proof: ofSameMatch(stamped('Match cancelled', (order) => order.match_cancelled_at)),
  }),
  'order.approveMatch': onOrder({
    label: 'Approve Match',
    key: 'T',
    done: 'Match approved',
    alert: 'Unable to Approve Match',
    permission: 'approveMatch',
    conditions: AWAITS_MATCHER,
    call: ({ match_id: id }) => ({ endpoint: 'matches.approve', input: { id: id ?? '' } }),
    proof: ofSameMatch(matchValidated),
  }),
  'order.markAsPaid': onOrder({
    label: 'Mark as Paid',
    key: 'K',
    done: 'Marked as paid',
    alert: 'Unable to mark match as paid',
    permission: 'markAsPaid',
    conditions: AWAITS_MATCHER,
    call: ({ id }) => ({ endpoint: 'orders.markAsMatcherPaid', input: { id } }),
    proof: ofSameMatch(anyOf(hasStatus('Matcher paid', 'matcher_paid'), matchValidated)),
  }),
  'order.markAsRefunded': onOrder({
    label: 'Mark as Refunded',
    key: 'F',
    done: 'Marked as refunded',
    alert: 'Unable to mark order as refunded',
    permission: 'markAsRefunded',
    conditions: [
      condition(
        'the network has not marked it as refundable',
        (order) => order.can_be_marked_as_refunded === true,
      ),
    ],
    call: ({ id }) => ({ endpoint: 'orders.markAsRefunded', input: { id } }),
    proof: anyOf(
      stamped('Refunded', (order) => order.refunded_at),
      turned('Refund completed', (order) => order.refund_status === 'completed'),
    ),
  }),
  'order.completeOrder': onOrder({
    label: 'Complete Order',
    key: 'M',
    done: 'Order completed',
    effect: (order) => `Complete order ${order.id}: ${posterPayment(order)}, ${payout(order)}`,
    alert: 'Unable to complete order',
    permission: 'completeOrder',
    conditions: [
      condition('the order is not published', (order) => order.published_at !== null),
      HAS_MATCH,
      MATCHED,
      PAID,
      ...OPEN,
    ],
    call: ({ id }) => ({ endpoint: 'orders.complete', input: { id } }),
    proof: stamped('Completed', (order) => order.completed_at),
  }),
  'order.expireOrder': onOrder({
    label: 'Expire Order',
    key: 'E',
    done: 'Order expired',
    alert: 'Unable to expire order',
    permission: 'expireOrder',
    conditions: UNTOUCHED,
    call: ({ id }) => ({ endpoint: 'orders.expire', input: { id } }),
    proof: stamped('Expired', (order) => order.removed_at),
  }),
  'order.hide': hiding(true),
  'order.unhide': hiding(false),
  'order.capture': onOrder({
    label: 'Capture',
    key: 'C',
    done: 'Payment captured',
    effect: (order) => `Capture the payment of order ${order.id}: ${posterPayment(order)}`,
    alert: 'Unable to capture order',
    permission: 'capture',
    conditions: [byStatus(({ status }) => status === 'unable_to_capture')],
    call: ({ id }) => ({ endpoint: 'orders.capture', input: { id } }),
    proof: hasStatus('Payment received', 'payment_received'),
  }),
  'order.void': onOrder({
    label: 'Void',
    key: 'V',
    done: 'Payment voided',
    effect: (order) => `Void the payment of order ${order.id}: ${posterPayment(order)}`,
    alert: 'Unable to void order',
    permission: 'void',
    conditions: [byStatus((order) => order.status === 'unable_to_void' || isRemoved(order))],
    call: ({ id }) => ({ endpoint: 'orders.void', input: { id } }),
    proof: stamped('Refunded', (order) => order.refunded_at),
  }),
  'order.publish': onOrder({
    label: 'Publish',
    key: 'P',
    done: 'Order published',
    alert: 'Unable to publish order',
    permission: 'publish',
    conditions: [condition('the order was published', (order) => order.published_at === null)],
    call: ({ id }, { paymentType = '' }) => ({
      endpoint: 'orders.publish',
      input: { id, payment_type: paymentType },
    }),
    proof: stamped('Published', (order) => order.published_at),
  }),
  'order.investigate': onOrder({
    label: 'Investigate',
    key: 'I',
    done: 'Investigation started',
    alert: 'Unable to investigate order',
    permission: 'investigate',
    conditions: [HAS_MATCH, byStatus((order) => INVESTIGATED.has(statusText(order).toLowerCase()))],
    call: ({ id }) => ({ endpoint: 'orders.investigate', input: { id } }),
    proof: hasStatus('Dispute resolution needed', 'dispute_resolution_needed'),
  }),
} as const;

export type OrderActName = keyof typeof ON_ORDER;
export const ORDER_ACT_NAMES = Object.keys(ON_ORDER) as readonly OrderActName[];

/** All orders that a query finds, as one thing. */
export interface FoundOrders extends Count {
  readonly query: { readonly filters: OrderFilters; readonly search?: string | undefined };
  /** Null until they were read. */
  readonly rows: readonly OrderRow[] | null;
}

/** The most orders that are loaded to show what a query finds. */
const PREVIEWED = 1000;

const countFacet = (
  label: string,
  count: (rows: readonly OrderRow[], found: FoundOrders) => number,
): Facet<FoundOrders> => [
  label,
  (found) => found.rows && { kind: 'text', value: formatCount(count(found.rows, found)) },
];

const foundChanges: Comparison<FoundOrders> = changesIn([
  countFacet('Orders', (_rows, { rowCount }) => rowCount),
  countFacet('Hidden', (rows) => rows.filter(({ hidden }) => hidden === true).length),
]);

const FOUND_ORDERS: Kind<FoundOrders> = {
  noun: 'list of orders',
  name: ({ rowCount }) => counted(rowCount, 'order'),
  ref: () => ({ kind: 'orders', id: null }),
  read: async (read, { query }) => ({
    query,
    ...(await readRows((paging) => read('orders.list', { ...query, ...paging }), {
      pageSize: PREVIEWED,
      most: PREVIEWED,
    })),
  }),
  changes: foundChanges,
  areas: ['orders'],
  covers: {
    kind: 'order',
    acts: ['order.hide', 'order.unhide'],
    ids: (found) => wholeList(found)?.map(({ id }) => id) ?? null,
  },
};

/** The number of orders that the server says it has changed; null where it does not say. */
const countIn = (answer: unknown) =>
  (Object(answer) as { readonly count?: number | null }).count ?? null;

function hidingAll(hidden: boolean) {
  const label = hidden ? 'Hide all' : 'Unhide all';
  return declareAct<FoundOrders>({
    kind: FOUND_ORDERS,
    label,
    key: hidden ? 'H' : 'U',
    isInNoMenu: true,
    question: sureQuestion(label),
    done: (_found, answer) => {
      const count = countIn(answer);
      return `${count === null ? 'Orders' : counted(count, 'order')} ${hidden ? 'hidden' : 'unhidden'}`;
    },
    // Word for word as the alert of the single one (1B).
    alert: 'Unable to set orders as hidden',
    permission: 'hideAll',
    conditions: [],
    call: ({ query: { filters, search } }) => ({
      endpoint: 'orders.setAllHidden',
      input: { hidden, filters, search },
    }),
    changed: ({ rowCount: rows }) => ({ rows }),
    proof: allTurned(
      hidden ? 'All hidden' : 'All shown again',
      wholeList<OrderRow>,
      (order) => order.hidden === hidden,
    ),
  });
}

export const ORDER_ACTS = named({
  ...ON_ORDER,
  'order.rematch': declareAct<ReadOrder, MatchHistoryItem>({
    kind: ORDER,
    label: 'Rematch',
    key: 'R',
    isInNoMenu: true,
    question: 'Are you sure you want to rematch this order?',
    done: 'Order remached successfully',
    alert: 'Error',
    conditions: [],
    call: (_now, { id }) => ({ endpoint: 'matches.rematch', input: { id } }),
    proof: turned('Matched', isMatched),
  }),
  'orders.hideAll': hidingAll(true),
  'orders.unhideAll': hidingAll(false),
});

/** The acts this order offers to this role, in the order a menu shows them. */
export const offeredOnOrder = (order: ReadOrder, role: string): readonly OrderActName[] =>
  ORDER_ACT_NAMES.filter((name) => isOffered(ORDER_ACTS[name], order, role));
