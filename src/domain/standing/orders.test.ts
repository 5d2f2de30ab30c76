import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, REFUND_STATUSES } from '#contract/orders/choices.ts';
import { fullOrder, openMatch } from '#contract/orders/order-detail.ts';
import { orderRow } from '#contract/orders/orders.ts';
import { formatDateTime } from '../time/format.ts';
import { IN_UTC } from '../time/testing.ts';
import { followingActions, orderReason, orderStanding } from './orders.ts';
import { sinceText, wordText } from './standing.ts';

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
  return [standing.text, sinceText(standing, NOW, shown), standing.note].filter(Boolean);
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
      'Since when is inferred from the date of Confirmed.',
    ]);
    const before = { confirmed_at: day(14) };
    expect(said('matcher_paid', MATCHED, before).slice(0, 2)).toEqual([
      'Waiting for confirmation that the payment arrived',
      'Waiting time not available. Last step: matched 5 days ago (11/15/2026, 12:00:00 PM)',
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
      note: 'That a refund is awaited is inferred from the validated payment.',
    });
  });

  it('marks a refund date beside a refund that is not completed', { tags: ['1O05'] }, () => {
    const both = { refund_status: 'pending', refunded_at: day(19) };
    expect(orderStanding({ order: order('removed', ['removed_at'], both) })).toMatchObject({
      tone: 'warning',
      note: 'A refund date is recorded: this contradicts the refund status.',
    });
  });

  it('names the latest dated step when no date belongs to the status', {
    tags: ['1O03'],
  }, () => {
    const last =
      'Waiting time not available. Last step: matched 5 days ago (11/15/2026, 12:00:00 PM)';
    expect(said('unable_to_capture', MATCHED)).toEqual([
      'The payment could not be captured',
      last,
      'An admin can try Capture again. Who has to act is not available.',
    ]);
    expect(said('unable_to_void', [])).toEqual([
      'The payment could not be voided',
      'Waiting time not available',
      'An admin can try Void again. Who has to act is not available.',
    ]);
    expect(said('unable_to_refund', MATCHED)[0]).toBe('The refund could not be made');
    expect(said('dispute_resolution_needed', MATCHED)[0]).toBe(
      'Waiting for a decision in Dispute Resolution',
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
      'Completed. Nothing is awaited',
      'completed 1 day ago (11/19/2026, 12:00:00 PM)',
    ]);
    expect(said('removed', ['removed_at'])).toEqual([
      'Expired. No refund is recorded',
      'expired 2 days ago (11/18/2026, 12:00:00 PM)',
    ]);
    const refund = (status: string | null, more: object = {}) =>
      said('canceled', ['cancelled_at'], { refund_status: status, ...more });
    expect(refund('initiated')[0]).toBe('Cancelled. Waiting for the refund, which is initiated');
    expect(refund('pending')).toEqual([
      'Cancelled. Waiting for the refund, which is pending',
      'Waiting time not available. Last step: cancelled 2 days ago (11/18/2026, 12:00:00 PM)',
    ]);
    expect(refund('failed')).toEqual([
      'Cancelled. The refund failed',
      'Waiting time not available. Last step: cancelled 2 days ago (11/18/2026, 12:00:00 PM)',
    ]);
    expect(refund('completed', { refunded_at: day(19) })).toEqual([
      'Cancelled. Refunded',
      'refunded 1 day ago (11/19/2026, 12:00:00 PM)',
    ]);
    expect(refund(null, { refunded_at: day(19) })[0]).toBe('Cancelled. Refunded');
    expect(refund(null, { can_be_marked_as_refunded: true })[0]).toBe(
      'Cancelled. Not marked as refunded yet',
    );
    expect(refund('on_hold')[0]).toBe('Cancelled. Refund as it came: on_hold');
  });

  it('shows a status that no rule knows as it came, and says so', () => {
    expect(said('frozen_by_bank', MATCHED)).toEqual([
      'Status as it came: frozen by bank',
      'Waiting time not available. Last step: matched 5 days ago (11/15/2026, 12:00:00 PM)',
      'Corridor does not know what this status waits for.',
    ]);
  });

  it('has a rule for every status and refund of the contract', () => {
    const statuses = ORDER_STATUSES.map((status) => said(status, MATCHED)[0]);
    const refunds = REFUND_STATUSES.map(
      (refund) => said('removed', [], { refund_status: refund })[0],
    );
    expect([...statuses, ...refunds].filter((text) => text?.includes('as it came'))).toEqual([]);
  });

  it('names of whom it is awaited once the whole order has been read', () => {
    const who = (status: string) => orderStanding({ order: order(status, MATCHED, PARTIES) }).who;
    expect(who('matched')).toEqual({ as: 'Matcher', name: 'Noah Morin', userId: '3' });
    expect(who('matcher_paid')).toEqual({
      as: 'Poster Beneficiary (inferred from the status)',
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
    expect(orderReason(order('matched', MATCHED, PARTIES))).toEqual(orderReason(row));
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
    expect(standing.word && wordText(standing.word, NOW)).toBe(
      'The last match was cancelled, 3 days ago',
    );
  });
});

describe('the last word on an order', () => {
  const events = (...validationEvents: object[]) => [openMatch.parse({ id: 9, validationEvents })];
  const event = (id: number, more: object) => ({
    id,
    event: 'check',
    created_at: day(id),
    ...more,
  });
  const word = (status: string, ...all: object[]) => {
    const standing = orderStanding({ order: order(status, MATCHED), pending: events(...all) });
    return standing.word && [standing.word.kind, wordText(standing.word, NOW)];
  };
  const PAID = event(16, { matcher_paid: true, event_data: { source: 'matcher' } });
  const DENIED = event(18, {
    matcher_paid: true,
    payment_received: false,
    event_data: {
      source: 'posters_beneficiary',
      errors: [{ message: 'No transfer of this amount was found on the account' }],
    },
  });

  it('is what contradicts it, with its reason and its age', { tags: ['1O22'] }, () => {
    const denial =
      'Beneficiary says not received, 2 days ago: No transfer of this amount was found on the account';
    expect(word('dispute_resolution_needed', PAID, DENIED)).toEqual(['contradicts', denial]);
    // Neither the order in which they come nor a later event without an answer takes it back.
    const later = event(19, { event: 'staff_investigation' });
    expect(word('dispute_resolution_needed', later, DENIED, PAID)).toEqual(['contradicts', denial]);
  });

  it('is the answer that took a denial back', () => {
    const confirmed = event(19, { payment_received: true, event_data: { source: 'staff' } });
    expect(word('payment_received', PAID, DENIED, confirmed)).toEqual([
      'explains',
      '‘Check’ says received, 1 day ago',
    ]);
  });

  it('is that it was received, and no longer that it was not paid before', () => {
    const unpaid = event(16, { matcher_paid: false, event_data: { source: 'matcher' } });
    const confirmed = event(18, { payment_received: true, event_data: { source: 'staff' } });
    expect(word('payment_received', unpaid, confirmed)).toEqual([
      'explains',
      '‘Check’ says received, 2 days ago',
    ]);
    expect(word('payment_received', unpaid)?.[0]).toBe('contradicts');
  });

  it('says under the name of the event whether it is paid or received', { tags: ['1O22'] }, () => {
    expect(word('matched', PAID)).toEqual(['explains', '‘Check’ says paid, 4 days ago']);
    const unpaid = event(18, { matcher_paid: false, event_data: { side: 'matcher' } });
    expect(word('matched', unpaid)).toEqual(['explains', '‘Check’ says not paid, 2 days ago']);
    expect(word('matcher_paid', unpaid)?.[0]).toBe('contradicts');
    const unpaidLater = word('matched', PAID, unpaid);
    expect(unpaidLater?.[1]).toBe('‘Check’ says not paid, 2 days ago');
    const someone = event(18, { payment_received: false, event_data: null });
    expect(word('matched', someone)?.[1]).toBe('‘Check’ says not received, 2 days ago');
  });

  it('is the text of an error, also of an error without a message', () => {
    const errors = (value: unknown) =>
      word('matched', event(18, { event: 'bank_check', event_data: { errors: value } }))?.[1];
    expect(errors('closed')).toBe('Error in ‘Bank check’, 2 days ago: closed');
    expect(errors(['one', 'two', 'three'])).toBe(
      'Error in ‘Bank check’, 2 days ago: one (and 2 more)',
    );
    expect(errors({ code: 7 })).toBe('Error in ‘Bank check’, 2 days ago: {"code":7}');
    const raw = event(18, { event: 'bank_check', event_data: { errors: [{ code: 7 }] } });
    expect(word('matched', raw)?.[0]).toBe('as it came');
  });

  it('is of the beneficiary where its name or its source says so, which is named as inferred', {
    tags: ['1O22'],
  }, () => {
    const standing = (more: object) =>
      orderStanding({ order: order('matcher_paid', MATCHED), pending: events(event(18, more)) });
    const named = standing({ event: 'beneficiary_confirmation', payment_received: false });
    expect(named.word?.text).toBe('Beneficiary says not received');
    expect(named.note).toContain(
      'Who says so is inferred from the name of the event ‘Beneficiary confirmation’.',
    );
    const sent = { payment_received: true, event_data: { source: 'posters_beneficiary' } };
    expect(standing(sent).word?.text).toBe('Beneficiary says received');
    expect(standing(sent).note).toContain(
      'Who says so is inferred from the source of the event ‘Check’.',
    );
    expect(standing({ payment_received: true }).note).toBeNull();
  });

  it('is marked as it came where an event says nothing that a rule knows', () => {
    expect(word('matched', event(18, {}))).toEqual([
      'as it came',
      'Last event: ‘Check’, without an answer, 2 days ago',
    ]);
    expect(word('matched')).toBeNull();
  });

  it('keeps the order of the network where an event has no date', () => {
    const taken = { id: 19, event: 'check', created_at: null, payment_received: true };
    expect(word('payment_received', DENIED, taken)?.[1]).toBe('‘Check’ says received');
  });

  it('is a denial of what is recorded also once the match is cancelled', () => {
    const disputed = order('dispute_resolution_needed', MATCHED, { match_cancelled_at: day(19) });
    const found = orderStanding({ order: disputed, pending: events(PAID, DENIED) }).word;
    expect(found).toMatchObject({ kind: 'contradicts', text: 'Beneficiary says not received' });
  });

  it('says that other matches have events, too', () => {
    const other = openMatch.parse({ id: 11, validationEvents: [PAID] });
    const of = (...pending: (typeof other)[]) =>
      orderStanding({ order: order('matched', MATCHED), pending }).note;
    expect(of(other)).toBe('Other matches have validation events too.');
    expect(of(...events(PAID))).toBeNull();
  });

  it('is that of the match that was cancelled, with what was found about it', () => {
    const pending = events(event(12, { event: 'bank_check', event_data: { errors: ['sign in'] } }));
    const cancelled = order('published', [], { match_id: 9, match_cancelled_at: day(17) });
    const found = orderStanding({ order: cancelled, pending }).word;
    expect(found && wordText(found, NOW)).toBe(
      'The last match was cancelled, 3 days ago: Error in ‘Bank check’: sign in',
    );
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
});
