import { describe, expect, it } from 'vitest';
import { fullOrder } from '#contract/orders/order-detail.ts';
import { orderRow } from '#contract/orders/orders.ts';
import type { ShownValue } from '../changes/changes.ts';
import { changesBetween } from './changes.ts';

const ORDER = {
  id: 1,
  status: 'matched',
  poster_amount: '1000',
  poster_currency: 'NGN',
  matcher_amount: '2.40',
  matcher_currency: 'USD',
  match_id: 9,
  published_at: '2026-11-20T10:00:00Z',
};
const order = (more: Record<string, unknown> = {}) => orderRow.parse({ ...ORDER, ...more });
const labels = (more: Record<string, unknown>) =>
  changesBetween(order(), order(more)).map(({ label }) => label);

describe('two readings of an order', () => {
  it('are the same when nothing a person decides on has changed', () => {
    expect(labels({ admin_memo: 'called the bank', poster_amount: 1000.0 })).toEqual([]);
  });

  it('tell the old and the new value in the forms of the screen', () => {
    expect(changesBetween(order(), order({ status: 'removed', poster_amount: '900' }))).toEqual([
      {
        label: 'Status',
        before: { kind: 'text', value: 'Matched' },
        after: { kind: 'text', value: 'Expired' },
      },
      {
        label: 'Poster Amount',
        before: { kind: 'figure', value: { amount: '1000', currency: 'NGN' } },
        after: { kind: 'figure', value: { amount: '900', currency: 'NGN' } },
      },
    ]);
  });

  it('are the same where both cannot be read alike, and differ where one can', () => {
    const odd = { poster_amount: '1,5', published_at: '2026-02-31', hidden: 'maybe' };
    expect(changesBetween(order(odd), order(odd))).toEqual([]);
    expect(changesBetween(order(odd), order({ ...odd, poster_amount: '1,6' }))).toEqual([
      {
        label: 'Poster Amount',
        before: { kind: 'figure', value: { amount: { unreadable: '1,5' }, currency: 'NGN' } },
        after: { kind: 'figure', value: { amount: { unreadable: '1,6' }, currency: 'NGN' } },
      },
    ]);
    expect(labels(odd)).toEqual(['Poster Amount', 'Hidden', 'Published']);
  });

  it.each([
    [{ match_id: 10 }, '10'],
    [{ match_id: null }, null],
    [{ match_cancelled_at: '2026-11-21T10:00:00Z' }, '9 (cancelled)'],
  ])('with %o have the match %s', (more, value) => {
    expect(changesBetween(order(), order(more))).toEqual([
      {
        label: 'Match',
        before: { kind: 'text', value: '9' },
        after: { kind: 'text', value },
      },
    ]);
  });

  it('tell everything a person decides on, in the order of the screen', () => {
    const full = (at: number, amount: string, said: boolean) => {
      const person = (id: number) => ({ id: at + id, full_name: `Ada ${at + id}` });
      const day = (date: number) => `2026-11-${at + date}T10:00:00.000Z`;
      return fullOrder.parse({
        id: 1,
        status: said ? 'completed' : 'matched',
        refund_status: said ? 'failed' : null,
        match: { id: at, user: person(3) },
        user: person(1),
        postersBeneficiary: person(2),
        ...{ poster_amount: amount, poster_currency: 'NGN' },
        ...{ matcher_amount: amount, matcher_currency: 'USD', exchange_rate: amount },
        ...{ match_matcher_amount: amount, match_matcher_currency: 'CAD' },
        ...{ match_matcher_fee: amount, match_matcher_payment_method_fee: amount },
        ...{ poster_fee: amount, collection_fee: amount, payout_fee: amount },
        ...{ poster_payout_fee: amount, stampduty_fee: amount },
        ...{ payment_type: said ? 'card' : 'bank', hidden: said, can_be_marked_as_refunded: said },
        ...{ published_at: day(1), matched_at: day(2), matcher_payment_completed_at: day(3) },
        ...{ match_matcher_payment_completed_at: day(4), match_completed_at: day(5) },
        ...{ completed_at: day(6), cancelled_at: day(7), removed_at: day(8), refunded_at: day(9) },
      });
    };
    const text = ({ kind, value }: ShownValue) =>
      kind === 'figure' ? `${value.amount} ${value.currency}` : value;
    const changes = changesBetween(full(10, '1', false), full(20, '2', true));
    expect(changes.map(({ label, before, after }) => [label, text(before), text(after)])).toEqual([
      ['Status', 'Matched', 'Completed'],
      ['Refund Status', null, 'Failed'],
      ['Match', '10', '20'],
      ['Poster', 'Ada 11 (11)', 'Ada 21 (21)'],
      ['Poster Beneficiary', 'Ada 12 (12)', 'Ada 22 (22)'],
      ['Matcher', 'Ada 13 (13)', 'Ada 23 (23)'],
      ['Poster Amount', '1 NGN', '2 NGN'],
      ['Matcher Amount', '1 USD', '2 USD'],
      ['Matcher Amount in Matcher Currency', '1 CAD', '2 CAD'],
      ['Poster Fee', '1 NGN', '2 NGN'],
      ['Matcher Fee', '1 USD', '2 USD'],
      ['Matcher Fee in Matcher Currency', '1 CAD', '2 CAD'],
      ['Collection Fee', '1 NGN', '2 NGN'],
      ['Payout Fee', '1 NGN', '2 NGN'],
      ['Poster Payout Fee', '1 NGN', '2 NGN'],
      ['Stamp Duty Fee', '1 NGN', '2 NGN'],
      ['Exchange Rate', '1 null', '2 null'],
      ['Payment Type', 'bank', 'card'],
      ['Hidden', 'No', 'Yes'],
      ['Can be marked as refunded', 'No', 'Yes'],
      ...[
        ...['Published', 'Matched', 'Validated At', 'Match validated at', 'Match completed'],
        ...['Completed', 'Cancelled', 'Expired', 'Refunded'],
      ].map((label, at) => [
        label,
        `2026-11-1${at + 1}T10:00:00.000Z`,
        `2026-11-2${at + 1}T10:00:00.000Z`,
      ]),
    ]);
  });

  it('differ where only one has a status', () => {
    const full = (status: string | null) => fullOrder.parse({ ...ORDER, status });
    expect(
      changesBetween(full('matched'), full(null)).map(({ label, after }) => [label, after]),
    ).toEqual([['Status', { kind: 'text', value: null }]]);
  });

  it('name a party as far as it is known, and only where both have the parties', () => {
    const full = (more: object) => fullOrder.parse({ ...ORDER, ...more });
    const named = (user: object) =>
      changesBetween(full({}), full({ user })).map(({ after: { kind, value } }) => [kind, value]);
    expect(named({ full_name: 'Ada' })).toEqual([['text', 'Ada']]);
    expect(named({ id: 4 })).toEqual([['text', '(4)']]);
    expect(named({ phone: '1' })).toEqual([]);
    expect(changesBetween(order(), full({ user: { id: 4 } }))).toEqual([]);
  });

  it.each([
    [{ matcher_amount: '2.41' }, 'Matcher Amount'],
    [{ matcher_currency: 'CAD' }, 'Matcher Amount'],
    [{ refund_status: 'failed' }, 'Refund Status'],
    [{ hidden: true }, 'Hidden'],
    [{ published_at: null }, 'Published'],
    [{ removed_at: '2026-11-21T10:00:00Z' }, 'Expired'],
    [{ match_completed_at: '2026-11-21T10:00:00Z' }, 'Match completed'],
  ])('show that %o is another %s', (more, label) => {
    expect(labels(more)).toEqual([label]);
  });
});
