import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, REFUND_STATUSES } from '#contract/orders/choices.ts';
import { fullOrder, matchHistoryItem, openMatch } from '#contract/orders/order-detail.ts';
import { orderRow } from '#contract/orders/orders.ts';
import { formatDateTime } from '../time/format.ts';
import { IN_UTC } from '../time/testing.ts';
import { answerOf } from './answers.ts';
import { followingActions, orderStanding } from './orders.ts';
import { sinceText } from './standing.ts';

const shown = (at: string) => formatDateTime(at, IN_UTC);
const NOW = new Date('2026-11-20T12:00:00Z');
const day = (date: number) => `2026-11-${date}T12:00:00Z`;

const DATES = {
  posted_at: day(10),
  published_at: day(11),
  matched_at: day(15),
  confirmed_at: day(16),
  matcher_payment_completed_at: day(17),
  cancelled_at: day(18),
  removed_at: day(18),
  completed_at: day(19),
};

const PARTIES = {
  user: { id: 1, full_name: 'Ngozi Eze' },
  postersBeneficiary: { id: 2, full_name: 'Ada Obi' },
  match: { id: 9, user: { id: 3, full_name: 'Noah Morin' } },
};

/** An order with the dates of those names. */
const order = (status: string, dates: readonly (keyof typeof DATES)[], more: object = {}) =>
  fullOrder.parse({
    id: 7,
    status,
    match_id: dates.includes('matched_at') ? 9 : null,
    ...Object.fromEntries(dates.map((name) => [name, DATES[name]])),
    ...more,
  });

const said = (...asked: Parameters<typeof order>) => {
  const standing = orderStanding({ order: order(...asked) });
  return [standing.text, sinceText(standing, NOW, shown), standing.how].filter(Boolean);
};

const MATCHED = ['posted_at', 'published_at', 'matched_at'] as const;

describe('what an order waits for, and since when', () => {
  it('is said of each status that goes on', { tags: ['1O02'] }, () => {
    expect(said('unpublished', ['posted_at'])).toEqual([
      'Waiting for publication',
      'since 11/10/2026, 12:00:00 PM (posted 10 days ago)',
    ]);
    expect(said('published', ['posted_at', 'published_at'])).toEqual([
      'Waiting for a match',
      'since 11/11/2026, 12:00:00 PM (published 9 days ago)',
    ]);
    expect(said('matched', [...MATCHED, 'confirmed_at'])).toEqual([
      "Waiting for the matcher's payment",
      'since 11/15/2026, 12:00:00 PM (matched 5 days ago)',
    ]);
    const together = said('matcher_paid', MATCHED, { confirmed_at: day(15) });
    expect(together[1]).toBe('since 11/15/2026, 12:00:00 PM (confirmed 5 days ago)');
    expect(said('matcher_paid', [...MATCHED, 'confirmed_at'])).toEqual([
      'Waiting for confirmation that the payment arrived',
      'since 11/16/2026, 12:00:00 PM (confirmed 4 days ago)',
      'Of whom is inferred from the status, since when from the date of Confirmed.',
    ]);
    const before = { confirmed_at: day(14) };
    expect(said('matcher_paid', MATCHED, before)).toEqual([
      'Waiting for confirmation that the payment arrived',
      'Of whom is inferred from the status.',
    ]);
    expect(said('payment_received', [...MATCHED, 'matcher_payment_completed_at'])).toEqual([
      'Waiting for completion',
      'since 11/17/2026, 12:00:00 PM (the payment was validated 3 days ago)',
    ]);
  });

  it('waits for completion once the payment is validated, whatever the status', {
    tags: ['1A03', '1A12'],
  }, () => {
    for (const status of ['matched', 'matcher_paid']) {
      const validated = order(status, [...MATCHED, 'matcher_payment_completed_at'], {
        match_matcher_payment_completed_at: day(17),
      });
      expect(said(status, [...MATCHED, 'matcher_payment_completed_at'])).toEqual([
        'Waiting for completion',
        'since 11/17/2026, 12:00:00 PM (the payment was validated 3 days ago)',
      ]);
      expect(followingActions(validated, 'admin')).toEqual(['order.completeOrder']);
    }
    const cancelled = { match_cancelled_at: day(17) };
    const dates = [...MATCHED, 'matcher_payment_completed_at'] as const;
    expect(orderStanding({ order: order('matched', dates, cancelled) })).toMatchObject({
      text: 'Matched, but the match is cancelled',
      tone: 'warning',
    });
  });

  it('names the amount of the match, else that of the order', () => {
    const amount = { matcher_amount: '80', matcher_currency: 'GBP' };
    const text = (more: object) => said('matched', MATCHED, { ...amount, ...more })[0];
    expect(text({})).toBe("Waiting for the matcher's payment of 80.00 GBP");
    expect(text({ match_matcher_amount: '79', match_matcher_currency: 'EUR' })).toBe(
      "Waiting for the matcher's payment of 79.00 EUR",
    );
  });

  it('is open where an order ended with a validated payment and no refund', () => {
    const standing = orderStanding({
      order: order('cancelled', ['cancelled_at', 'matcher_payment_completed_at']),
    });
    expect(standing).toMatchObject({
      text: 'Cancelled. No refund is recorded',
      tone: 'warning',
      isOpen: true,
      how: 'That a refund is awaited is inferred from the validated payment.',
    });
  });

  it('marks a refund date beside a refund that is not completed', { tags: ['1O05'] }, () => {
    const both = { refund_status: 'pending', refunded_at: day(19) };
    expect(orderStanding({ order: order('removed', ['removed_at'], both) })).toMatchObject({
      tone: 'warning',
      evidence: [{ text: 'A refund date is recorded', weight: 'contradicts' }],
    });
  });

  it('says no time where no date belongs to the status', { tags: ['1O03'] }, () => {
    expect(said('unable_to_capture', MATCHED)).toEqual([
      'The payment could not be captured',
      'An admin can try Capture again. Who has to act is not available.',
    ]);
    expect(said('unable_to_void', [])).toEqual([
      'The payment could not be voided',
      'An admin can try Void again. Who has to act is not available.',
    ]);
    expect(said('unable_to_refund', MATCHED)[0]).toBe('The refund could not be made');
    expect(said('dispute_resolution_needed', MATCHED)).toEqual([
      'Waiting for a decision in Dispute Resolution',
    ]);
  });

  it('says at least how long from a later time', () => {
    const undated = order('matched', [], { match_id: 9 });
    const since = (...validationEvents: object[]) => {
      const pending = [openMatch.parse({ id: 9, validationEvents })];
      return sinceText(orderStanding({ order: undated, pending }), NOW, shown);
    };
    const event = { id: 1, event: 'check' };
    expect(since(event, { ...event, created_at: day(16) })).toBe(
      'for at least 4 days (first checked 11/16/2026, 12:00:00 PM)',
    );
    expect(since(event)).toBeNull();
  });

  it('says that the console has no action, and that it is not known who must act', {
    tags: ['1O03'],
  }, () => {
    const note = 'Who has to act is not available. Corridor has no action for this status.';
    expect(said('unable_to_payout', []).at(-1)).toBe(note);
    expect(said('unable_to_transfer', []).at(-1)).toBe(note);
  });

  it('is nothing once it has ended, but for a refund that is under way, failed or owed', {
    tags: ['1O06'],
  }, () => {
    expect(said('completed', [...MATCHED, 'completed_at'])).toEqual([
      'Completed',
      '1 day ago (11/19/2026, 12:00:00 PM)',
    ]);
    expect(said('removed', ['removed_at'])).toEqual([
      'Expired. No refund is recorded',
      'expired 2 days ago (11/18/2026, 12:00:00 PM)',
    ]);
    const amount = { poster_amount: '351.20', poster_currency: 'USD' };
    const refund = (status: string | null, more: object = {}) =>
      said('canceled', ['cancelled_at'], { refund_status: status, ...amount, ...more });
    const how = 'The amount is that of the order: the network sends none of the refund.';
    expect(refund('initiated')[0]).toBe('Cancelled. The refund of 351.20 USD is initiated');
    expect(refund('pending')).toEqual(['Cancelled. The refund of 351.20 USD is pending', how]);
    expect(refund('failed', PARTIES)).toEqual([
      'Cancelled. The refund of 351.20 USD to Ngozi Eze failed. It is still owed',
      how,
    ]);
    expect(refund('completed', { refunded_at: day(19) })).toEqual([
      'Cancelled. The refund of 351.20 USD is completed',
      'refunded 1 day ago (11/19/2026, 12:00:00 PM)',
      how,
    ]);
    expect(refund(null, { refunded_at: day(19) })).toEqual([
      'Cancelled and refunded',
      'refunded 1 day ago (11/19/2026, 12:00:00 PM)',
    ]);
    expect(refund(null, { can_be_marked_as_refunded: true })).toEqual([
      'Cancelled. The refund of 351.20 USD can be marked as made',
      'since 11/18/2026, 12:00:00 PM (cancelled 2 days ago)',
      how,
    ]);
    expect(refund('on_hold')).toEqual([
      'Cancelled. The refund status is ‘on hold’',
      'Corridor does not know what this status waits for.',
    ]);
  });

  it.each([
    ['initiated', {}, 'informative', true],
    ['pending', {}, 'informative', true],
    ['failed', {}, 'warning', true],
    ['completed', {}, 'neutral', false],
    [null, { can_be_marked_as_refunded: true }, 'informative', true],
    [null, { refunded_at: day(19) }, 'danger', false],
  ])(
    'a cancelled order with the refund %s and %o is %s, open: %s',
    {
      tags: ['1O06'],
    },
    (status, more, tone, isOpen) => {
      const refund = { refund_status: status, ...more };
      const standing = orderStanding({ order: order('cancelled', ['cancelled_at'], refund) });
      expect(standing).toMatchObject({ tone, isOpen, evidence: [] });
    },
  );

  it('shows a status that no rule knows as it came, and says so', () => {
    expect(said('frozen_by_bank', MATCHED)).toEqual([
      'The status is ‘frozen by bank’',
      'Corridor does not know what this status waits for.',
    ]);
    const cancelled = { match_cancelled_at: day(17) };
    const evidence = [expect.objectContaining({ text: 'The last match was cancelled' })];
    const frozen = order('frozen_by_bank', MATCHED, cancelled);
    expect(orderStanding({ order: frozen }).evidence).toEqual(evidence);
    const untold = { ...order('matched', MATCHED, cancelled), status: null };
    expect(orderStanding({ order: untold, pending: [] })).toMatchObject({
      text: 'The status is not available',
      evidence,
    });
  });

  it('has a rule for every status and refund of the contract', () => {
    const statuses = ORDER_STATUSES.map((status) => said(status, MATCHED)[0]);
    const refunds = REFUND_STATUSES.map(
      (refund) => said('removed', [], { refund_status: refund })[0],
    );
    expect([...statuses, ...refunds].filter((text) => text?.includes('status is'))).toEqual([]);
  });

  it('names of whom it is awaited once the whole order has been read', () => {
    const who = (status: string) => orderStanding({ order: order(status, MATCHED, PARTIES) }).who;
    expect(who('matched')).toEqual({ as: 'Matcher', name: 'Noah Morin', userId: '3' });
    expect(who('matcher_paid')).toEqual({
      as: 'Poster Beneficiary',
      name: 'Ada Obi',
      userId: '2',
    });
    const notNamed = { ...PARTIES, match_id: null };
    expect(orderStanding({ order: order('matched', MATCHED, notNamed) }).who).toBeNull();
    const row = orderRow.parse({
      id: 7,
      status: 'matched',
      match_id: 9,
      posted_at: day(10),
      published_at: day(11),
      matched_at: day(15),
    });
    expect(orderStanding({ order: row }).who).toBeNull();
  });

  it('waits for a match again since the last one was cancelled, and says by whom', () => {
    const cancelled = order('published', ['posted_at', 'published_at'], {
      match_id: 9,
      match_cancelled_at: day(17),
    });
    const match = (id: number, full_name: string | null) =>
      matchHistoryItem.parse({ id, cancelled_at: day(17), initiator: { full_name } });
    const history = [match(8, 'Noah Morin'), match(9, 'Support Desk')];
    const standing = orderStanding({ order: cancelled, history });
    expect(sinceText(standing, NOW, shown)).toBe(
      'since 11/17/2026, 12:00:00 PM (the match was cancelled 3 days ago)',
    );
    expect(standing.who).toEqual({ as: 'Cancelled by', name: 'Support Desk', userId: null });
    const nobody = orderStanding({ order: cancelled, history: [match(9, null)] });
    expect(nobody.who).toBeNull();
    const republished = { ...cancelled, published_at: day(19) };
    expect(orderStanding({ order: republished }).since?.what).toBe('published');
  });
});

describe('the actions that follow', () => {
  it.each([
    ['unpublished', {}, ['publish']],
    ['published', {}, []],
    ['matcher_paid', {}, ['approveMatch', 'cancelMatch']],
    ['dispute_resolution_needed', {}, ['approveMatch', 'cancelMatch']],
    ['payment_received', { matcher_payment_completed_at: day(17) }, ['completeOrder']],
    [
      'matcher_paid',
      { matcher_payment_completed_at: day(17) },
      ['completeOrder', 'approveMatch', 'cancelMatch'],
    ],
    ['removed', { can_be_marked_as_refunded: true }, ['markAsRefunded', 'void']],
    ['removed', { can_be_marked_as_refunded: true, refund_status: 'failed' }, ['markAsRefunded']],
    ['completed', { can_be_marked_as_refunded: true }, ['markAsRefunded']],
    ['unable_to_refund', { can_be_marked_as_refunded: true }, ['markAsRefunded']],
    ['unable_to_void', {}, ['void']],
  ])('from %s with %o are %s', { tags: ['1A35'] }, (status, more, names) => {
    const dates = status === 'unpublished' ? (['posted_at'] as const) : MATCHED;
    const following = followingActions(order(status, dates, more), 'admin');
    expect(following).toEqual(names.map((name) => `order.${name}`));
  });

  it('are those that the order offers to the role', { tags: ['1A35', '1A37'] }, () => {
    const matched = order('matched', MATCHED);
    expect(followingActions(matched, 'admin')).toEqual([
      'order.markAsPaid',
      'order.approveMatch',
      'order.cancelMatch',
    ]);
    expect(followingActions(matched, 'manager')).toEqual(['order.markAsPaid']);
    expect(followingActions(order('unable_to_capture', MATCHED), 'admin')).toEqual([
      'order.capture',
    ]);
    expect(followingActions(order('canceled', ['cancelled_at']), 'admin')).toEqual([]);
    const owed = order('canceled', ['cancelled_at'], { can_be_marked_as_refunded: true });
    expect(followingActions(owed, 'admin')).toEqual(['order.markAsRefunded']);
    expect(followingActions(order('frozen', MATCHED), 'admin')).toEqual([]);
  });

  it('leave nothing to void once a refund is recorded', { tags: ['1A24'] }, () => {
    const expired = (more: object) =>
      followingActions(order('removed', ['removed_at'], more), 'admin');
    expect(expired({})).toEqual(['order.void']);
    expect(expired({ refunded_at: day(19) })).toEqual([]);
    expect(expired({ refund_status: 'completed' })).toEqual([]);
  });
});

describe('what a caller is told of an order', () => {
  it('says of each status how far it is', () => {
    const ofStatus = (status: string) => answerOf('posted', status, null, false);
    expect(Object.fromEntries(ORDER_STATUSES.map((each) => [each, ofStatus(each)]))).toEqual({
      unpublished: 'it is not published yet',
      published: 'it is published and waits to be accepted',
      matched: 'it was accepted, and we are waiting for the payment of the other side',
      matcher_paid:
        'the other side is recorded as having paid, and we are waiting for confirmation that the payment arrived',
      payment_received: 'the payment has arrived, and the order is yet to be completed',
      removed: 'it has expired',
      cancelled: 'it was cancelled',
      completed: 'it is completed',
      unable_to_void: 'the payment that was reserved could not be released yet',
      unable_to_capture: 'the payment could not be collected yet',
      unable_to_payout: 'the payout has not gone through yet',
      unable_to_transfer: 'the transfer has not gone through yet',
      dispute_resolution_needed:
        'there is an open question about the payment, which we have to decide',
      unable_to_refund: 'the refund has not gone through yet',
    });
    const ofRefund = (refund: string) => answerOf('posted', 'removed', refund, true);
    expect([...REFUND_STATUSES, 'on_hold'].map(ofRefund)).toEqual([
      'it has expired, and the refund was started and is not completed yet',
      'it has expired, and the refund is pending',
      'it has expired, and the money was refunded',
      'it has expired, and the refund has not gone through yet',
      'it has expired. About the refund I have to check with a colleague how far it is',
    ]);
  });

  it('has no internal word for any status, also for one that no rule knows', () => {
    const all = [...ORDER_STATUSES, 'frozen_by_bank'].flatMap((status) =>
      (['posted', 'received', 'matched'] as const).flatMap((part) =>
        [null, 'failed', 'on_hold'].map((refund) => answerOf(part, status, refund, true)),
      ),
    );
    const internal = all.filter((text) => /_|match|poster|void|captur|benefic|frozen/iu.test(text));
    expect(internal).toEqual([]);
  });
});
