/** What an order waits for, of whom, since when, and the last word on it (1O02, 1O03, 1O06). */
import type { FullOrder } from '#contract/orders/order-detail.ts';
import type { OrderStatus, RefundStatus } from '#contract/orders/orders.ts';
import { known, type Shown } from '#contract/wire/unreadable.ts';
import { type OrderActName, offeredOnOrder } from '../acts/areas/orders.ts';
import type { ReadOrder } from '../orders/changes.ts';
import { isMatched, PAID_STATUSES, validatedAt } from '../orders/figures.ts';
import { eventsOfOwn } from '../orders/history/match-events.ts';
import type { LoadedOrder } from '../orders/history/story.ts';
import { orderStatusLabel, spelled } from '../orders/status.ts';
import { stepsOf } from '../orders/steps.ts';
import { nameOrEmail } from '../text/person-names.ts';
import type { Participant } from '../time/story.ts';
import { lastFinding } from './findings.ts';
import {
  type DatedStep,
  latestOf,
  ruleFor,
  type Standing,
  standingAsItCame,
  type Word,
  withoutStatus,
} from './standing.ts';

/** An order as far as it has been read. */
export type ReadRecord = Pick<LoadedOrder, 'order' | 'history' | 'pending'>;

/** What a rule says; what it leaves out is the same for every order. */
type Rule = (record: ReadRecord) => Pick<Standing, 'text'> & Partial<Standing>;

const isFull = (order: ReadOrder): order is FullOrder => 'postersBeneficiary' in order;

function somebody(as: string, person: FullOrder['user']): Participant | null {
  const name = nameOrEmail(person);
  return name === null ? null : { as, name, userId: person?.id ?? null };
}

const matcherOf = (order: ReadOrder) =>
  isFull(order) && isMatched(order) ? somebody('Matcher', order.match?.user ?? null) : null;
const beneficiaryOf = (order: ReadOrder) =>
  isFull(order)
    ? somebody('Poster Beneficiary (inferred from the status)', order.postersBeneficiary)
    : null;

/** Who ended the last match, where its history has been read. */
function cancelledBy(order: ReadOrder, history: ReadRecord['history'] = []): Participant | null {
  const last = history.find(({ id }) => id === order.match_id);
  const name = last?.cancelled_at ? nameOrEmail(last.initiator) : null;
  return name === null ? null : { as: 'Cancelled by', name, userId: null };
}

/** The latest of the named steps. */
const since = (order: ReadOrder, ...names: readonly string[]): DatedStep | null =>
  latestOf(stepsOf(order).filter(({ what }) => names.includes(what)));

/** What becomes of the poster's money, by the refund's status. */
const REFUNDS: Readonly<Record<RefundStatus, Pick<Standing, 'text' | 'tone' | 'isOpen'>>> = {
  initiated: {
    text: 'Waiting for the refund, which is initiated',
    tone: 'informative',
    isOpen: true,
  },
  pending: { text: 'Waiting for the refund, which is pending', tone: 'informative', isOpen: true },
  completed: { text: 'Refunded', tone: 'neutral', isOpen: false },
  failed: { text: 'The refund failed', tone: 'warning', isOpen: true },
};

/** An order that has ended: open as long as a refund is under way, failed or owed. */
function ended(order: ReadOrder, how: string, steps: readonly string[]): ReturnType<Rule> {
  const { refund_status: status, refunded_at: refunded, can_be_marked_as_refunded: may } = order;
  const end = since(order, ...steps);
  const refund = status === null ? undefined : ruleFor(REFUNDS, status);
  if (refund) {
    const text = `${how}. ${refund.text}`;
    if (!refund.isOpen) return { ...refund, text, since: since(order, 'refunded') ?? end };
    // No date shows when a refund began or failed.
    return refunded === null
      ? { ...refund, text }
      : { ...refund, text, tone: 'warning', note: REFUND_DATE };
  }
  if (status !== null) return { text: `${how}. Refund as it came: ${status}`, note: NO_RULE };
  if (refunded !== null)
    return { text: `${how}. Refunded`, isOpen: false, since: since(order, 'refunded') };
  if (may === true)
    return { text: `${how}. Not marked as refunded yet`, tone: 'informative', since: end };
  if (order.status === 'completed') {
    return { text: `${how}. Nothing is awaited`, isOpen: false, since: end };
  }
  const text = `${how}. No refund is recorded`;
  return validatedAt(order) === null
    ? { text, isOpen: false, since: end }
    : { text, tone: 'warning', isInferred: true, since: end, note: REFUND_INFERRED };
}

const REFUND_INFERRED = 'That a refund is awaited is inferred from the validated payment.';
const REFUND_DATE = 'A refund date is recorded: this contradicts the refund status.';

const NO_RULE = 'Corridor does not know what this status waits for.';
const NO_ACTION = 'Who has to act is not available. Corridor has no action for this status.';

/** A step that failed, with what is known of who can take it again. */
const failed = (text: string, note: string | null = null) => ({ text, note });
const again = (action: string) =>
  `An admin can try ${action} again. Who has to act is not available.`;

/** The statuses of an order that cannot go on by itself (1O03). */
const TROUBLES = {
  unable_to_void: failed('The payment could not be voided', again('Void')),
  unable_to_capture: failed('The payment could not be captured', again('Capture')),
  unable_to_payout: failed('The payout failed', NO_ACTION),
  unable_to_transfer: failed('The transfer failed', NO_ACTION),
  dispute_resolution_needed: failed('Waiting for a decision in Dispute Resolution'),
  unable_to_refund: failed('The refund could not be made', 'Who has to act is not available.'),
} as const satisfies Partial<Record<OrderStatus, Pick<Standing, 'text' | 'note'>>>;

/** What a trouble of an order is in words; null for any other status. */
export const troubleOf = (status: string): Pick<Standing, 'text' | 'note'> | null =>
  ruleFor<string, Pick<Standing, 'text' | 'note'>>(TROUBLES, status) ?? null;

const isValidated = (order: ReadOrder): boolean =>
  order.match_cancelled_at === null && validatedAt(order) !== null;

/**
 * How far an order is, as it can be said to a caller: its status, or what its dates say beyond that. Null where
 * they contradict it.
 */
export function stageOf(order: ReadOrder): string | null {
  const status = spelled(order.status);
  if (status !== 'matched' && status !== 'matcher_paid') return status;
  if (isValidated(order)) return 'validated';
  return status === 'matched' && order.match_cancelled_at !== null ? null : status;
}

/** An order whose payment is validated: to complete it is what it offers next (1A12). */
const toComplete: Rule = ({ order }) => ({
  text: 'Waiting for completion',
  since: since(order, 'the payment was validated'),
});

/** A matched order awaits the payment of a match that is neither validated nor cancelled. */
const matched: Rule = ({ order }) =>
  order.match_cancelled_at === null
    ? {
        text: "Waiting for the matcher's payment",
        who: matcherOf(order),
        since: since(order, 'matched'),
      }
    : { text: 'Matched, but the match is cancelled', tone: 'warning' };

/** Milliseconds; no number where there is no date that can be read. */
const timeOf = (at: Shown<string>): number => Date.parse(known(at) ?? '');

/**
 * What Confirmed means is not specified, so that since when this waits is inferred from it; of whom, from the
 * status.
 */
const matcherPaid: Rule = ({ order }) => {
  const who = beneficiaryOf(order);
  const isOfMatch = timeOf(order.confirmed_at) >= timeOf(order.matched_at);
  return {
    text: 'Waiting for confirmation that the payment arrived',
    who,
    since: isOfMatch ? since(order, 'confirmed') : null,
    note: isOfMatch ? 'Since when is inferred from the date of Confirmed.' : null,
  };
};

/** The rule of each status. */
const RULES: Readonly<Record<OrderStatus, Rule>> = {
  unpublished: ({ order }) => ({
    text: 'Waiting for publication',
    since: since(order, 'posted'),
  }),
  published: ({ order, history }) => ({
    text: 'Waiting for a match',
    who: cancelledBy(order, history),
    since: since(order, 'published', 'the match was cancelled'),
  }),
  matched: (record) => (isValidated(record.order) ? toComplete(record) : matched(record)),
  matcher_paid: (record) => (isValidated(record.order) ? toComplete(record) : matcherPaid(record)),
  payment_received: toComplete,
  removed: ({ order }) => ended(order, 'Expired', ['expired']),
  cancelled: ({ order }) => ended(order, 'Cancelled', ['cancelled']),
  completed: ({ order }) => ended(order, 'Completed', ['completed']),
  unable_to_void: () => TROUBLES.unable_to_void,
  unable_to_capture: () => TROUBLES.unable_to_capture,
  unable_to_payout: () => TROUBLES.unable_to_payout,
  unable_to_transfer: () => TROUBLES.unable_to_transfer,
  dispute_resolution_needed: () => TROUBLES.dispute_resolution_needed,
  unable_to_refund: () => TROUBLES.unable_to_refund,
};

/** Whether a rule knows this status. */
export const isKnownStatus = (status: string): boolean => ruleFor(RULES, status) !== undefined;

/** The statuses in which the payment counts as received. */
const RECEIVED: readonly string[] = ['payment_received', 'completed'];

function wordOf({ order, pending }: ReadRecord): Word | null {
  const events = eventsOfOwn(order, pending ?? []);
  const status = order.status ?? '';
  const isPaid = PAID_STATUSES.includes(status) || validatedAt(order) !== null;
  const finding = events
    ? lastFinding(events, { isPaid, isReceived: RECEIVED.includes(status) })
    : null;
  const { match_id: id, match_cancelled_at: at } = order;
  // A denial of what is recorded is not explained by the end of the match.
  if (id === null || at === null || finding?.kind === 'contradicts') return finding;
  const told = finding && [finding.text, finding.detail].filter(Boolean).join(': ');
  const { inferred } = finding ?? {};
  return { text: 'The last match was cancelled', at, detail: told, kind: 'explains', inferred };
}

/** Whether matches whose events are not the last word have events, too. */
const hasOtherEvents = ({ order, pending = [] }: ReadRecord): boolean =>
  pending.some(({ id, validationEvents }) => id !== order.match_id && validationEvents.length > 0);

/** How an order stands, from what has been read of it: its row alone, or also its matches and events. */
export function orderStanding(record: ReadRecord): Standing {
  const { order } = record;
  const lastStep = latestOf(stepsOf(order));
  const word = wordOf(record);
  const label = orderStatusLabel(order);
  if (label === null) return { ...withoutStatus(lastStep), word };
  const rule = ruleFor(RULES, spelled(order.status ?? ''));
  if (!rule) return { ...standingAsItCame(label.text, lastStep), word };
  const drawn = { tone: label.tone, isOpen: true, who: null, since: null };
  const { note = null, ...said } = rule(record);
  const others = hasOtherEvents(record) ? 'Other matches have validation events too.' : null;
  const notes = [note, word?.inferred, others];
  return { ...drawn, lastStep, word, ...said, note: notes.filter(Boolean).join(' ') || null };
}

/**
 * How an order stands in the question before an act, which names the parties and what the events say below it: the
 * same room whether the row or the whole order has been read.
 */
export const orderReason = (order: ReadOrder): Standing => ({
  ...orderStanding({ order }),
  who: null,
});

/** The actions that follow from a status, the likeliest first. */
const FOLLOWING: Readonly<Record<OrderStatus, readonly OrderActName[]>> = {
  unpublished: ['order.publish'],
  published: [],
  matched: ['order.completeOrder', 'order.markAsPaid', 'order.approveMatch', 'order.cancelMatch'],
  matcher_paid: ['order.completeOrder', 'order.approveMatch', 'order.cancelMatch'],
  payment_received: ['order.completeOrder'],
  removed: ['order.markAsRefunded', 'order.void'],
  cancelled: ['order.markAsRefunded'],
  completed: ['order.markAsRefunded'],
  unable_to_void: ['order.void'],
  unable_to_capture: ['order.capture'],
  unable_to_payout: [],
  unable_to_transfer: [],
  dispute_resolution_needed: ['order.approveMatch', 'order.cancelMatch'],
  unable_to_refund: ['order.markAsRefunded'],
};

/** The actions that follow from how an order stands, of those it offers to this role. */
export function followingActions(order: ReadOrder, role: string): readonly OrderActName[] {
  const offered = offeredOnOrder(order, role);
  return (ruleFor(FOLLOWING, spelled(order.status ?? '')) ?? []).filter((name) =>
    offered.includes(name),
  );
}
