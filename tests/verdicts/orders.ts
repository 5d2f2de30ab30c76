/** The verdicts on orders and matches, and the evidence in questions about them: all states with all evidence. */
import { ORDER_STATUSES, REFUND_STATUSES } from '#contract/orders/choices.ts';
import { fullOrder, matchHistoryItem, openMatch } from '#contract/orders/order-detail.ts';
import { pendingMatch } from '#contract/people/user-activity.ts';
import { ORDER_ACTS } from '#domain/acts/areas/orders.ts';
import { matchStanding } from '#domain/standing/matches.ts';
import { hasEvidence, orderEvidence } from '#domain/standing/order-evidence.ts';
import { orderStanding } from '#domain/standing/orders.ts';
import { day, lineOf, linesOf, listOf } from './lines.ts';

const PARTIES = {
  poster_amount: '351.20',
  poster_currency: 'USD',
  matcher_amount: '641.92',
  matcher_currency: 'GBP',
  match_matcher_amount: '641.92',
  match_matcher_currency: 'GBP',
  user: { id: 1, full_name: 'Amara Okafor' },
  postersBeneficiary: { id: 2, full_name: 'Ada Obi' },
  match: { id: 9, user: { id: 3, full_name: 'Noah Morin' } },
};
const DATES = {
  posted_at: day(8),
  published_at: day(9),
  matched_at: day(10),
  match_id: 9,
};
export const order = (more: object) => fullOrder.parse({ id: 7, ...PARTIES, ...DATES, ...more });

const ERROR = { errors: [{ message: 'No transfer of this amount was found' }] };
const EVENTS: Readonly<Record<string, readonly object[]>> = {
  'no events': [],
  'a check without an answer': [{ event: 'matcher_payment_check' }],
  'a check that failed': [{ event: 'matcher_payment_check', event_data: ERROR }],
  'a statement that shows it': [{ event: 'matcher_bank_statement', matcher_paid: true }],
  'a statement that does not': [{ event: 'bank_statement', matcher_paid: false }],
  'a statement that failed': [{ event: 'matcher_bank_statement', event_data: ERROR }],
  "the beneficiary's statement": [{ event: 'beneficiary_statement', payment_received: true }],
  'both say so': [
    { event: 'matcher_bank_statement', matcher_paid: true },
    { event: 'beneficiary_confirmation', matcher_paid: true, payment_received: true },
  ],
  'the beneficiary denies': [
    { event: 'matcher_bank_statement', matcher_paid: true },
    { event: 'beneficiary_confirmation', payment_received: false, event_data: ERROR },
  ],
  'staff says so': [{ event: 'staff_approval', matcher_paid: true, payment_received: true }],
  'staff denies': [{ event: 'staff_check', matcher_paid: false }],
  'of the beneficiary, of the payment alone': [{ event: 'beneficiary_check', matcher_paid: true }],
};
const pendingOf = (events: readonly object[]) => [
  openMatch.parse({
    id: 9,
    validationEvents: events.map((event, at) => ({ id: at, created_at: day(11 + at), ...event })),
  }),
];

const ENDS = {
  removed: { removed_at: day(12) },
  cancelled: { cancelled_at: day(12) },
  completed: { completed_at: day(12), matcher_payment_completed_at: day(11) },
};
const REFUNDS: readonly (readonly [string, object])[] = [
  ...[...REFUND_STATUSES, 'reversed'].map(
    (status) => [`refund ${status}`, { refund_status: status }] as const,
  ),
  ['refund pending with a date', { refund_status: 'pending', refunded_at: day(13) }],
  ['refund completed with a date', { refund_status: 'completed', refunded_at: day(13) }],
  ['refunded by its date', { refunded_at: day(13) }],
  ['may be marked as refunded', { can_be_marked_as_refunded: true }],
  ['no refund', {}],
  ['no refund after a validated payment', { matcher_payment_completed_at: day(11) }],
];

export const ORDERS = listOf([
  ...[...ORDER_STATUSES, 'on_hold', null].flatMap((status) =>
    Object.entries(EVENTS).map(
      ([name, events]) =>
        [
          `order ${status}, ${name}`,
          linesOf(
            orderStanding({
              order: order({ status, ...ENDS[status as keyof typeof ENDS] }),
              pending: pendingOf(events),
            }),
          ),
        ] as const,
    ),
  ),
  ...Object.entries(ENDS).flatMap(([status, dates]) =>
    REFUNDS.map(
      ([name, refund]) =>
        [
          `order ${status}, ${name}`,
          linesOf(orderStanding({ order: order({ status, ...dates, match_id: null, ...refund }) })),
        ] as const,
    ),
  ),
  ...Object.entries({
    'match cancelled': { match_cancelled_at: day(11) },
    'payment validated': { matcher_payment_completed_at: day(11) },
    confirmed: { status: 'matcher_paid', confirmed_at: day(11) },
    'no date of the match': { matched_at: null },
    'nothing known of the match': {
      matched_at: null,
      match_matcher_amount: null,
      matcher_amount: null,
      match: null,
    },
  }).map(
    ([name, more]) =>
      [
        `order matched, ${name}`,
        linesOf(
          orderStanding({
            order: order({ status: 'matched', ...more }),
            pending: pendingOf(EVENTS['a statement that shows it'] ?? []),
          }),
        ),
      ] as const,
  ),
]);

const linesOfMatch = (more: object) =>
  [matchStanding(pendingMatch.parse({ id: 1, ...more }))].flatMap((found) =>
    found ? linesOf(found.standing) : [],
  );
const STEPS = ['requested', 'accepted', 'confirmed', 'matcher_payment_completed'];
export const MATCHES = listOf([
  ...STEPS.map((step) => [`match ${step}`, linesOfMatch({ [`${step}_at`]: day(11) })] as const),
  ...[...ORDER_STATUSES, 'on_hold'].map(
    (status) =>
      [
        `match accepted, order ${status}`,
        linesOfMatch({ accepted_at: day(11), order: { id: 7, status } }),
      ] as const,
  ),
]);

const ACTS = Object.keys(ORDER_ACTS).filter(hasEvidence);
const rematched = matchHistoryItem.parse({
  id: 8,
  cancelled_at: day(9),
  initiator: { full_name: 'Support Desk' },
});
const RECORDED = {
  'as it was matched': {},
  'recorded as paid': { status: 'matcher_paid' },
  'validated, cancelled and refunded': {
    status: 'cancelled',
    cancelled_at: day(12),
    match_cancelled_at: day(12),
    matcher_payment_completed_at: day(11),
    refund_status: 'completed',
    refunded_at: day(13),
  },
  'expired without a match': { status: 'removed', match_id: null },
};
export const QUESTIONS = listOf([
  ...ACTS.flatMap((act) =>
    Object.entries(EVENTS).map(
      ([name, events]) =>
        [
          `${act}, ${name}`,
          orderEvidence(act, {
            order: order({ status: 'matched' }),
            pending: pendingOf(events),
            ...(act === 'order.rematch' && { rematched }),
          }).map(lineOf),
        ] as const,
    ),
  ),
  ...ACTS.flatMap((act) =>
    Object.entries(RECORDED).map(
      ([name, more]) =>
        [
          `${act}, ${name}`,
          orderEvidence(act, {
            order: order({ status: 'matched', ...more }),
            pending: 'failed',
          }).map(lineOf),
        ] as const,
    ),
  ),
]);
