import { describe, expect, it } from 'vitest';
import { orderRow } from '#contract/orders/orders.ts';
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
    [{ match_id: 10 }, 'Match'],
    [{ match_id: null }, 'Match'],
    [{ match_cancelled_at: '2026-11-21T10:00:00Z' }, 'Match'],
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
