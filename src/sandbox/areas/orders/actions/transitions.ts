/**
 * What each action of staff does to an order: who may do it, what prevents it, and what it changes. The
 * specification names the actions, who is offered them and when (1A35, 1A36, 1A37). It does not name
 * their effects, so they are defined here:
 *
 * | action | the order is then | its match | its money |
 * |---|---|---|---|
 * | cancel match | published again | cancelled | |
 * | approve match | payment_received | payment completed | |
 * | mark as paid | matcher_paid | payment confirmed | |
 * | mark as refunded | removed or cancelled, where the refund held it up | | refund completed |
 * | complete | completed | completed | paid out |
 * | expire | removed | | refund pending, where the poster had paid |
 * | capture | payment_received | | taken from the poster |
 * | void | removed or cancelled | | released, which counts as refunded |
 * | publish | published | | taken through the chosen type |
 * | investigate | dispute_resolution_needed | an event and a dispute are opened | |
 * | rematch | matched | a new one on the terms of the cancelled one | |
 */
import type { InferSelectModel } from 'drizzle-orm';
import type { RealtimeEvent } from '#contract/wire/realtime.ts';
import type { Permission } from '#domain/access/roles.ts';
import type { matches, orders } from '../../../database/schema.ts';
import { collectionFee, hundredthsText, payoutFee } from '../../../world/orders/money.ts';

export type OrderRecord = InferSelectModel<typeof orders>;
export type MatchRecord = InferSelectModel<typeof matches>;

/** What an action is done to: an order, and the match that is meant or its latest one. */
export interface OrderAndMatch {
  readonly order: OrderRecord;
  readonly match: MatchRecord | null;
}

/** Something found out about a match's payment, to be kept as a validation event. */
export interface PaymentFinding {
  readonly event: string;
  readonly matcher_paid: boolean | null;
  readonly payment_received: boolean | null;
}

/** What an action changes, and its events. */
export interface Outcome {
  readonly order: Partial<OrderRecord>;
  readonly match?: Partial<MatchRecord>;
  /** A new match with everything of the old one but this. */
  readonly newMatch?: Partial<MatchRecord>;
  readonly finding?: PaymentFinding;
  /** Whether a dispute about the match is opened. */
  readonly disputes?: true;
  readonly publishes: RealtimeEvent;
}

/** What the caller adds to an action. */
interface Request {
  readonly now: Date;
  readonly paymentType?: string;
}

/** One action of staff. */
export interface Transition {
  /** What a role needs beyond being staff. */
  readonly permission?: Permission;
  /** What must be true, and the message when it is not. */
  readonly rules: readonly Rule[];
  readonly outcome: (thing: OrderAndMatch, request: Request) => Outcome;
}

interface Rule {
  readonly holds: (thing: OrderAndMatch) => boolean;
  readonly otherwise: string;
}

const rule = (otherwise: string, holds: Rule['holds']): Rule => ({ holds, otherwise });

/** Rules that a date of the order, or of its match, is there or not. */
const orderHas = (date: keyof OrderRecord, otherwise: string) =>
  rule(otherwise, ({ order }) => order[date] !== null);
const orderLacks = (date: keyof OrderRecord, otherwise: string) =>
  rule(otherwise, ({ order }) => order[date] === null);
const matchLacks = (date: keyof MatchRecord, otherwise: string) =>
  rule(otherwise, ({ match }) => match?.[date] === null);

/** Whether the latest match still counts. */
const isMatched = ({ match }: OrderAndMatch) =>
  match !== null && match.accepted_at !== null && match.cancelled_at === null;

const matchExists = rule('The order has no match', ({ match }) => match !== null);
const matched = rule('The order is not matched', isMatched);
const notMatched = rule('The order is matched', (thing) => !isMatched(thing));
const matchNotCancelled = matchLacks('cancelled_at', 'The match has been cancelled');
const matchCancelled = rule(
  'Only a cancelled match can be rematched',
  ({ match }) => match !== null && match.cancelled_at !== null,
);
const notMatchedAgain = orderLacks('matched_at', 'The order is matched again');
const matchAccepted = rule(
  'The match has not been accepted yet',
  ({ match }) => match?.accepted_at !== null,
);
const PAID = "The matcher's payment is already completed";
const matchUnpaid = matchLacks('matcher_payment_completed_at', PAID);
const matchNotCompleted = matchLacks('completed_at', 'The match is already completed');
const notMarkedPaid = rule(
  'The match is already marked as paid',
  ({ order }) => order.status !== 'matcher_paid',
);
const published = orderHas('published_at', 'The order is not published');
const unpublished = orderLacks('published_at', 'The order has already been published');
const paid = orderHas('matcher_payment_completed_at', "The matcher's payment is not completed");
const unpaid = orderLacks('matcher_payment_completed_at', PAID);
const notCompleted = orderLacks('completed_at', 'The order is already completed');
const notCancelled = orderLacks('cancelled_at', 'The order has been cancelled');
const notRemoved = rule('The order has expired', ({ order }) => !order.is_removed);
const refundable = rule(
  'The order cannot be marked as refunded',
  ({ order }) => order.can_be_marked_as_refunded,
);
const captureFailed = rule(
  'The order is not waiting for its payment to be captured',
  ({ order }) => order.status === 'unable_to_capture',
);
const voidable = rule(
  'The order has no payment to void',
  ({ order }) => order.status === 'unable_to_void' || order.is_removed,
);
const notRefunded = orderLacks('refunded_at', 'The payment has already been refunded');
const INVESTIGATED = ['published', 'unpublished', 'removed', 'cancelled'];
const investigable = rule(
  'Only an order that is published, unpublished, expired or cancelled can be investigated',
  ({ order }) =>
    INVESTIGATED.includes(order.status) &&
    !(order.status === 'removed' && order.refunded_at !== null),
);

/** Nothing has ended the order. */
const open = [notCompleted, notCancelled, notRemoved];
/** The match waits for its payment (1A03: cancel match, approve match, mark as paid). */
const matchPending = [
  matchExists,
  matchNotCancelled,
  matchAccepted,
  matchNotCompleted,
  matchUnpaid,
  ...open,
];
/** The order has no payment (1A15: expire, hide, unhide). */
const idle = [...open, notMatched, unpaid];

/** The status of an order once nothing holds it up. */
const endStatus = ({ order }: OrderAndMatch) => (order.is_removed ? 'removed' : 'cancelled');

const UNMATCHED = { matched_at: null, confirmed_at: null, matcher_payment_completed_at: null };

const HUNDRED = 100;
const hundredths = (amount: string) => Math.round(Number(amount) * HUNDRED);

/** Every action on one order or match. Roles are enforced as the console offers them (1A35). */
export const TRANSITIONS = {
  cancelMatch: {
    permission: 'cancelMatch',
    rules: matchPending,
    outcome: (_thing, { now }) => ({
      order: { status: 'published', ...UNMATCHED },
      match: { cancelled_at: now },
      publishes: 'matchCancelled',
    }),
  },
  approveMatch: {
    permission: 'approveMatch',
    rules: matchPending,
    outcome: ({ match }, { now }) => {
      const paidAt = {
        confirmed_at: match?.confirmed_at ?? now,
        matcher_payment_completed_at: now,
      };
      return {
        order: { status: 'payment_received', ...paidAt },
        match: paidAt,
        finding: { event: 'staff_approval', matcher_paid: true, payment_received: true },
        publishes: 'orderSaved',
      };
    },
  },
  markAsMatcherPaid: {
    permission: 'markAsPaid',
    rules: [...matchPending, notMarkedPaid],
    outcome: ({ match }, { now }) => {
      const paidAt = { confirmed_at: match?.confirmed_at ?? now };
      return {
        order: { status: 'matcher_paid', ...paidAt },
        match: paidAt,
        finding: { event: 'staff_payment_mark', matcher_paid: true, payment_received: null },
        publishes: 'orderSaved',
      };
    },
  },
  markAsRefunded: {
    permission: 'markAsRefunded',
    rules: [refundable],
    outcome: (thing, { now }) => ({
      order: {
        ...(thing.order.status === 'unable_to_refund' ? { status: endStatus(thing) } : {}),
        refund_status: 'completed',
        refunded_at: now,
        can_be_marked_as_refunded: false,
      },
      publishes: 'orderSaved',
    }),
  },
  complete: {
    permission: 'completeOrder',
    rules: [published, matched, paid, ...open],
    outcome: ({ order }, { now }) => ({
      order: {
        status: 'completed',
        completed_at: now,
        payout_fee: order.payout_fee ?? hundredthsText(payoutFee(order.poster_currency)),
      },
      match: { completed_at: now },
      publishes: 'orderSaved',
    }),
  },
  expire: {
    permission: 'expireOrder',
    rules: idle,
    outcome: ({ order }, { now }) => {
      const owed = order.published_at !== null;
      return {
        order: {
          status: 'removed',
          is_removed: true,
          removed_at: now,
          ...(owed ? { refund_status: 'pending', can_be_marked_as_refunded: true } : {}),
        },
        publishes: 'orderRemoved',
      };
    },
  },
  capture: {
    permission: 'capture',
    rules: [captureFailed],
    outcome: () => ({ order: { status: 'payment_received' }, publishes: 'orderSaved' }),
  },
  void: {
    permission: 'void',
    rules: [voidable, notRefunded],
    outcome: (thing, { now }) => ({
      order: {
        status: endStatus(thing),
        refund_status: 'completed',
        refunded_at: now,
        can_be_marked_as_refunded: false,
      },
      publishes: thing.order.is_removed ? 'orderRemoved' : 'orderCancelled',
    }),
  },
  publish: {
    permission: 'publish',
    rules: [unpublished, ...open],
    outcome: ({ order }, { now, paymentType = 'admin' }) => ({
      order: {
        status: 'published',
        posted_at: order.posted_at ?? now,
        published_at: now,
        payment_type: paymentType,
        collection_fee: hundredthsText(
          collectionFee(paymentType, hundredths(order.poster_amount)) ?? 0,
        ),
      },
      publishes: 'orderSaved',
    }),
  },
  investigate: {
    permission: 'investigate',
    rules: [matchExists, investigable],
    outcome: () => ({
      order: { status: 'dispute_resolution_needed' },
      finding: { event: 'staff_investigation', matcher_paid: null, payment_received: null },
      disputes: true,
      publishes: 'orderSaved',
    }),
  },
  rematch: {
    rules: [matchCancelled, ...open, notMatchedAgain, published],
    outcome: (_thing, { now }) => ({
      order: { status: 'matched', ...UNMATCHED, matched_at: now },
      newMatch: { requested_at: now, accepted_at: now },
      publishes: 'orderMatched',
    }),
  },
  hide: {
    permission: 'setHidden',
    rules: idle,
    outcome: () => ({ order: { hidden: true }, publishes: 'orderHiddenChange' }),
  },
  unhide: {
    permission: 'setHidden',
    rules: idle,
    outcome: () => ({ order: { hidden: false }, publishes: 'orderHiddenChange' }),
  },
} as const satisfies Record<string, Transition>;

/** The name of an action. */
export type TransitionName = keyof typeof TRANSITIONS;

/** The calls that name an order and carry nothing else, with what each does to it. */
export const CALLS_ON_ORDER = {
  'orders.complete': 'complete',
  'orders.expire': 'expire',
  'orders.capture': 'capture',
  'orders.void': 'void',
  'orders.markAsMatcherPaid': 'markAsMatcherPaid',
  'orders.markAsRefunded': 'markAsRefunded',
  'orders.investigate': 'investigate',
} as const satisfies Readonly<Record<string, TransitionName>>;

/** The calls that name a match and carry nothing else. */
export const CALLS_ON_MATCH = {
  'matches.cancel': 'cancelMatch',
  'matches.approve': 'approveMatch',
  'matches.rematch': 'rematch',
} as const satisfies Readonly<Record<string, TransitionName>>;
