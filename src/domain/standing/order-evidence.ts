/** What speaks for and against an act on an order: its payments, and what became of it (1A, 1O22). */
import type { MatchHistoryItem, OpenMatch } from '#contract/orders/order-detail.ts';
import type { ReadOrder } from '../orders/changes.ts';
import { isMatched, PAID_STATUSES, validatedAt } from '../orders/figures.ts';
import { orderStatusLabel, refundStatusLabel, spelled } from '../orders/status.ts';
import { nameOrEmail } from '../text/person-names.ts';
import {
  contradictionsFirst,
  type Evidence,
  isRead,
  type Read,
  sentence,
  unread,
} from './evidence.ts';
import { paidFigure } from './orders.ts';
import { paymentEvidence } from './payments.ts';
import { ofAmount } from './standing.ts';

/** Which way an act takes the money: on to the beneficiary, or back to the poster. */
const WAYS = {
  'order.approveMatch': 'on',
  'order.markAsPaid': 'on',
  'order.completeOrder': 'on',
  'order.capture': 'on',
  'order.rematch': 'on',
  'order.cancelMatch': 'back',
  'order.void': 'back',
} as const;

/** The acts whose question shows evidence. */
export type EvidencedAct = keyof typeof WAYS;

/** Whether the question before an act shows evidence. */
export const hasEvidence = (act: string): act is EvidencedAct => Object.hasOwn(WAYS, act);

/** What has been read for the question. */
export interface OrderAnswers {
  readonly order: ReadOrder;
  /** Its matches with their validation events, or why they are not there. */
  readonly pending: Read<readonly OpenMatch[]>;
  /** The cancelled match that is to be made again. */
  readonly rematched?: MatchHistoryItem;
}

/** What supports an act: that a payment was made or that none was, and that the order or its match has ended or not. */
const supportedBy = (act: EvidencedAct) => ({
  payment: WAYS[act] === 'on',
  end: WAYS[act] === 'back',
});
type Supported = ReturnType<typeof supportedBy>;

const weighing = (supports: boolean) => (supports ? 'supports' : 'contradicts');

/** What the validation events of a match say of its payment. */
function payments(
  matchId: string,
  { order, pending }: OrderAnswers,
  supported: Supported,
): readonly Evidence[] {
  if (!isRead(pending)) return unread('The validation events', pending);
  const events = pending.find(({ id }) => id === matchId)?.validationEvents ?? [];
  const found = paymentEvidence(events, ofAmount('the payment', paidFigure(order)));
  if (found.length === 0) return [sentence('No evidence of a payment yet')];
  return found.map(({ isPaid, ...said }) =>
    isPaid === null ? said : { ...said, weight: weighing(isPaid === supported.payment) },
  );
}

const statusOf = (order: ReadOrder) =>
  `Taken from the status ‘${orderStatusLabel(order)?.text ?? ''}’.`;

/** What the order says of the payment of its match. */
function recordedPayment(order: ReadOrder, supported: Supported): readonly Evidence[] {
  const at = validatedAt(order);
  if (at === null && !PAID_STATUSES.includes(order.status ?? '')) return [];
  const how = at === null ? statusOf(order) : 'Taken from the date ‘Validated At’ of the order.';
  const weight = weighing(supported.payment);
  return [sentence('The order is recorded as paid', { at, how, weight })];
}

const REMOVED = 'The network marks the order as removed.';

/** That the order was cancelled or has expired, and that its match was cancelled, where that is recorded. */
function ends(order: ReadOrder, supported: Supported): readonly Evidence[] {
  const { cancelled_at, removed_at, is_removed: isRemoved, match_cancelled_at: unmatched } = order;
  const status = spelled(order.status);
  const all = [
    ['The order was cancelled', cancelled_at, status === 'cancelled' && statusOf(order)],
    [
      'The order has expired',
      removed_at,
      status === 'removed' ? statusOf(order) : isRemoved === true && REMOVED,
    ],
    ['The match was cancelled', unmatched, false],
  ] as const;
  const weight = weighing(supported.end);
  return all.flatMap(([text, at, how]) => {
    if (at !== null) return [sentence(text, { at, weight })];
    return how ? [sentence(text, { how, weight })] : [];
  });
}

/** Refunds that are made or under way: only to cancel a match agrees with one. */
const REFUNDED: readonly (string | null)[] = ['initiated', 'pending', 'completed'];

function refunds(act: EvidencedAct, order: ReadOrder): readonly Evidence[] {
  const { refund_status: status, refunded_at: at } = order;
  if (at === null && !REFUNDED.includes(status)) return [];
  const label = status === null ? '' : ` as ${refundStatusLabel(status).text.toLowerCase()}`;
  const weight = weighing(act === 'order.cancelMatch');
  return [sentence(`A refund is recorded${label}`, { at, weight })];
}

/** Why a cancelled match may be made again, or not. */
function rematching(order: ReadOrder, match: MatchHistoryItem): readonly Evidence[] {
  const who = nameOrEmail(match.initiator);
  const detail = who === null ? null : `by ${who}`;
  const again = `The order was matched again, as match ${order.match_id}`;
  return [
    sentence('The match was cancelled', { at: match.cancelled_at, detail, weight: 'supports' }),
    ...(isMatched(order) ? [sentence(again, { at: order.matched_at, weight: 'contradicts' })] : []),
  ];
}

/**
 * What speaks for and against an act on an order: what its match's events say of the payment, and what the order
 * itself records. What contradicts it comes first.
 */
export function orderEvidence(act: EvidencedAct, answers: OrderAnswers): readonly Evidence[] {
  const { order, rematched } = answers;
  const supported = supportedBy(act);
  const matchId = rematched?.id ?? order.match_id;
  const unmatched = sentence('The order has no match', { weight: weighing(!supported.payment) });
  return contradictionsFirst([
    ...(rematched ? rematching(order, rematched) : recordedPayment(order, supported)),
    ...(matchId === null ? [unmatched] : payments(matchId, answers, supported)),
    ...ends(rematched ? { ...order, match_cancelled_at: null } : order, supported),
    ...refunds(act, order),
  ]);
}

/**
 * What an order's own fields say against an act, for a question about many orders: their validation events are not
 * read for it.
 */
export const ownContradictions = (act: EvidencedAct, order: ReadOrder): readonly string[] =>
  orderEvidence(act, { order, pending: 'loading' }).flatMap(({ weight, text }) =>
    weight === 'contradicts' ? [text] : [],
  );
