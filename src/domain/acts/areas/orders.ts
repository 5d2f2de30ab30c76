/** Acts on an order and its match, and on all orders that a query finds. */
import type { ActSubject } from '#contract/bridge/recorded-acts.ts';
import type { OrderFilters, OrderRow } from '#contract/orders/orders.ts';
import { type Comparison, changesIn, type Facet } from '../../changes/changes.ts';
import type { Count } from '../../lists/pages.ts';
import { readRows } from '../../lists/paging.ts';
import { type ActionChoice, type OrderActionName, orderAction } from '../../orders/actions.ts';
import { changesBetween, type ReadOrder } from '../../orders/changes.ts';
import { isMatched } from '../../orders/figures.ts';
import { counted, formatCount } from '../../time/format.ts';
import type { ActName } from '../act-names.ts';
import {
  type ActDeclaration,
  allTurned,
  anyOf,
  declareAct,
  inEveryState,
  named,
  type Outcome,
  orNull,
  type Subject,
  stamped,
  turned,
  wholeList,
} from '../declare.ts';

export const ORDER: Subject<ReadOrder> = {
  noun: 'order',
  name: ({ id }) => `order ${id}`,
  ref: ({ id }) => ({ kind: 'order', id }),
  read: (read, { id }) => orNull(read('orders.read', { id })),
  changes: changesBetween,
  areas: ['orders'],
};

/** What an order that an act belongs to is called in the journal. */
export const orderRef = (id: string): ActSubject => ({ kind: 'order', id });

type Proof = (before: ReadOrder, wanted: unknown, now: ReadOrder | null) => Outcome;

/** Proof about one match: another match proves nothing about it. */
const ofSameMatch =
  (proof: Proof): Proof =>
  (before, wanted, now) =>
    now !== null && now.match_id !== before.match_id ? 'cannot-tell' : proof(before, wanted, now);

/** The match is paid: its own time, or the order's. */
const matchValidated = anyOf<ReadOrder>(
  stamped('Match validated', (order) => order.match_matcher_payment_completed_at),
  stamped('Match completed', (order) => order.match_completed_at),
);

const hasStatus = (text: string, status: string): Proof =>
  turned(text, (order: ReadOrder) => order.status === status);

/** What proves each action of the table in `orders/actions.ts` (1A); hiding is two acts. */
const PROOFS: Readonly<Record<Exclude<OrderActionName, 'setHidden'>, Proof>> = {
  cancelMatch: ofSameMatch(stamped('Match cancelled', (order) => order.match_cancelled_at)),
  approveMatch: ofSameMatch(matchValidated),
  markAsPaid: ofSameMatch(anyOf(hasStatus('Matcher paid', 'matcher_paid'), matchValidated)),
  markAsRefunded: anyOf(
    stamped('Refunded', (order) => order.refunded_at),
    turned('Refund completed', (order) => order.refund_status === 'completed'),
  ),
  completeOrder: stamped('Completed', (order) => order.completed_at),
  expireOrder: stamped('Expired', (order) => order.removed_at),
  capture: hasStatus('Payment received', 'payment_received'),
  void: stamped('Refunded', (order) => order.refunded_at),
  publish: stamped('Published', (order) => order.published_at),
  investigate: hasStatus('Dispute resolution needed', 'dispute_resolution_needed'),
};

const action = (name: OrderActionName, outcome: Proof): ActDeclaration<ReadOrder, ActionChoice> => {
  const { isEligible, call } = orderAction(name);
  return declareAct({ subject: ORDER, isPossible: isEligible, call, outcome });
};

/**
 * Hide and Unhide are one action of the table. Hide is possible on an order that is shown, Unhide on a
 * hidden one.
 */
function hiding(hidden: boolean): ActDeclaration<ReadOrder, ActionChoice> {
  const proof: Proof = turned(
    hidden ? 'Hidden' : 'Shown again',
    (order) => order.hidden === hidden,
  );
  const declared = action('setHidden', proof);
  return {
    ...declared,
    isPossible: (now, role) => now.hidden !== hidden && declared.isPossible(now, role),
  };
}

/** The act of an action on this order. */
export function actOf(name: OrderActionName, { hidden }: Pick<OrderRow, 'hidden'>): OrderActName {
  if (name === 'setHidden') return hidden ? 'order.unhide' : 'order.hide';
  return `order.${name}`;
}

/** Which cancelled match is made again. */
interface Rematch {
  readonly matchId: string;
}

/** The acts on one order that the table of actions has. */
export type OrderActName = Exclude<Extract<ActName, `order.${string}`>, 'order.rematch'>;

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
  countFacet('Hidden', (rows) => rows.filter(({ hidden }) => hidden).length),
]);

export const FOUND_ORDERS: Subject<FoundOrders> = {
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
};

const hidingAll = (hidden: boolean) =>
  declareAct<FoundOrders>({
    subject: FOUND_ORDERS,
    isPossible: inEveryState,
    call: ({ query: { filters, search } }) => ({
      endpoint: 'orders.setAllHidden',
      input: { hidden, filters, search },
    }),
    changed: ({ rowCount: rows }) => ({ rows }),
    outcome: allTurned(
      hidden ? 'All hidden' : 'All shown again',
      wholeList<OrderRow>,
      (order) => order.hidden === hidden,
    ),
  });

export const ORDER_ACTS = named({
  ...(Object.fromEntries(
    Object.entries(PROOFS).map(([name, proof]) => [
      `order.${name}`,
      action(name as keyof typeof PROOFS, proof),
    ]),
  ) as Record<`order.${keyof typeof PROOFS}`, ActDeclaration<ReadOrder, ActionChoice>>),
  'order.hide': hiding(true),
  'order.unhide': hiding(false),
  'order.rematch': declareAct<ReadOrder, Rematch>({
    subject: ORDER,
    isPossible: inEveryState,
    call: (_now, { matchId: id }) => ({ endpoint: 'matches.rematch', input: { id } }),
    outcome: turned('Matched', isMatched),
  }),
  'orders.hideAll': hidingAll(true),
  'orders.unhideAll': hidingAll(false),
});
