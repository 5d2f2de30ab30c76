import { describe, expect, it } from 'vitest';
import { openMatch } from '#contract/orders/order-detail.ts';
import { day, LIVED, match, order, own, words } from './testing.ts';

describe('a long wait', () => {
  it('is listed before the event that ended it', () => {
    const slow = {
      ...LIVED,
      matched_at: day(15),
      matcher_payment_completed_at: day(18),
      completed_at: day(18, '12:00:00'),
      match_completed_at: null,
    };
    expect(words({ order: order(slow) })).toEqual([
      'Posted',
      'Published',
      'Confirmed',
      '(4 days waiting for a match)',
      'Matched',
      "(3 days waiting for the matcher's payment)",
      "Matcher's payment validated",
      'Completed',
    ]);
  });

  it.each([
    ['posted_at', 'published_at', 'publication'],
    ['posted_at', 'cancelled_at', 'publication'],
    ['posted_at', 'removed_at', 'publication'],
    ['published_at', 'matched_at', 'a match'],
    ['published_at', 'cancelled_at', 'a match'],
    ['matched_at', 'matcher_payment_completed_at', "the matcher's payment"],
    ['matched_at', 'match_cancelled_at', "the matcher's payment"],
    ['matched_at', 'completed_at', "the matcher's payment"],
    ['matched_at', 'removed_at', "the matcher's payment"],
    ['matcher_payment_completed_at', 'completed_at', 'completion'],
    ['matcher_payment_completed_at', 'match_cancelled_at', 'completion'],
    ['matcher_payment_completed_at', 'cancelled_at', 'completion'],
    ['cancelled_at', 'refunded_at', 'the refund'],
    ['removed_at', 'refunded_at', 'the refund'],
  ])('from %s to %s was one for %s', (from, to, what) => {
    const slow = order({ match_id: 9, [from]: day(10), [to]: day(16) });
    expect(words({ order: slow })[1]).toBe(`(6 days waiting for ${what})`);
  });

  it('is one whatever was done and found meanwhile, and wherever a date cannot be read', () => {
    const slow = order({ match_id: 9, posted_at: '2026-02-31', matched_at: day(10) });
    const ended = order({ ...slow, matcher_payment_completed_at: day(16) });
    const found = [{ id: 1, event: 'late', created_at: day(11) }];
    const pending = [openMatch.parse({ id: 9, validationEvents: found })];
    expect(words({ order: ended, pending, acts: [own()] })).toEqual([
      'Matched',
      'Late',
      'Cancel Match',
      "(6 days waiting for the matcher's payment)",
      "Matcher's payment validated",
    ]);
  });

  it('is listed for each match of an order', () => {
    const history = [match({ id: 7, accepted_at: day(1), cancelled_at: day(5) })];
    expect(words({ order: order({ match_id: 9, matched_at: day(15) }), history })).toEqual([
      'Matched',
      "(4 days waiting for the matcher's payment)",
      'Match cancelled',
      '(10 days waiting for a match)',
      'Matched',
    ]);
  });

  it('that still lasts is listed last', () => {
    const waiting = order({ status: 'matched', match: { id: 9 }, matched_at: day(19) });
    expect(words({ order: waiting }).at(-1)).toBe("(Waiting for the matcher's payment for 3 days)");
  });

  it.each([
    ['unpublished', { posted_at: day(20) }, 'publication'],
    ['published', { published_at: day(12) }, 'a match'],
    ['matcher_paid', { matcher_payment_completed_at: day(20) }, 'completion'],
    ['payment_received', { matcher_payment_completed_at: day(20) }, 'completion'],
    ['canceled', { canceled_at: day(10), refund_status: 'initiated' }, 'the refund'],
    ['cancelled', { canceled_at: day(10), refund_status: 'initiated' }, 'the refund'],
    ['removed', { removed_at: day(10), refund_status: 'pending' }, 'the refund'],
  ])('of an order that is %s is named', (status, fields, what) => {
    expect(words({ order: order({ status, ...fields }) }).at(-1)).toContain(`Waiting for ${what}`);
  });

  it.each([
    ['the usual time is not over', { published_at: day(21) }],
    ['the status says something else', { status: 'unable_to_void', published_at: day(1) }],
    ['the order has ended', { status: 'cancelled', canceled_at: day(1) }],
    [
      'the refund was asked for four days ago',
      { status: 'cancelled', canceled_at: day(18), refund_status: 'pending' },
    ],
    [
      'the refund has failed',
      { status: 'cancelled', canceled_at: day(1), refund_status: 'failed' },
    ],
    ['a clock is off', { published_at: '2030-01-01T00:00:00Z' }],
    ['its start is not known', {}],
  ])('is not told where %s', (_why, fields) => {
    expect(words({ order: order(fields) }).filter((text) => text.startsWith('('))).toEqual([]);
  });

  it('is not listed between unrelated steps', () => {
    expect(words({ order: order({ posted_at: day(1), matched_at: day(20) }) })).toEqual([
      'Posted',
      'Matched',
    ]);
  });

  it('begins again when a match is cancelled', () => {
    const again = order({
      match: { id: 9, canceled_at: day(12) },
      matched_at: day(11, '22:00:00'),
    });
    expect(words({ order: again })).toEqual([
      'Matched',
      'Match cancelled',
      '(Waiting for a match for 10 days)',
    ]);
  });
});
