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

const order = (more: object = {}) =>
  fullOrder.parse({ id: 7, status: 'matched', match_id: 9, matched_at: day(15), ...more });

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

const CHECK = { event: 'matcher_payment_check' };
const STATEMENT = { event: 'matcher_bank_statement', matcher_paid: true };
const REASON = 'No transfer of this amount was found on the account';
const DENIED = {
  event: 'beneficiary_confirmation',
  matcher_paid: true,
  payment_received: false,
  event_data: { source: 'posters_beneficiary', errors: [{ message: REASON }] },
};

const textOf = ({ what, answer, when, by, verdict }: Evidence) =>
  [what, answer, when, by, verdict].map((part) => part ?? '–').join(' | ');

const said = (act: EvidencedAct, answers: Partial<OrderAnswers> = {}) =>
  orderEvidence(act, { order: order(), pending: events(), ...answers }).map(textOf);

/** What each row means for an act. */
const verdicts = (act: EvidencedAct, answers: Partial<OrderAnswers>) =>
  orderEvidence(act, { order: order(), pending: events(), ...answers }).map(
    ({ what, verdict }) => `${what} ${verdict}`,
  );

describe('the evidence of a payment', () => {
  it('says when and by what proof the matcher paid, what a statement shows and what the beneficiary says', {
    tags: ['1O22'],
  }, () => {
    expect(said('order.approveMatch', { pending: events(CHECK, STATEMENT, DENIED) })).toEqual([
      `Matcher paid | Yes | ${day(17)} | ‘Matcher bank statement’ | supports`,
      `Statement found | Yes | ${day(17)} | ‘Matcher bank statement’ | supports`,
      `Beneficiary confirmed | No | ${day(18)} | ‘Beneficiary confirmation’: ${REASON} | contradicts`,
    ]);
  });

  it('is the last answer, in order of time', () => {
    const [match] = events({ ...STATEMENT, matcher_paid: false }, STATEMENT) as never[];
    const { validationEvents } = match as unknown as { validationEvents: object[] };
    const pending = [openMatch.parse({ id: 9, validationEvents: validationEvents.toReversed() })];
    expect(said('order.approveMatch', { pending })[0]).toBe(
      `Matcher paid | Yes | ${day(17)} | ‘Matcher bank statement’ | supports`,
    );
    const taken = events(STATEMENT, { ...STATEMENT, matcher_paid: false });
    expect(said('order.approveMatch', { pending: taken })[0]).toBe(
      `Matcher paid | No | ${day(17)} | ‘Matcher bank statement’ | contradicts`,
    );
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
      expect(verdicts(act, { pending })).toEqual([
        'Matcher paid supports',
        'Statement found supports',
        'Beneficiary confirmed supports',
      ]);
    }
    for (const act of ['order.cancelMatch', 'order.void'] as const) {
      expect(verdicts(act, { pending })).toEqual([
        'Matcher paid contradicts',
        'Statement found contradicts',
        'Beneficiary confirmed contradicts',
      ]);
      expect(verdicts(act, { pending: events(DENIED) }).at(-1)).toBe(
        'Beneficiary confirmed supports',
      );
    }
  });

  it('says why there is no answer, and invents none', () => {
    const rows = (answer: string, by: string) =>
      ['Matcher paid', 'Statement found', 'Beneficiary confirmed'].map(
        (what) => `${what} | ${answer} | – | ${by} | not known`,
      );
    expect(said('order.cancelMatch', { pending: 'loading' })).toEqual(rows('Loading…', '–'));
    expect(said('order.cancelMatch', { pending: 'failed' })).toEqual(
      rows('Could not be loaded', '–'),
    );
    expect(said('order.cancelMatch', { pending: [] })).toEqual(
      rows('Not known', 'No validation events of match 9 were loaded'),
    );
    expect(said('order.cancelMatch', { pending: events(CHECK) })).toEqual(
      rows('Not known', 'No validation event answers this'),
    );
  });

  it('names the event that asked in vain, with its error', () => {
    const failed = { event: 'matcher_bank_statement', event_data: { errors: 'Sign in again' } };
    expect(said('order.approveMatch', { pending: events(failed) })[1]).toBe(
      `Statement found | Not known | ${day(16)} | ‘Matcher bank statement’: Sign in again | not known`,
    );
  });

  it('never takes what others say for a word of the beneficiary', () => {
    const staff = { event: 'staff_approval', matcher_paid: true, payment_received: true };
    const confirmed = (...all: object[]) =>
      said('order.completeOrder', { pending: events(...all) })[2];
    expect(confirmed(staff)).toBe(
      'Beneficiary confirmed | Not known | – | ‘Staff approval’ says received | not known',
    );
    expect(confirmed(DENIED, staff)).toBe(
      `Beneficiary confirmed | No | ${day(16)} | ‘Beneficiary confirmation’: ${REASON}; ‘Staff approval’ says received | contradicts`,
    );
    const own = { event: 'beneficiary_statement', payment_received: false };
    expect(said('order.completeOrder', { pending: events(own) })[1]).toBe(
      `Statement found | No | ${day(16)} | ‘Beneficiary statement’ | contradicts`,
    );
  });

  it('is that of no match where the order names none', () => {
    const unmatched = order({ status: 'removed', match_id: null, removed_at: day(18) });
    expect(said('order.void', { order: unmatched, pending: 'loading' })).toEqual([
      'Matched | No | – | The order names no match | supports',
      `Order expired | Yes | ${day(18)} | Date of the order | supports`,
    ]);
  });
});

describe('the evidence of what is recorded', () => {
  const recorded = (act: EvidencedAct, more: object) =>
    said(act, { order: order(more), pending: 'loading' }).filter((row) => !row.includes('Loading'));

  it('says that the payment is recorded, by its date or by the status', () => {
    expect(recorded('order.completeOrder', { matcher_payment_completed_at: day(17) })).toEqual([
      `Recorded as paid | Yes | ${day(17)} | ‘Validated At’ of the order | supports`,
    ]);
    expect(recorded('order.cancelMatch', { status: 'matcher_paid' })).toEqual([
      'Recorded as paid | Yes | – | Status ‘Matcher paid’ | contradicts',
    ]);
  });

  it('says how the order and its match have ended', () => {
    const ended = {
      status: 'unable_to_capture',
      cancelled_at: day(18),
      match_cancelled_at: day(17),
    };
    expect(recorded('order.capture', ended)).toEqual([
      `Order cancelled | Yes | ${day(18)} | Date of the order | contradicts`,
      `Match cancelled | Yes | ${day(17)} | Date of the order | contradicts`,
    ]);
    expect(recorded('order.void', { status: 'canceled' })).toEqual([
      'Order cancelled | Yes | – | Status ‘Cancelled’ | supports',
    ]);
  });

  it('has a refund against it, except to cancel a match', () => {
    const refunded = { refund_status: 'completed', refunded_at: day(19) };
    const by = `Refund recorded | Yes | ${day(19)} | Refund status ‘Completed’`;
    expect(recorded('order.void', refunded)).toEqual([`${by} | contradicts`]);
    expect(recorded('order.cancelMatch', refunded)).toEqual([`${by} | supports`]);
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
    `Match cancelled | Yes | ${day(14)} | Initiator: Support Desk | supports`,
    `Matched again | Yes | ${day(15)} | Match 9 | contradicts`,
    ...['Matcher paid', 'Statement found', 'Beneficiary confirmed'].map(
      (what) => `${what} | Not known | – | No validation events of match 8 were loaded | not known`,
    ),
  ]);
  const open = order({ status: 'published', match_id: 8, match_cancelled_at: day(14) });
  expect(said('order.rematch', { order: open, rematched, pending: 'loading' })).toHaveLength(4);
});

it('the fields of an order alone say what contradicts an act on many orders', () => {
  const cancelled = order({ status: 'matcher_paid', cancelled_at: day(18) });
  expect(ownContradictions('order.completeOrder', cancelled)).toEqual(['Order cancelled']);
  expect(ownContradictions('order.cancelMatch', cancelled)).toEqual(['Recorded as paid']);
  const unmatched = order({ match_id: null });
  expect(ownContradictions('order.approveMatch', unmatched)).toEqual(['Matched: no']);
  expect(ownContradictions('order.markAsPaid', order({}))).toEqual([]);
});

it('acts that no payment speaks for or against have no evidence', () => {
  expect(['publish', 'expireOrder', 'setHidden', 'investigate'].filter(hasEvidence)).toEqual([]);
  expect(['order.cancelMatch', 'order.void', 'order.rematch'].every(hasEvidence)).toBe(true);
});
