/** What the cases of acts on an order and on its match share, and the specification's table of both (document 1, section 4). */
import { fullOrder } from '#contract/orders/order-detail.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import {
  type ActCases,
  EARLIER,
  type Fields,
  type Reach,
  type Reading,
  type Rule,
  readingsOf,
  set,
  THEN,
} from './case.ts';
import { MATCHED as AS_MATCHED, PAID as AS_PAID, a } from './things.ts';

/** The rows of the table: a status, and what is true of the order. */
export const LINES = [
  'unpublished | never published',
  'published | published',
  'published | match cancelled',
  'published | matched',
  'matched | matched',
  'matched | matched unpublished',
  'matched | match completed',
  'matcher_paid | matched',
  'payment_received | validated',
  'payment_received | validated unpublished',
  'payment_received | validated, match cancelled',
  'payment_received | validated, cancelled',
  'payment_received | validated, removed',
  'completed | completed',
  'completed | completed, owed',
  'cancelled | cancelled',
  'cancelled | cancelled, owed',
  'cancelled | cancelled, once matched',
  'removed | removed',
  'removed | removed, once matched',
  'removed | removed and refunded',
  'unable_to_void | cancelled',
  'unable_to_capture | validated',
  'unable_to_payout | validated',
  'unable_to_transfer | validated',
  'dispute_resolution_needed | matched',
  'unable_to_refund | cancelled, owed',
  'a status of its own | published',
] as const;
export type Line = (typeof LINES)[number];

/** What the conditions read of an order: the field, and its value where it is so. */
export const FACTS = {
  match: { match_id: '9' },
  matchCancelled: { match_cancelled_at: EARLIER },
  matchPaid: { match_matcher_payment_completed_at: EARLIER },
  matchCompleted: { match_completed_at: EARLIER },
  published: { published_at: EARLIER },
  paid: { matcher_payment_completed_at: EARLIER },
  completed: { completed_at: EARLIER },
  cancelled: { cancelled_at: EARLIER },
  removed: { removed_at: EARLIER },
  hidden: { hidden: true },
  refundable: { can_be_marked_as_refunded: true },
} as const;
export type Fact = keyof typeof FACTS;

/** What is true of an order, and its status; `is` is any of them. */
export interface State {
  readonly is: (...facts: readonly Fact[]) => boolean;
  readonly status: string;
}

/** Everything that is tested of an act in the menu of an order. */
export interface OrderCases extends ActCases {
  /** The rows of the table that offer it. */
  readonly lines: readonly Line[];
  /** The rule of the table, written by hand and not by the conditions of the act. */
  readonly isEligible: (of: State) => boolean;
}

const isMatched = ({ is }: State) => is('match') && !is('matchCancelled');
const hasEnded = ({ is }: State) => is('completed', 'cancelled', 'removed');

/** What the rules of several acts have in common. */
export const rules = {
  awaitsMatcher: (of: State) => isMatched(of) && !of.is('matchPaid', 'matchCompleted'),
  awaitsCompletion: (of: State) =>
    of.is('published') && isMatched(of) && of.is('paid') && !hasEnded(of),
  isIdle: (of: State) => !(isMatched(of) || of.is('paid') || hasEnded(of)),
};

const WHOLE = { id: 7, status: 'published', published_at: EARLIER };
export const order = readingsOf(fullOrder, WHOLE, {});
export const rematched = readingsOf(fullOrder, WHOLE, { matchId: '9' });

export const MATCHED = { match_id: 9, status: 'matched' };
export const PAID = {
  ...MATCHED,
  matcher_payment_completed_at: EARLIER,
  match_matcher_payment_completed_at: EARLIER,
};
export const CANCELLED = { status: 'cancelled', cancelled_at: THEN };

/** What no act on an order may take for its trace. */
export const nothing = (before: Fields): readonly Reading[] => [
  order('unchanged', before, before, 'not-yet'),
  order('another status that is not the trace', before, { ...before, status: 'x' }, 'not-yet'),
  order('gone', before, null, 'cannot-tell'),
];

/** Orders that offer some acts and not others. */
export const some = {
  unpublished: a.order({ status: 'unpublished', published_at: null }),
  published: a.order(),
  hidden: a.order({ hidden: true }),
  matched: a.order(AS_MATCHED),
  rejected: a.order({ ...AS_MATCHED, status: 'published', match_cancelled_at: EARLIER }),
  validated: a.order({ ...AS_PAID, match_matcher_payment_completed_at: EARLIER }),
  completed: a.order({
    ...AS_PAID,
    status: 'completed',
    completed_at: EARLIER,
    match_completed_at: EARLIER,
  }),
  cancelled: a.order({ status: 'cancelled', cancelled_at: EARLIER }),
  expired: a.order({ status: 'removed', removed_at: EARLIER, is_removed: true }),
};

export const onNetwork = (effect: Fields, given: Fields = {}): Rule => ({
  list: 'orders.list',
  given,
  effect: set(effect),
  rival: { status: 'cancelled', cancelled_at: EARLIER },
});
export const validated = {
  match_matcher_payment_completed_at: EARLIER,
  status: 'payment_received',
};
export const idle = { status: 'published', match_id: null, matched_at: null };

/** The order 1001 of the list, with these fields. */
export const rowOf = (more: Fields = {}) => ({
  id: 1001,
  status: 'published',
  published_at: EARLIER,
  ...more,
});

/** It is reached on that order. */
export const inList = (opens: string, more: Fields = {}): Reach => ({
  place: '/transactions',
  answers: answersWith([rowOf(more)]),
  row: '1001',
  opens,
});

/** What makes it a matched one. */
export const ROW_MATCHED = { status: 'matched', match_id: 31, matched_at: EARLIER };
