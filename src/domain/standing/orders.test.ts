import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, REFUND_STATUSES } from '#contract/orders/choices.ts';
import { fullOrder, openMatch } from '#contract/orders/order-detail.ts';
import { orderRow } from '#contract/orders/orders.ts';
import { formatDateTime } from '../time/format.ts';
import { IN_UTC } from '../time/testing.ts';
import { followingActions, orderStanding } from './orders.ts';
import { evidenceText, sinceText } from './standing.ts';

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
    expect(said('matched', MATCHED)).toEqual([
      "Waiting for the matcher's payment",
      'since 11/15/2026, 12:00:00 PM (matched 5 days ago)',
    ]);
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
    expect(said('matched', MATCHED, { match_cancelled_at: day(17) })[0]).toBe(
      'Matched, but the match is cancelled',
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
    const event = { id: 1, event: 'check', created_at: day(16) };
    const pending = [openMatch.parse({ id: 9, validationEvents: [event] })];
    expect(sinceText(orderStanding({ order: undated, pending }), NOW, shown)).toBe(
      'for at least 4 days (first checked 11/16/2026, 12:00:00 PM)',
    );
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
    expect(refund(null, { refunded_at: day(19) })[0]).toBe('Cancelled and refunded');
    expect(refund(null, { can_be_marked_as_refunded: true })[0]).toBe(
      'Cancelled. The refund of 351.20 USD can be marked as made',
    );
    expect(refund('on_hold')[0]).toBe('Cancelled. The refund status is ‘on hold’');
  });

  it('shows a status that no rule knows as it came, and says so', () => {
    expect(said('frozen_by_bank', MATCHED)).toEqual([
      'The status is ‘frozen by bank’',
      'Corridor does not know what this status waits for.',
    ]);
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
    const history = [
      {
        id: '9',
        user: null,
        accepted_at: day(12),
        cancelled_at: day(17),
        initiator: { full_name: 'Support Desk' } as never,
      },
    ];
    const standing = orderStanding({ order: cancelled, history });
    expect(sinceText(standing, NOW, shown)).toBe(
      'since 11/17/2026, 12:00:00 PM (the match was cancelled 3 days ago)',
    );
    expect(standing.who).toMatchObject({ as: 'Cancelled by', name: 'Support Desk' });
  });
});

describe('what was read of an order', () => {
  const events = (...validationEvents: object[]) => [openMatch.parse({ id: 9, validationEvents })];
  const event = (id: number, more: object) => ({
    id,
    event: 'check',
    created_at: day(id),
    ...more,
  });
  const at = (date: number) => `(11/${date}/2026, 12:00:00 PM)`;
  const found = (asked: ReturnType<typeof order>, ...all: object[]) =>
    orderStanding({ order: asked, pending: events(...all) }).evidence.map(
      (each) =>
        `${each.weight === 'contradicts' ? 'Contradicts: ' : ''}${evidenceText(each, shown)}`,
    );
  const read = (status: string, ...all: object[]) => found(order(status, MATCHED), ...all);
  const PAID = event(16, { event: 'matcher_bank_statement', matcher_paid: true });
  const REASON = 'No transfer of this amount was found on the account';
  const DENIED = event(18, {
    payment_received: false,
    event_data: { source: 'posters_beneficiary', errors: [{ message: REASON }] },
  });
  const SHOWS = `The matcher's statement shows the payment ${at(16)}`;
  const DENIAL = `Contradicts: The beneficiary says that the payment did not arrive ${at(18)}: ${REASON}`;

  it('is what contradicts it first, with its time and its reason', { tags: ['1O22'] }, () => {
    expect(read('dispute_resolution_needed', PAID, DENIED)).toEqual([DENIAL, SHOWS]);
    // Neither the order in which they come nor a later event without an answer takes it back.
    const later = event(19, { event: 'staff_investigation' });
    expect(read('dispute_resolution_needed', later, DENIED, PAID)).toEqual([DENIAL, SHOWS]);
  });

  it('says that the beneficiary has not answered, or that there is no evidence yet', () => {
    expect(read('matched', PAID)).toEqual([SHOWS, 'The beneficiary has not answered']);
    expect(read('matched')).toEqual(['No evidence of a payment yet']);
    expect(read('matched', event(18, {}))).toEqual(['No evidence of a payment yet']);
    expect(read('completed')).toEqual([]);
  });

  it('contradicts a payment that is recorded, and none that is awaited', () => {
    const unpaid = event(18, { matcher_paid: false, event_data: { side: 'matcher' } });
    const text = `‘Check’ says that the matcher did not pay ${at(18)}`;
    expect(read('matched', unpaid)).toEqual([text]);
    expect(read('matcher_paid', unpaid)).toEqual([`Contradicts: ${text}`]);
    expect(read('payment_received', unpaid)).toEqual([`Contradicts: ${text}`]);
  });

  it('contradicts a payment that the denial itself tells of, until that is taken back', () => {
    const denied = { ...DENIED, matcher_paid: true };
    expect(read('dispute_resolution_needed', denied)).toEqual([DENIAL]);
    const unpaid = event(19, { matcher_paid: false });
    expect(read('dispute_resolution_needed', unpaid, denied)[0]).toBe(
      DENIAL.replace('Contradicts: ', ''),
    );
  });

  it('is a denial of what is recorded also once the match is cancelled', () => {
    const disputed = order('dispute_resolution_needed', MATCHED, { match_cancelled_at: day(19) });
    expect(found(disputed, PAID, DENIED)).toEqual([
      DENIAL,
      `The last match was cancelled ${at(19)}`,
      SHOWS,
    ]);
  });

  it('says that other matches have events, too', () => {
    const other = openMatch.parse({ id: 11, validationEvents: [PAID] });
    const of = (...pending: (typeof other)[]) =>
      orderStanding({ order: order('matched', MATCHED), pending }).how;
    expect(of(other)).toBe('Other matches have validation events too.');
    expect(of(...events(PAID))).toBeNull();
  });
});

describe('the actions that follow', () => {
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
