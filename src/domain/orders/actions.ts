/**
 * What staff can do to an order: one table of label, eligibility, alert and call; each is a permission
 * (1A). It reads a row of the list; a full order is turned into one first.
 */
import type { OrderRow } from '#contract/orders/orders.ts';
import type { EndpointInput, EndpointName } from '#contract/wire/endpoints.ts';
import { may, type Permission } from '#domain/access/roles.ts';
import { isMatched } from './figures.ts';
import { orderStatusLabel } from './status.ts';

/** A call of the API, ready to be made. */
type ActionCall = {
  [Name in EndpointName]: { readonly endpoint: Name; readonly input: EndpointInput<Name> };
}[EndpointName];

/** What an action needs to know beyond the order. */
export interface ActionChoice {
  /** How a published order is paid; only Publish asks. */
  readonly paymentType?: string;
}

/** One action on an order (1A). */
export interface OrderAction {
  /** The name people see; Hide and Unhide depend on the order. */
  label(order: OrderRow): string;
  /** The toast of success, before 'for order 7'. */
  done(order: OrderRow): string;
  /** Whether the order's own state allows it, for any role. */
  isEligible(order: OrderRow): boolean;
  /** The title of the alert when it fails, word for word (1A). */
  readonly alert: string;
  call(order: OrderRow, choice: ActionChoice): ActionCall;
}

/** The status texts that may be investigated, in either spelling: not 'Expired and Refunded'. */
const INVESTIGATED: ReadonlySet<string> = new Set([
  'published',
  'unpublished',
  'expired',
  'canceled',
  'cancelled',
]);

const isRemoved = (order: OrderRow) =>
  order.is_removed || order.removed_at !== null || order.status === 'removed';

/** Not completed, not cancelled, not removed. */
const isOpen = (order: OrderRow) =>
  order.completed_at === null && order.cancelled_at === null && !isRemoved(order);

/** A cancelled match is history: the order may be matched again, expired or hidden. */
const awaitsMatcher = (order: OrderRow) =>
  isMatched(order) &&
  order.match_matcher_payment_completed_at === null &&
  order.match_completed_at === null;

const isUntouched = (order: OrderRow) =>
  !isMatched(order) && order.matcher_payment_completed_at === null && isOpen(order);

const isReadyToComplete = (order: OrderRow) =>
  order.published_at !== null &&
  isMatched(order) &&
  order.matcher_payment_completed_at !== null &&
  isOpen(order);

/** The server's own text where it sends one; an expired order that was refunded is never 'Expired'. */
function statusText(order: OrderRow): string {
  const refunded = order.status === 'removed' && order.refunded_at !== null;
  return (refunded ? null : order.statusText) ?? orderStatusLabel(order).text;
}

const named = (label: string) => () => label;

const ORDER_ACTIONS = {
  cancelMatch: {
    label: named('Cancel Match'),
    done: named('Match cancelled'),
    isEligible: awaitsMatcher,
    alert: 'Unable to Cancel Match',
    call: ({ match_id: id }) => ({ endpoint: 'matches.cancel', input: { id: id ?? '' } }),
  },
  approveMatch: {
    label: named('Approve Match'),
    done: named('Match approved'),
    isEligible: awaitsMatcher,
    alert: 'Unable to Approve Match',
    call: ({ match_id: id }) => ({ endpoint: 'matches.approve', input: { id: id ?? '' } }),
  },
  markAsPaid: {
    label: named('Mark as Paid'),
    done: named('Marked as paid'),
    isEligible: awaitsMatcher,
    alert: 'Unable to mark match as paid',
    call: ({ id }) => ({ endpoint: 'orders.markAsMatcherPaid', input: { id } }),
  },
  markAsRefunded: {
    label: named('Mark as Refunded'),
    done: named('Marked as refunded'),
    isEligible: ({ can_be_marked_as_refunded: allowed }) => allowed,
    alert: 'Unable to mark order as refunded',
    call: ({ id }) => ({ endpoint: 'orders.markAsRefunded', input: { id } }),
  },
  completeOrder: {
    label: named('Complete Order'),
    done: named('Order completed'),
    isEligible: isReadyToComplete,
    alert: 'Unable to complete order',
    call: ({ id }) => ({ endpoint: 'orders.complete', input: { id } }),
  },
  expireOrder: {
    label: named('Expire Order'),
    done: named('Order expired'),
    isEligible: isUntouched,
    alert: 'Unable to expire order',
    call: ({ id }) => ({ endpoint: 'orders.expire', input: { id } }),
  },
  setHidden: {
    label: ({ hidden }) => (hidden ? 'Unhide Order' : 'Hide Order'),
    done: ({ hidden }) => (hidden ? 'Order unhidden' : 'Order hidden'),
    isEligible: isUntouched,
    alert: 'Unable to set order as hidden',
    call: ({ id, raw_id: rawId, hidden }) => ({
      endpoint: 'orders.setHidden',
      input: { id: rawId ?? id, hidden: !hidden },
    }),
  },
  capture: {
    label: named('Capture'),
    done: named('Payment captured'),
    isEligible: ({ status }) => status === 'unable_to_capture',
    alert: 'Unable to capture order',
    call: ({ id }) => ({ endpoint: 'orders.capture', input: { id } }),
  },
  void: {
    label: named('Void'),
    done: named('Payment voided'),
    isEligible: (order) => order.status === 'unable_to_void' || isRemoved(order),
    alert: 'Unable to void order',
    call: ({ id }) => ({ endpoint: 'orders.void', input: { id } }),
  },
  publish: {
    label: named('Publish'),
    done: named('Order published'),
    isEligible: ({ published_at }) => published_at === null,
    alert: 'Unable to publish order',
    call: ({ id }, { paymentType = '' }) => ({
      endpoint: 'orders.publish',
      input: { id, payment_type: paymentType },
    }),
  },
  investigate: {
    label: named('Investigate'),
    done: named('Investigation started'),
    isEligible: (order) =>
      order.match_id !== null && INVESTIGATED.has(statusText(order).toLowerCase()),
    alert: 'Unable to investigate order',
    call: ({ id }) => ({ endpoint: 'orders.investigate', input: { id } }),
  },
} as const satisfies { readonly [Name in Permission]?: OrderAction };
export type OrderActionName = keyof typeof ORDER_ACTIONS;

/** Every action, in the order a menu shows them. */
export const ORDER_ACTION_NAMES = Object.keys(ORDER_ACTIONS) as readonly OrderActionName[];

/** The action of that name. */
export const orderAction = (name: OrderActionName): OrderAction => ORDER_ACTIONS[name];

/** The actions this order offers to this role, in the order a menu shows them. */
export const offeredActions = (order: OrderRow, role: string): readonly OrderActionName[] =>
  ORDER_ACTION_NAMES.filter((name) => may(role, name) && orderAction(name).isEligible(order));

/** The question before every action, by its label, word for word (1A01). */
export const questionBefore = (label: string): string =>
  `Are you sure you want to take this action - ${label}?`;

/** The question before an action of this order. */
export const confirmationOf = (name: OrderActionName, order: OrderRow): string =>
  questionBefore(orderAction(name).label(order));

/** Whether this role may see how a match was validated, where there is one (1A35). */
export const maySeeJourney = (order: OrderRow, role: string): boolean =>
  may(role, 'seeJourney') && order.match_id !== null;
