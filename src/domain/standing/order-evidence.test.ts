import { describe, expect, it } from 'vitest';
import { fullOrder, matchHistoryItem, openMatch } from '#contract/orders/order-detail.ts';
import type { Evidence } from './evidence.ts';
import {
  type EvidencedAct,
  hasEvidence,
  type OrderAnswers,
  orderEvidence,
  ownContradictions,
} from './order-evidence.ts';

const day = (date: number) => `2026-11-${date}T12:00:00.000Z`;

const PAID = { match_matcher_amount: '641.92', match_matcher_currency: 'GBP' };

const order = (more: object = {}) =>
  fullOrder.parse({ id: 7, status: 'matched', match_id: 9, matched_at: day(15), ...PAID, ...more });

/** The events of match 9, each on its day. */
const events = (...all: object[]): OrderAnswers['pending'] => [
  openMatch.parse({
    id: 9,
    validationEvents: all.map((event, index) => ({
      id: index,
      created_at: day(16 + index),
      ...event,
    })),
  }),
];

const STATEMENT = { event: 'matcher_bank_statement', matcher_paid: true };
const REASON = 'No transfer of this amount was found on the account';
const DENIED = {
  event: 'beneficiary_confirmation',
  matcher_paid: true,
  payment_received: false,
  event_data: { source: 'posters_beneficiary', errors: [{ message: REASON }] },
};

const textOf = ({ text, at, detail, weight }: Evidence) =>
  [text, at, detail, weight].map((part) => part ?? '–').join(' | ');

const said = (act: EvidencedAct, answers: Partial<OrderAnswers> = {}) =>
  orderEvidence(act, { order: order(), pending: events(), ...answers }).map(textOf);

const weights = (act: EvidencedAct, answers: Partial<OrderAnswers>) =>
  orderEvidence(act, { order: order(), pending: events(), ...answers }).map(({ weight }) => weight);

const SHOWS = "The matcher's statement shows the payment of 641.92 GBP";
const DENIES = 'The beneficiary says that the payment did not arrive';

describe('the evidence of a payment', () => {
  it('says what a statement shows and what the beneficiary says, a contradiction first', {
    tags: ['1O22'],
  }, () => {
    expect(said('order.approveMatch', { pending: events(STATEMENT, DENIED) })).toEqual([
      `${DENIES} | ${day(17)} | ${REASON} | contradicts`,
      `${SHOWS} | ${day(16)} | – | supports`,
    ]);
  });

  it('is the last answer, in order of time', () => {
    const [match] = events({ ...STATEMENT, matcher_paid: false }, STATEMENT) as never[];
    const { validationEvents } = match as unknown as { validationEvents: object[] };
    const pending = [openMatch.parse({ id: 9, validationEvents: validationEvents.toReversed() })];
    expect(said('order.approveMatch', { pending })).toEqual([
      `${SHOWS} | ${day(17)} | – | supports`,
    ]);
    const taken = events(STATEMENT, { ...STATEMENT, matcher_paid: false });
    expect(weights('order.approveMatch', { pending: taken })).toEqual(['contradicts']);
  });

  it('contradicts what gives the money back, and supports what takes it on', {
    tags: ['1A03', '1A12', '1A20', '1A23'],
  }, () => {
    const pending = events(STATEMENT, { ...DENIED, payment_received: true });
    for (const act of [
      'order.approveMatch',
      'order.markAsPaid',
      'order.completeOrder',
      'order.capture',
    ] as const) {
      expect(weights(act, { pending })).toEqual(['supports', 'supports']);
    }
    for (const act of ['order.cancelMatch', 'order.void'] as const) {
      expect(weights(act, { pending })).toEqual(['contradicts', 'contradicts']);
      expect(weights(act, { pending: events(DENIED) })).toEqual(['supports']);
    }
  });

  it('is one sentence where there is none, or where it could not be loaded', () => {
    expect(said('order.cancelMatch', { pending: 'loading' })).toEqual([]);
    expect(said('order.cancelMatch', { pending: 'failed' })).toEqual([
      'The validation events could not be loaded | – | – | neither',
    ]);
    for (const pending of [[], events({ event: 'matcher_payment_check' })]) {
      expect(said('order.cancelMatch', { pending })).toEqual([
        'No evidence of a payment yet | – | – | neither',
      ]);
    }
    const other = openMatch.parse({ id: 8, validationEvents: [STATEMENT] });
    expect(said('order.cancelMatch', { pending: [other] })).toEqual([
      'No evidence of a payment yet | – | – | neither',
    ]);
  });

  it('names the check that ended with an error', () => {
    const failed = { event: 'matcher_bank_statement', event_data: { errors: 'Sign in again' } };
    expect(said('order.approveMatch', { pending: events(failed) })).toEqual([
      `The matcher's statement could not be checked | ${day(16)} | Sign in again | neither`,
    ]);
  });

  it('never takes what others say for a word of the beneficiary', () => {
    const staff = { event: 'staff_approval', matcher_paid: true, payment_received: true };
    const pending = events(DENIED, staff);
    expect(said('order.completeOrder', { pending })).toEqual([
      `${DENIES} | ${day(16)} | ${REASON} | contradicts`,
      `‘Staff approval’ says that the payment arrived | ${day(17)} | – | supports`,
    ]);
  });

  it('says how it is known where that was inferred', { tags: ['1O22'] }, () => {
    const [found] = orderEvidence('order.void', { order: order(), pending: events(STATEMENT) });
    expect(found?.how).toMatch(/‘Matcher bank statement’\. Which event .* is inferred/u);
  });

  it('is that of no match where the order names none', () => {
    const unmatched = order({ status: 'removed', match_id: null, removed_at: day(18) });
    expect(said('order.void', { order: unmatched, pending: 'loading' })).toEqual([
      'The order has no match | – | – | supports',
      `The order has expired | ${day(18)} | – | supports`,
    ]);
  });
});

describe('the evidence of what is recorded', () => {
  const recorded = (act: EvidencedAct, more: object) =>
    said(act, { order: order(more), pending: 'loading' });
  const howOf = (more: object) =>
    orderEvidence('order.void', { order: order(more), pending: 'loading' })[0]?.how;

  it('says that the payment is recorded, by its date or by the status', () => {
    expect(recorded('order.completeOrder', { matcher_payment_completed_at: day(17) })).toEqual([
      `The order is recorded as paid | ${day(17)} | – | supports`,
    ]);
    expect(recorded('order.cancelMatch', { status: 'matcher_paid' })).toEqual([
      'The order is recorded as paid | – | – | contradicts',
    ]);
    expect(howOf({ status: 'matcher_paid' })).toBe('Taken from the status ‘Matcher paid’.');
    expect(howOf({ matcher_payment_completed_at: day(17) })).toBe(
      'Taken from the date ‘Validated At’ of the order.',
    );
  });

  it('says how the order and its match have ended', () => {
    const ended = {
      status: 'unable_to_capture',
      cancelled_at: day(18),
      match_cancelled_at: day(17),
    };
    expect(recorded('order.capture', ended)).toEqual([
      `The order was cancelled | ${day(18)} | – | contradicts`,
      `The match was cancelled | ${day(17)} | – | contradicts`,
    ]);
    expect(recorded('order.void', { status: 'canceled' })).toEqual([
      'The order was cancelled | – | – | supports',
    ]);
    expect(howOf({ cancelled_at: day(18) })).toBeNull();
    expect(howOf({ status: 'canceled' })).toBe('Taken from the status ‘Cancelled’.');
    expect(howOf({ status: 'removed' })).toBe('Taken from the status ‘Expired’.');
    expect(howOf({ is_removed: true })).toBe('The network marks the order as removed.');
    expect(howOf({ is_removed: { unreadable: 'yes' } })).toBeUndefined();
  });

  it('has a refund against it, except to cancel a match', () => {
    const refunded = { refund_status: 'completed', refunded_at: day(19) };
    const text = `A refund is recorded as completed | ${day(19)} | –`;
    expect(recorded('order.void', refunded)).toEqual([`${text} | contradicts`]);
    expect(recorded('order.cancelMatch', refunded)).toEqual([`${text} | supports`]);
    expect(recorded('order.void', { refunded_at: day(19) })).toEqual([
      `A refund is recorded | ${day(19)} | – | contradicts`,
    ]);
    for (const status of ['initiated', 'pending', 'completed']) {
      expect(recorded('order.void', { refund_status: status })).toEqual([
        `A refund is recorded as ${status} | – | – | contradicts`,
      ]);
    }
    expect(recorded('order.approveMatch', { refund_status: 'failed' })).toEqual([]);
  });
});

it('a match is made again on what is known of it, not of the match after it', {
  tags: ['1H05', '1H06'],
}, () => {
  const rematched = matchHistoryItem.parse({
    id: 8,
    cancelled_at: day(14),
    initiator: { full_name: 'Support Desk' },
  });
  const current = order({ status: 'matcher_paid' });
  expect(said('order.rematch', { order: current, rematched })).toEqual([
    `The order was matched again, as match 9 | ${day(15)} | – | contradicts`,
    `The match was cancelled | ${day(14)} | by Support Desk | supports`,
    'No evidence of a payment yet | – | – | neither',
  ]);
  const unmatched = order({ status: 'published', match_id: null });
  expect(
    said('order.rematch', { order: unmatched, rematched: { ...rematched, initiator: null } }),
  ).toEqual([
    `The match was cancelled | ${day(14)} | – | supports`,
    'No evidence of a payment yet | – | – | neither',
  ]);
});

it('the fields of an order alone say what contradicts an act on many orders', () => {
  const cancelled = order({ status: 'matcher_paid', cancelled_at: day(18) });
  expect(ownContradictions('order.completeOrder', cancelled)).toEqual(['The order was cancelled']);
  expect(ownContradictions('order.cancelMatch', cancelled)).toEqual([
    'The order is recorded as paid',
  ]);
  const unmatched = order({ match_id: null });
  expect(ownContradictions('order.approveMatch', unmatched)).toEqual(['The order has no match']);
  expect(ownContradictions('order.markAsPaid', order({}))).toEqual([]);
});

it('acts that no payment speaks for or against have no evidence', () => {
  expect(['publish', 'expireOrder', 'setHidden', 'investigate'].filter(hasEvidence)).toEqual([]);
  expect(['order.cancelMatch', 'order.void', 'order.rematch'].every(hasEvidence)).toBe(true);
});
