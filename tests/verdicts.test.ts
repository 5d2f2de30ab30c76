/**
 * Prints every text that domain/standing can make, all states with all evidence, into one list to be read, each once: it is
 * to be literal, short, and about the thing. With -u the list is written again.
 */
import { expect, it } from 'vitest';
import {
  DISMISSED,
  ORDER_STATUSES,
  REFUND_STATUSES,
  THIRD_PARTY_STATUSES,
} from '#contract/orders/choices.ts';
import { dispute } from '#contract/orders/disputes.ts';
import { fullOrder, matchHistoryItem, openMatch } from '#contract/orders/order-detail.ts';
import { thirdPartyRow } from '#contract/orders/third-party-transactions.ts';
import { USER_STATUSES, WITHDRAWAL_STATUSES } from '#contract/people/choices.ts';
import { referralTransaction } from '#contract/people/referrals.ts';
import { pendingMatch } from '#contract/people/user-activity.ts';
import { fullUser } from '#contract/people/users.ts';
import { cardVerification, docVerification } from '#contract/people/verifications.ts';
import { DISPUTE_ACTS, type DisputeActName } from '#domain/acts/areas/disputes.ts';
import { ORDER_ACTS } from '#domain/acts/areas/orders.ts';
import { WITHDRAWAL_ACT_NAMES } from '#domain/acts/areas/withdrawals.ts';
import { disputeEvidence } from '#domain/standing/dispute-evidence.ts';
import type { Evidence } from '#domain/standing/evidence.ts';
import { matchStanding } from '#domain/standing/matches.ts';
import { hasEvidence, orderEvidence } from '#domain/standing/order-evidence.ts';
import { orderStanding } from '#domain/standing/orders.ts';
import {
  cardStanding,
  disputeStanding,
  documentStanding,
  withdrawalStanding,
} from '#domain/standing/reviews.ts';
import { evidenceText, type Standing, sinceText } from '#domain/standing/standing.ts';
import { thirdPartyStanding } from '#domain/standing/third-party.ts';
import { openItems, openText, userStanding } from '#domain/standing/users.ts';
import { withdrawalEvidence } from '#domain/standing/withdrawal-evidence.ts';
import { formatDateTime } from '#domain/time/format.ts';
import { IN_UTC } from '#domain/time/testing.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const day = (date: number) => `2026-11-${date}T12:00:00Z`;
const shown = (at: string) => formatDateTime(at, IN_UTC);

/** A sentence in a line, with what stands behind its (i). */
const lineOf = (found: Evidence) =>
  [
    found.weight === 'neither' ? '' : `[${found.weight}] `,
    evidenceText(found, shown),
    found.how === null ? '' : ` (i) ${found.how}`,
  ].join('');

const linesOf = (stands: Standing) => [
  [stands.text, sinceText(stands, NOW, shown), stands.who && `${stands.who.as}: ${stands.who.name}`]
    .filter(Boolean)
    .join(' | '),
  ...stands.evidence.map((each) => `- ${lineOf(each)}`),
  ...(stands.how === null ? [] : [`(i) ${stands.how}`]),
];

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
const order = (more: object) => fullOrder.parse({ id: 7, ...PARTIES, ...DATES, ...more });

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

/** Each line once, below the first title under which it stands. */
function listOf(entries: readonly (readonly [title: string, lines: readonly string[]])[]): string {
  const seen = new Set<string>();
  return entries
    .flatMap(([title, lines]) => {
      const news = [...new Set(lines)].filter((line) => !seen.has(line));
      for (const line of news) seen.add(line);
      return news.length === 0 ? [] : [`${title}\n${news.map((line) => `    ${line}`).join('\n')}`];
    })
    .join('\n');
}

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

const ORDERS = listOf([
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

const FLAGS = ['requested', 'accepted', 'confirmed', 'matcher_payment_completed', 'completed'];
const MATCHES = listOf([
  ...[...FLAGS, 'cancelled'].map(
    (step) =>
      [
        `match ${step}`,
        linesOf(matchStanding(pendingMatch.parse({ id: 1, [`${step}_at`]: day(11) })).standing),
      ] as const,
  ),
  ...[...ORDER_STATUSES, 'on_hold'].map(
    (status) =>
      [
        `match accepted, order ${status}`,
        linesOf(
          matchStanding(
            pendingMatch.parse({ id: 1, accepted_at: day(11), order: { id: 7, status } }),
          ).standing,
        ),
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
const QUESTIONS = listOf([
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

const statement = (transactions: unknown) => ({
  latestValidationData: [
    { side: 'matcher', source_type: 'bank_statement', data: { transactions } },
  ],
});
const PAYMENT = { amount: '641.92', currency: 'GBP', date: day(11) };
const DISPUTED = {
  'no data': {},
  'a statement that shows it': statement([PAYMENT]),
  'a statement of another amount': statement([{ ...PAYMENT, amount: '64' }]),
  'a statement without transactions': statement(null),
  'recorded as paid': { matcher_payment_completed_at: day(11) },
};
const disputeOf = (match: object, response: number | null, status: string | null = 'pending') =>
  dispute.parse({
    id: 4,
    status,
    created_at: day(12),
    pb_response: response,
    match: { id: 9, matcher_amount: '641.92', matcher_currency: 'GBP', ...match },
  });
const RESPONSES = [null, 0, 1] as const;
const DISPUTES = listOf([
  ...Object.entries(DISPUTED).flatMap(([name, match]) =>
    RESPONSES.map(
      (response) =>
        [
          `dispute, ${name}, response ${response}`,
          linesOf(disputeStanding(disputeOf(match, response))),
        ] as const,
    ),
  ),
  ...[DISMISSED, 'approved', 'declined', 'escalated', null].map(
    (status) =>
      [`dispute ${status}`, linesOf(disputeStanding(disputeOf({}, null, status)))] as const,
  ),
  ...(Object.keys(DISPUTE_ACTS) as DisputeActName[])
    .filter((act) => act.endsWith('Match'))
    .flatMap((act) =>
      Object.entries(DISPUTED).flatMap(([name, match]) =>
        RESPONSES.map(
          (response) =>
            [
              `${act}, ${name}, response ${response}`,
              disputeEvidence(act, disputeOf(match, response)).map(lineOf),
            ] as const,
        ),
      ),
    ),
]);

const withdrawal = (status: string | null, more: object = {}) =>
  referralTransaction.parse({
    id: 3,
    type: 'withdraw',
    amount: '150',
    currency_code: 'EUR',
    created_at: day(10),
    user_id: 6,
    user: { id: 6, full_name: 'T. Danjuma' },
    status: { status, created_at: day(11) },
    beneficiaryDeliveryMethod: { id: 5, account_name: 'T. Danjuma' },
    ...more,
  });
const EARLIER = [
  { status: 'initiated', created_at: day(11) },
  { status: 'pending', created_at: day(12) },
];
const user = (more: object = {}) =>
  fullUser.parse({
    id: 6,
    full_name: 'T. Danjuma',
    status: 'new',
    is_identity_verified: true,
    ...more,
  });
const credits = (amount: string, more: object = {}) => ({
  rowCount: 2,
  rows: [
    withdrawal('pending'),
    withdrawal('completed', { id: 8, type: 'credit', amount, ...more }),
  ],
});
const OTHER = [withdrawal('completed', { id: 9 }), withdrawal('cancelled', { id: 10 })];
const READ = { transactions: credits('200'), user: user() };
const ANSWERS = {
  'all in order': READ,
  'less than asked': { ...READ, transactions: credits('20') },
  'in another currency': { ...READ, transactions: credits('20', { currency_code: 'USD' }) },
  'not all loaded': { ...READ, transactions: { ...credits('20'), rowCount: 900 } },
  'other withdrawals': {
    ...READ,
    transactions: { rowCount: 4, rows: [...credits('900').rows, ...OTHER] },
  },
  'user banned and not verified': {
    ...READ,
    user: user({ status: 'banned', is_identity_verified: false }),
  },
  'user without a status': { ...READ, user: user({ status: null }) },
  'nothing loaded': { transactions: 'failed', user: 'failed' },
  'no user named': { transactions: null, user: null },
} as const;
const WITHDRAWALS = listOf([
  ...[...WITHDRAWAL_STATUSES, 'held', null].map(
    (status) => [`withdrawal ${status}`, linesOf(withdrawalStanding(withdrawal(status)))] as const,
  ),
  [
    'withdrawal pending, initiated before',
    linesOf(withdrawalStanding(withdrawal('pending', { statuses: EARLIER }))),
  ],
  ...WITHDRAWAL_ACT_NAMES.flatMap((act) => [
    ...Object.entries(ANSWERS).map(
      ([name, answers]) =>
        [
          `${act}, ${name}`,
          withdrawalEvidence(act, { withdrawal: withdrawal('pending'), ...answers }).map(lineOf),
        ] as const,
    ),
    [
      `${act}, initiated before, held by another`,
      withdrawalEvidence(act, {
        withdrawal: withdrawal('pending', {
          statuses: EARLIER,
          beneficiaryDeliveryMethod: { id: 5, account_name: 'B. Bello' },
        }),
        ...READ,
      }).map(lineOf),
    ] as const,
    [
      `${act}, without an account`,
      withdrawalEvidence(act, {
        withdrawal: withdrawal('pending', { beneficiaryDeliveryMethod: null }),
        ...READ,
      }).map(lineOf),
    ] as const,
  ]),
]);

const REQUESTS = listOf([
  ...['verification_pending', 'charge_verified', 'approved', 'declined', 'held', null].flatMap(
    (status) =>
      [
        ['', {}],
        [
          ', expired, with a response',
          { expiry_date: '01/20', resp_message: 'Insufficient funds' },
        ],
      ].map(
        ([name, more]) =>
          [
            `card ${status}${name}`,
            linesOf(cardStanding(cardVerification.parse({ id: 1, status, ...Object(more) }), NOW)),
          ] as const,
      ),
  ),
  ...['', 'approved', 'declined', 'held'].flatMap((status) =>
    [
      ['', {}],
      [', expired', { expiry_date: '2020-01-31' }],
      [', with reasons', { comments: ['Blurred', 'Expired'] }],
    ].map(
      ([name, more]) =>
        [
          `document ${status || 'undecided'}${name}`,
          linesOf(documentStanding(docVerification.parse({ id: 1, status, ...Object(more) }), NOW)),
        ] as const,
    ),
  ),
  ...[...THIRD_PARTY_STATUSES, 'held', null].map(
    (status) =>
      [
        `third-party transaction ${status}`,
        linesOf(
          thirdPartyStanding(
            thirdPartyRow.parse({ id: 1, status, created_at: day(10), completed_at: day(12) }),
          ),
        ),
      ] as const,
  ),
]);

const ITEMS = openItems({
  posted: [order({ status: 'matched' }), order({ id: 8, status: 'published' })],
});
const USERS = listOf([
  ...USER_STATUSES.map(
    (status) =>
      [
        `user ${status}`,
        linesOf(userStanding(user({ status }), { items: ITEMS, isLoading: false })),
      ] as const,
  ),
  [
    'user, loading, not verified',
    linesOf(userStanding(user({ is_identity_verified: false }), { items: [], isLoading: true })),
  ],
  ['user, nothing open', linesOf(userStanding(user(), { items: [], isLoading: false }))],
  ['open orders of a user', [openText(ITEMS) ?? '']],
]);

it('every verdict and every piece of evidence is in one list, to be read', async () => {
  const parts = { ORDERS, MATCHES, QUESTIONS, DISPUTES, WITHDRAWALS, REQUESTS, USERS };
  const list = Object.entries(parts).map(([name, part]) => `# ${name}\n\n${part}\n`);
  await expect(list.join('\n')).toMatchFileSnapshot('verdicts.txt');
});
