/** What an order waits for, of whom, since when, and what was read of its payment (1O02, 1O03, 1O06). */
import type { OrderStatus, RefundStatus } from '#contract/orders/orders.ts';
import { known, type Shown } from '#contract/wire/unreadable.ts';
import { type OrderActName, offeredOnOrder } from '../acts/areas/orders.ts';
import { figureText } from '../money/sums.ts';
import { isFull, type ReadOrder } from '../orders/changes.ts';
import {
  type Figure,
  isMatched,
  orderFigures,
  PAID_STATUSES,
  validatedAt,
} from '../orders/figures.ts';
import { eventsOfOwn, hasUnplaced } from '../orders/history/match-events.ts';
import type { LoadedOrder } from '../orders/history/story.ts';
import { orderStatusLabel, refundStatusLabel, spelled } from '../orders/status.ts';
import { stepsOf } from '../orders/steps.ts';
import { nameOrEmail } from '../text/person-names.ts';
import { type Participant, somebody } from '../time/story.ts';
import { type Evidence, sentence } from './evidence.ts';
import { hasAnswered, type PaymentEvidence, paymentEvidence, saysPaid } from './payments.ts';
import {
  type DatedStep,
  latestOf,
  ofAmount,
  ruleFor,
  type Standing,
  standingAsItCame,
  standingOf,
  withoutStatus,
} from './standing.ts';

/** An order as far as it has been read. */
export type ReadRecord = Pick<LoadedOrder, 'order' | 'history' | 'pending'>;

/** What a rule says; what it leaves out is the same for every order. */
type Rule = (record: ReadRecord) => Pick<Standing, 'text'> & Partial<Standing>;

const matcherOf = (order: ReadOrder) =>
  isFull(order) && isMatched(order) ? somebody('Matcher', order.match?.user ?? null) : null;
const beneficiaryOf = (order: ReadOrder) =>
  isFull(order) ? somebody('Poster Beneficiary', order.postersBeneficiary) : null;

/** What the matcher of an order pays: the amount of the match, else that of the order. */
export const paidFigure = (order: ReadOrder): Figure => {
  const { matcherAmountInMatcherCurrency: ofMatch, matcherAmount } = orderFigures(order);
  return figureText(ofMatch) === null ? matcherAmount : ofMatch;
};

/** Who ended the last match, where its history has been read. */
function cancelledBy(order: ReadOrder, history: ReadRecord['history']): Participant | null {
  const last = history?.find(({ id }) => id === order.match_id);
  const name = last?.cancelled_at ? nameOrEmail(last.initiator) : null;
  return name === null ? null : { as: 'Cancelled by', name, userId: null };
}

/** The latest of the named steps. */
const since = (order: ReadOrder, ...names: readonly string[]): DatedStep | null =>
  latestOf(stepsOf(order).filter(({ what }) => names.includes(what)));

/** The refund of an order in words, 'The refund of 351.20 USD to Amara Okafor', and whose name that is. */
function refundOf(order: ReadOrder): { readonly refund: string; readonly name: string | null } {
  const name = isFull(order) ? nameOrEmail(order.user) : null;
  const refund = ofAmount('The refund', orderFigures(order).posterAmount);
  return { refund: name === null ? refund : `${refund} to ${name}`, name };
}

/** What becomes of the poster's money, by the refund's status. */
const REFUNDS: Readonly<
  Record<RefundStatus, Pick<Standing, 'tone' | 'isOpen'> & { readonly goesOn: string }>
> = {
  initiated: { goesOn: 'is initiated', tone: 'informative', isOpen: true },
  pending: { goesOn: 'is pending', tone: 'informative', isOpen: true },
  completed: { goesOn: 'is completed', tone: 'neutral', isOpen: false },
  failed: { goesOn: 'failed. It is still owed', tone: 'warning', isOpen: true },
};

const REFUND_AMOUNT = 'The amount is that of the order: the network sends none of the refund.';

/** An order that has ended: open as long as a refund is under way, failed or owed. */
function ended(order: ReadOrder, how: string, steps: readonly string[]): ReturnType<Rule> {
  const { refund_status: status, refunded_at: refunded, can_be_marked_as_refunded: may } = order;
  const end = since(order, ...steps);
  const { refund, name } = refundOf(order);
  const rule = ruleFor(REFUNDS, status);
  if (rule) {
    const { goesOn, ...more } = rule;
    const said = { ...more, name, text: `${how}. ${refund} ${goesOn}`, how: REFUND_AMOUNT };
    if (!rule.isOpen) return { ...said, since: since(order, 'refunded') ?? end };
    // No date shows when a refund began or failed.
    return refunded === null
      ? said
      : { ...said, tone: 'warning', evidence: [refundDate(refunded)] };
  }
  if (status !== null) {
    const label = refundStatusLabel(status).text;
    return { text: `${how}. The refund status is ‘${label}’`, how: NO_RULE };
  }
  if (refunded !== null) {
    return { text: `${how} and refunded`, isOpen: false, since: since(order, 'refunded') };
  }
  if (may === true) {
    const text = `${how}. ${refund} can be marked as made`;
    return { text, name, tone: 'informative', since: end, how: REFUND_AMOUNT };
  }
  if (order.status === 'completed') return { text: how, isOpen: false, since: end };
  const text = `${how}. No refund is recorded`;
  return validatedAt(order) === null
    ? { text, isOpen: false, since: end }
    : { text, tone: 'warning', since: end, how: REFUND_INFERRED };
}

const refundDate = (at: Shown<string>): Evidence =>
  sentence('A refund date is recorded', { at, weight: 'contradicts' });

const REFUND_INFERRED = 'That a refund is awaited is inferred from the validated payment.';

const NO_RULE = 'Corridor does not know what this status waits for.';
const NO_ACTION = 'Who has to act is not available. Corridor has no action for this status.';

/** A step that failed, with what is known of who can take it again. */
const failed = (text: string, how: string | null = null) => ({ text, how });
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
} as const satisfies Partial<Record<OrderStatus, Pick<Standing, 'text' | 'how'>>>;

/** What a trouble of an order is in words; null for any other status. */
export const troubleOf = (status: string): Pick<Standing, 'text' | 'how'> | null =>
  ruleFor<string, Pick<Standing, 'text' | 'how'>>(TROUBLES, status) ?? null;

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
const matched: Rule = ({ order, pending }) => {
  if (order.match_cancelled_at !== null) {
    return { text: 'Matched, but the match is cancelled', tone: 'warning' };
  }
  const [first] = (eventsOfOwn(order, pending ?? []) ?? []).flatMap(
    ({ created_at: at }) => known(at) ?? [],
  );
  const later: DatedStep | null = first
    ? { what: 'first checked', at: first, isLater: true }
    : null;
  return {
    text: `Waiting for the matcher's ${ofAmount('payment', paidFigure(order))}`,
    who: matcherOf(order),
    since: since(order, 'matched') ?? later,
  };
};

/** Milliseconds; no number where there is no date that can be read. */
const timeOf = (at: Shown<string>): number => Date.parse(known(at) ?? '');

/**
 * What Confirmed means is not specified, so that since when this waits is inferred from it; of whom, from the
 * status.
 */
const matcherPaid: Rule = ({ order }) => {
  const isOfMatch = timeOf(order.confirmed_at) >= timeOf(order.matched_at);
  return {
    text: `Waiting for confirmation that ${ofAmount('the payment', paidFigure(order))} arrived`,
    who: beneficiaryOf(order),
    since: isOfMatch ? since(order, 'confirmed') : null,
    how: `Of whom is inferred from the status${isOfMatch ? ', since when from the date of Confirmed' : ''}.`,
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

/** What says that the payment of an order was made. */
interface Recorded {
  readonly order: ReadOrder;
  readonly status: string;
  /** Whether an event says so. */
  readonly isSaid: boolean;
}

/** A denial contradicts an order that records the payment, or an event that tells of it, also the one that denies. */
function weighed(found: readonly PaymentEvidence[], { order, status, isSaid }: Recorded) {
  const isDenied = isSaid || validatedAt(order) !== null || PAID_STATUSES.includes(status);
  return found.map(
    ({ isPaid, ...said }): Evidence =>
      isPaid === false && isDenied ? { ...said, weight: 'contradicts' } : said,
  );
}

/** The statuses in which whether the matcher has paid decides what is next. */
const PAYABLE: readonly string[] = ['matched', 'matcher_paid', 'dispute_resolution_needed'];

/** What is said of the payment where no event answers, of an order that still waits. */
const NO_PAYMENT = sentence('No evidence of a payment yet');
const NO_ANSWER = sentence('The beneficiary has not answered');

function evidenceOf({ order, pending }: ReadRecord): readonly Evidence[] {
  const { match_id: match, match_cancelled_at: at } = order;
  if (match === null) return [];
  const cancelled = at === null ? [] : [sentence('The last match was cancelled', { at })];
  if (pending === undefined) return cancelled;
  const status = spelled(order.status ?? '');
  const events = eventsOfOwn(order, pending) ?? [];
  const found = paymentEvidence(events, ofAmount('the payment', paidFigure(order)));
  const isAwaited = at === null && PAYABLE.includes(status) && validatedAt(order) === null;
  if (isAwaited && found.length === 0) return [NO_PAYMENT];
  const isSaid = found.some(({ isPaid }) => isPaid === true);
  return [
    ...cancelled,
    ...weighed(found, { order, status, isSaid: isSaid || saysPaid(events) }),
    ...(isAwaited && isSaid && !hasAnswered(events) ? [NO_ANSWER] : []),
  ];
}

/** How an order stands, from what has been read of it: its row alone, or also its matches and events. */
export function orderStanding(record: ReadRecord): Standing {
  const { order, pending = [] } = record;
  const read = evidenceOf(record);
  const label = orderStatusLabel(order);
  if (label === null) return withoutStatus({ evidence: read });
  const { tone } = label;
  const rule = ruleFor(RULES, spelled(order.status));
  if (!rule) return standingAsItCame(label.text, { tone, evidence: read });
  const { text, how = null, evidence = [], ...said } = rule(record);
  const others = hasUnplaced(order, pending) ? 'Other matches have validation events too.' : null;
  return standingOf(text, {
    tone,
    ...said,
    evidence: [...evidence, ...read],
    how: [how, others].filter(Boolean).join(' ') || null,
  });
}

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

/**
 * The actions that follow from how an order stands, of those it offers to this role. A refund that is recorded leaves
 * nothing to void.
 */
export function followingActions(order: ReadOrder, role: string): readonly OrderActName[] {
  const offered = offeredOnOrder(order, role);
  const isRefunded = order.refund_status !== null || order.refunded_at !== null;
  const following = ruleFor(FOLLOWING, spelled(order.status))?.filter(
    (name) => offered.includes(name) && !(name === 'order.void' && isRefunded),
  );
  return following ?? [];
}
