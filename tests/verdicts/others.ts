/** The verdicts on disputes, withdrawals, requests and users, and the evidence in questions about them. */
import { DISMISSED, THIRD_PARTY_STATUSES } from '#contract/orders/choices.ts';
import { dispute } from '#contract/orders/disputes.ts';
import { thirdPartyRow } from '#contract/orders/third-party-transactions.ts';
import { USER_STATUSES, WITHDRAWAL_STATUSES } from '#contract/people/choices.ts';
import { referralTransaction } from '#contract/people/referrals.ts';
import { fullUser } from '#contract/people/users.ts';
import { cardVerification, docVerification } from '#contract/people/verifications.ts';
import { DISPUTE_ACTS, type DisputeActName } from '#domain/acts/areas/disputes.ts';
import { WITHDRAWAL_ACT_NAMES } from '#domain/acts/areas/withdrawals.ts';
import { disputeEvidence } from '#domain/standing/dispute-evidence.ts';
import {
  cardStanding,
  disputeStanding,
  documentStanding,
  withdrawalStanding,
} from '#domain/standing/reviews.ts';
import { thirdPartyStanding } from '#domain/standing/third-party.ts';
import { openItems, openText, userStanding } from '#domain/standing/users.ts';
import { withdrawalEvidence } from '#domain/standing/withdrawal-evidence.ts';
import { day, lineOf, linesOf, listOf, NOW } from './lines.ts';
import { order } from './orders.ts';

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
export const DISPUTES = listOf([
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
export const WITHDRAWALS = listOf([
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

export const REQUESTS = listOf([
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
export const USERS = listOf([
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
