/** Acts on the match of an order (1A, 1H). */
import { answersWith } from '#renderer/testing/lists.ts';
import { type Line, type OrderCases, rules } from '../table.ts';
import { type ActCases, ADMIN, type Fields, type Reading, STAFF, sent, sure } from './case.ts';
import {
  CANCELLED,
  inList,
  MATCHED,
  nothing,
  onNetwork,
  order,
  PAID,
  ROW_MATCHED,
  rematched,
  rowOf,
  some,
  validated,
} from './order.ts';
import { EARLIER, shows, since, THEN } from './readings.ts';

/** What no act on a match may take for its trace. */
const noTraceOfMatch = (before: Fields, trace: Fields): readonly Reading[] => [
  ...nothing(before),
  order('of another match', before, { ...before, ...trace, match_id: 10 }, 'cannot-tell'),
  order('no match any more', before, { ...before, match_id: null }, 'cannot-tell'),
  order('the poster cancelled the order', before, { ...before, ...CANCELLED }, 'not-yet'),
];

const MATCH_CANCELLED = { match_cancelled_at: THEN };
const MATCH_VALIDATED = { match_matcher_payment_completed_at: THEN };
const MATCH_COMPLETED = { match_completed_at: THEN };

/** What a match offers that waits for the matcher's payment. */
const offersOfMatch = {
  lines: [
    'published | matched',
    'matched | matched',
    'matched | matched unpublished',
    'matcher_paid | matched',
    'dispute_resolution_needed | matched',
  ] satisfies readonly Line[],
  isEligible: rules.awaitsMatcher,
  offered: [some.matched],
  notOffered: [
    [some.published, 'the order has no match'],
    [some.rejected, 'the match was cancelled'],
    [some.validated, "the matcher's payment is completed"],
    [some.completed, 'the match is completed'],
  ],
} as const;

export const MATCH_CASES = {
  'order.cancelMatch': {
    texts: ['Cancel Match', 'Match cancelled', 'Unable to Cancel Match'],
    roles: ADMIN,
    ...offersOfMatch,
    reach: inList(sure('Cancel Match'), ROW_MATCHED),
    call: sent(some.matched, 'POST admin/matches/cancel/9'),
    readings: [
      order('cancelled', MATCHED, { ...MATCHED, ...MATCH_CANCELLED }, since('Match cancelled')),
      order(
        'spelled canceled',
        MATCHED,
        { ...MATCHED, match_canceled_at: THEN },
        since('Match cancelled'),
      ),
      order('the matcher paid', MATCHED, { ...MATCHED, ...MATCH_VALIDATED }, 'not-yet'),
      order(
        'set before',
        { ...MATCHED, match_cancelled_at: EARLIER },
        { ...MATCHED, ...MATCH_CANCELLED },
        'cannot-tell',
      ),
      ...noTraceOfMatch(MATCHED, MATCH_CANCELLED),
    ],
    network: onNetwork({ match_cancelled_at: THEN, status: 'published' }),
  },
  'order.approveMatch': {
    texts: ['Approve Match', 'Match approved', 'Unable to Approve Match'],
    roles: ADMIN,
    ...offersOfMatch,
    reach: inList(sure('Approve Match'), ROW_MATCHED),
    call: sent(some.matched, 'POST admin/matches/approve/9'),
    readings: [
      order('validated', MATCHED, { ...MATCHED, ...MATCH_VALIDATED }, since('Match validated')),
      order('completed', MATCHED, { ...MATCHED, ...MATCH_COMPLETED }, since('Match completed')),
      order('the match was cancelled', MATCHED, { ...MATCHED, ...MATCH_CANCELLED }, 'not-yet'),
      order(
        'both set before',
        { ...PAID, match_completed_at: EARLIER },
        { ...PAID, ...MATCH_COMPLETED },
        'cannot-tell',
      ),
      ...noTraceOfMatch(MATCHED, MATCH_VALIDATED),
    ],
    network: onNetwork(validated),
  },
  'order.markAsPaid': {
    texts: ['Mark as Paid', 'Marked as paid', 'Unable to mark match as paid'],
    roles: STAFF,
    ...offersOfMatch,
    reach: inList(sure('Mark as Paid'), ROW_MATCHED),
    call: sent(some.matched, 'POST admin/orders/mark-as-matcher-paid/7'),
    readings: [
      order('the status', MATCHED, { ...MATCHED, status: 'matcher_paid' }, shows('Matcher paid')),
      order('validated', MATCHED, { ...MATCHED, ...MATCH_VALIDATED }, since('Match validated')),
      order('completed', MATCHED, { ...MATCHED, ...MATCH_COMPLETED }, since('Match completed')),
      order(
        'all set before',
        { ...PAID, status: 'matcher_paid', match_completed_at: EARLIER },
        { ...PAID, status: 'matcher_paid', match_completed_at: EARLIER },
        'cannot-tell',
      ),
      ...noTraceOfMatch(MATCHED, { status: 'matcher_paid' }),
    ],
    network: onNetwork({ status: 'matcher_paid' }),
  },
} as const satisfies Readonly<Record<string, OrderCases>>;

/** Making a cancelled match again, which the history of matches offers. */
export const REMATCH_CASES: ActCases = {
  texts: ['Rematch', 'Order remached successfully', 'Error'],
  roles: STAFF,
  offered: [some.matched, some.published],
  notOffered: [],
  reach: {
    ...inList('Rematch'),
    typed: 'match history',
    answers: {
      ...answersWith([rowOf()]),
      'orders.readForMatches': { data: rowOf() },
      'orders.matches': {
        models: [{ id: 70, accepted_at: EARLIER, cancelled_at: EARLIER }],
        pagination: { rowCount: 1 },
      },
    },
  },
  call: sent(some.matched, 'POST admin/matches/70/rematch', { choice: { id: '70' } }),
  readings: [
    rematched(
      'matched by it',
      { ...MATCHED, match_cancelled_at: EARLIER },
      MATCHED,
      shows('Matched'),
    ),
    rematched('matched again', {}, { match_id: 10 }, shows('Matched')),
    rematched('matched before', MATCHED, MATCHED, 'cannot-tell'),
    rematched(
      'still cancelled',
      { ...MATCHED, match_cancelled_at: EARLIER },
      { ...MATCHED, match_cancelled_at: EARLIER },
      'not-yet',
    ),
    rematched('gone', {}, null, 'cannot-tell'),
  ],
  network: {
    ...onNetwork({ match_cancelled_at: null, match_id: '71', matched_at: THEN }),
    given: { match_cancelled_at: THEN, status: 'published' },
    choice: { id: '70' },
    rival: { removed_at: THEN, status: 'removed' },
  },
};
