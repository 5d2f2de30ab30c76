/** What speaks for and against an act on an order: its payments, and what became of it (1A, 1O22). */
import type {
  MatchHistoryItem,
  OpenMatch,
  ValidationEvent,
} from '#contract/orders/order-detail.ts';
import type { ReadOrder } from '../orders/changes.ts';
import { isMatched, PAID_STATUSES, validatedAt } from '../orders/figures.ts';
import { orderStatusLabel, refundStatusLabel, spelled } from '../orders/status.ts';
import { nameOrEmail } from '../text/person-names.ts';
import { beneficiaryBy, errorText, inOrder, lastAnswer, quotedName } from './events.ts';
import { answered, type Evidence, type NoAnswer, unanswered } from './evidence.ts';

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
  readonly pending: readonly OpenMatch[] | Exclude<NoAnswer, 'not known'>;
  /** The cancelled match that is to be made again. */
  readonly rematched?: MatchHistoryItem;
}

/** What supports an act if a payment was made, and if the order or its match has ended. */
const supportingOf = (act: EvidencedAct) =>
  WAYS[act] === 'on'
    ? ({ payment: 'yes', end: 'no' } as const)
    : ({ payment: 'no', end: 'yes' } as const);
type Supporting = ReturnType<typeof supportingOf>;

type Question = 'matcher_paid' | 'payment_received';
type Events = readonly ValidationEvent[];

/** Said below the rows: no field tells what an event is about, or who says so (1O22). */
export const INFERRED =
  'Which event is of a statement or of the beneficiary is inferred from its name or source.';

const isStatement = ({ event }: ValidationEvent) => event?.includes('statement') ?? false;
const isOfBeneficiary = (event: ValidationEvent) => beneficiaryBy(event) !== null;

/** The event that answers with its last answer first: later ones may repeat what is known. */
function firstToSay(events: Events): ValidationEvent | undefined {
  const last = lastAnswer(events, 'matcher_paid')?.matcher_paid;
  const changed = events.findLastIndex(({ matcher_paid: paid }) => paid !== null && paid !== last);
  return events.slice(changed + 1).find(({ matcher_paid: paid }) => paid === last);
}

/** The row of an event; `more` is what another event says of the same. */
function eventRow(
  what: string,
  [event, question]: readonly [ValidationEvent | undefined, Question],
  supporting: Supporting,
  more: string | null = null,
): Evidence {
  if (!event) return unanswered(what, 'not known', more ?? 'No validation event answers this');
  const { created_at: when, [question]: isYes } = event;
  const by = [[quotedName(event), errorText(event)].filter(Boolean).join(': '), more]
    .filter(Boolean)
    .join('; ');
  return isYes === null
    ? { ...unanswered(what, 'not known', by), when }
    : answered({ what, when, by }, isYes, supporting.payment);
}

/** Whose payment a statement is about: the beneficiary's shows what has arrived. */
const shownBy = (event: ValidationEvent): Question =>
  isOfBeneficiary(event) ? 'payment_received' : 'matcher_paid';

function statementRow(what: string, events: Events, supporting: Supporting): Evidence {
  const all = events.filter(isStatement);
  const last = all.findLast((event) => event[shownBy(event)] !== null) ?? all.at(-1);
  const question = last ? shownBy(last) : 'matcher_paid';
  return eventRow(what, [last, question], supporting);
}

function beneficiaryRow(what: string, events: Events, supporting: Supporting): Evidence {
  const own = events.filter(isOfBeneficiary);
  const event = lastAnswer(own, 'payment_received') ?? own.at(-1);
  const other = lastAnswer(
    events.filter((each) => !isOfBeneficiary(each)),
    'payment_received',
  );
  const said = other && (other.payment_received ? 'received' : 'not received');
  const more = other ? `${quotedName(other)} says ${said}` : null;
  return eventRow(what, [event, 'payment_received'], supporting, more);
}

const ROWS = {
  paid: 'Matcher paid',
  statement: 'Statement found',
  confirmed: 'Beneficiary confirmed',
} as const;

/** What the validation events of a match say of its payments: the same rows, whatever has been read. */
function paymentRows(
  matchId: string,
  pending: OrderAnswers['pending'],
  supporting: Supporting,
): readonly Evidence[] {
  const none = (why: NoAnswer, by?: string) =>
    Object.values(ROWS).map((what) => unanswered(what, why, by));
  if (typeof pending === 'string') return none(pending);
  const match = pending.find(({ id }) => id === matchId);
  if (!match) return none('not known', `No validation events of match ${matchId} were loaded`);
  const events = inOrder(match.validationEvents);
  return [
    eventRow(ROWS.paid, [firstToSay(events), 'matcher_paid'], supporting),
    statementRow(ROWS.statement, events, supporting),
    beneficiaryRow(ROWS.confirmed, events, supporting),
  ];
}

const statusOf = (order: ReadOrder) => `Status ‘${orderStatusLabel(order)?.text ?? ''}’`;

/** What the order says of the payment of its match. */
function recordedPayment(order: ReadOrder, supporting: Supporting): readonly Evidence[] {
  const what = 'Recorded as paid';
  const when = validatedAt(order);
  if (when === null && !PAID_STATUSES.includes(order.status ?? '')) return [];
  const by = when === null ? statusOf(order) : '‘Validated At’ of the order';
  return [answered({ what, when, by }, true, supporting.payment)];
}

/** That the order was cancelled or has expired, and that its match was cancelled, where that is recorded. */
function ends(order: ReadOrder, supporting: Supporting): readonly Evidence[] {
  const { cancelled_at, removed_at, is_removed: isRemoved, match_cancelled_at: unmatched } = order;
  const status = spelled(order.status);
  const rows = [
    ['Order cancelled', cancelled_at, status === 'cancelled'],
    ['Order expired', removed_at, isRemoved === true || status === 'removed'],
    ['Match cancelled', unmatched, false],
  ] as const;
  return rows.flatMap(([what, when, isSo]) => {
    const by = when === null ? statusOf(order) : 'Date of the order';
    return isSo || when !== null ? [answered({ what, when, by }, true, supporting.end)] : [];
  });
}

/** Refunds that are made or under way: only to cancel a match agrees with one. */
const REFUNDED: readonly (string | null)[] = ['initiated', 'pending', 'completed'];

function refunds(act: EvidencedAct, order: ReadOrder): readonly Evidence[] {
  const { refund_status: status, refunded_at: when } = order;
  if (when === null && !REFUNDED.includes(status)) return [];
  const by = status === null ? null : `Refund status ‘${refundStatusLabel(status).text}’`;
  const supporting = act === 'order.cancelMatch' ? 'yes' : 'no';
  return [answered({ what: 'Refund recorded', when, by }, true, supporting)];
}

/** Why a cancelled match may be made again, or not. */
function rematchRows(order: ReadOrder, match: MatchHistoryItem): readonly Evidence[] {
  const who = nameOrEmail(match.initiator);
  const by = who === null ? null : `Initiator: ${who}`;
  const again = { what: 'Matched again', when: order.matched_at, by: `Match ${order.match_id}` };
  return [
    answered({ what: 'Match cancelled', when: match.cancelled_at, by }, true, 'yes'),
    ...(isMatched(order) ? [answered(again, true, 'no')] : []),
  ];
}

/**
 * What speaks for and against an act on an order: what its match's events say of the payments, and what the order
 * itself records. A record that is not there speaks neither way and has no row.
 */
export function orderEvidence(act: EvidencedAct, answers: OrderAnswers): readonly Evidence[] {
  const { order, pending, rematched } = answers;
  const supporting = supportingOf(act);
  const matchId = rematched?.id ?? order.match_id;
  const unmatched = { what: 'Matched', when: null, by: 'The order names no match' };
  return [
    ...(rematched ? rematchRows(order, rematched) : recordedPayment(order, supporting)),
    ...(matchId === null
      ? [answered(unmatched, false, supporting.payment)]
      : paymentRows(matchId, pending, supporting)),
    ...ends(rematched ? { ...order, match_cancelled_at: null } : order, supporting),
    ...refunds(act, order),
  ];
}

/**
 * What an order's own fields say against an act, for a question about many orders: their validation events are not
 * read for it.
 */
export const ownContradictions = (act: EvidencedAct, order: ReadOrder): readonly string[] =>
  orderEvidence(act, { order, pending: 'failed' })
    .filter(({ verdict }) => verdict === 'contradicts')
    .map(({ what, answer }) => (answer === 'Yes' ? what : `${what}: ${answer.toLowerCase()}`));
