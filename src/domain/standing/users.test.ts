import { describe, expect, it } from 'vitest';
import { fullOrder } from '#contract/orders/order-detail.ts';
import { orderRow } from '#contract/orders/orders.ts';
import { USER_STATUSES } from '#contract/people/choices.ts';
import { pendingMatch } from '#contract/people/user-activity.ts';
import { fullUser } from '#contract/people/users.ts';
import { callersOf } from '../orders/sides.ts';
import { formatDateTime } from '../time/format.ts';
import { IN_UTC } from '../time/testing.ts';
import { sinceText } from './standing.ts';
import {
  callerAnswer,
  type KnownOpen,
  openItems,
  openParts,
  openText,
  orderAnswer,
  userStanding,
} from './users.ts';

const shown = (at: string) => formatDateTime(at, IN_UTC);
const NOW = new Date('2026-11-20T12:00:00Z');
const day = (date: number) => `2026-11-${date}T12:00:00Z`;

const posted = [
  { id: 1, status: 'completed', completed_at: day(12) },
  { id: 2, status: 'matched', match_id: 9, matched_at: day(18), poster_amount: '1000' },
  { id: 3, status: 'unable_to_payout', poster_amount: '20.50' },
  { id: 4, status: 'cancelled', cancelled_at: day(11) },
  {
    id: 5,
    status: 'cancelled',
    cancelled_at: day(11),
    refund_status: 'pending',
    poster_amount: '7',
  },
].map((order) => orderRow.parse({ poster_currency: 'NGN', ...order }));

const received = [
  orderRow.parse({
    id: 6,
    status: 'published',
    published_at: day(19),
    matcher_amount: '80',
    matcher_currency: 'GBP',
  }),
];

const match = (more: object) =>
  pendingMatch.parse({
    id: 70,
    order_id: 8,
    matcher_amount: '15',
    matcher_currency: 'USD',
    requested_at: day(13),
    ...more,
  });

const items = openItems({ posted, received, matched: [match({ accepted_at: day(14) })] });

describe('what is open for a user', () => {
  it('is every order and match that waits, trouble first and then the longest wait', () => {
    expect(items.map(({ title, standing }) => [title, standing.text])).toEqual([
      ['Order 3', 'The payout failed'],
      ['Order 5', 'Cancelled. The refund of 7.00 NGN is pending'],
      ['Match 70', "Waiting for this user's payment"],
      ['Order 2', "Waiting for the matcher's payment"],
      ['Order 6', 'Waiting for a match'],
    ]);
    const keys = ['posted:3', 'posted:5', 'match:70', 'posted:2', 'received:6'];
    expect(items.map(({ key }) => key)).toEqual(keys);
    const trouble = orderRow.parse({
      id: 7,
      status: 'cancelled',
      cancelled_at: day(19),
      matcher_payment_completed_at: day(10),
    });
    for (const rows of [
      [...posted, trouble],
      [trouble, ...posted],
    ]) {
      const found = openItems({ posted: rows }).map(({ orderId }) => orderId);
      expect(found).toEqual(['3', '7', '5', '2']);
    }
  });

  it('has a sum for each currency of each part', () => {
    expect(openParts(items)).toEqual([
      {
        part: 'posted',
        counted: '3 orders posted',
        said: '3 open orders',
        sums: [{ amount: '1027.5', currency: 'NGN' }],
        unknown: 0,
      },
      {
        part: 'received',
        counted: '1 order to receive',
        said: '1 open order that you receive',
        sums: [{ amount: '80', currency: 'GBP' }],
        unknown: 0,
      },
      {
        part: 'matched',
        counted: '1 match',
        said: '1 open order that you accepted or asked to accept',
        sums: [{ amount: '15', currency: 'USD' }],
        unknown: 0,
      },
    ]);
  });

  it('has no sum in an answer where an amount is not known', () => {
    const some = openItems({ posted: [...posted, orderRow.parse({ id: 9, status: 'published' })] });
    expect(openParts(some)[0]).toMatchObject({ counted: '4 orders posted', unknown: 1 });
    expect(callerAnswer(some, true, (at) => at)).toContain('You have 4 open orders.');
  });

  it('names what is open without its order or its amount', () => {
    const nameless = { order_id: null, matcher_amount: null };
    const matched = [match(nameless), match({ ...nameless, id: 71, order: { id: 8 } })];
    const open = openItems({ matched });
    expect(openParts(open)[0]?.counted).toBe('2 matches');
    expect(openText(open)).toBe('2 open orders');
    expect(
      callerAnswer(open, true, (at) => at.slice(0, 10))
        .split('\n')
        .slice(1),
    ).toEqual([
      'An order: it waits to be accepted, since 2026-11-13.',
      'Order 8: it waits to be accepted, since 2026-11-13.',
    ]);
  });

  it('a match waits for what its flags, its dates and the trouble of its order say', {
    tags: ['2UD47', '2UD50'],
  }, () => {
    const said = (more: object) => {
      const [item] = openItems({ matched: [match(more)] });
      return item && [item.standing.text, sinceText(item.standing, NOW, shown), item.answer];
    };
    expect(said({})).toEqual([
      'Waiting for acceptance of the match',
      'since 11/13/2026, 12:00:00 PM (requested 7 days ago)',
      'it waits to be accepted',
    ]);
    for (const [flag, text] of [
      ['is_accepted', "Waiting for this user's payment"],
      ['is_confirmed', 'Waiting for the payment to be validated'],
      ['is_matcher_payment_completed', 'Waiting for completion'],
    ] as const) {
      expect(said({ [flag]: true })?.slice(0, 2)).toEqual([text, null]);
    }
    expect(said({ confirmed_at: day(15) })).toEqual([
      'Waiting for the payment to be validated',
      'since 11/15/2026, 12:00:00 PM (confirmed 5 days ago)',
      'it is confirmed, and we are waiting for the payment to be checked',
    ]);
    expect(said({ matcher_payment_completed_at: day(15) })).toEqual([
      'Waiting for completion',
      'since 11/15/2026, 12:00:00 PM (the payment was validated 5 days ago)',
      'your payment is validated, and the order is yet to be completed',
    ]);
    const order = { id: 8, status: 'dispute_resolution_needed' };
    expect(said({ confirmed_at: day(15), order })?.[0]).toBe(
      'Waiting for a decision in Dispute Resolution',
    );
    expect(said({ order })?.[0]).toBe('Waiting for acceptance of the match');
    for (const end of [{ is_cancelled: true }, { is_completed: true }]) {
      expect(said(end)).toBeUndefined();
    }
    expect(said({ cancelled_at: day(15) })).toBeUndefined();
    expect(said({ completed_at: day(15) })).toBeUndefined();
  });

  it('a match whose order has ended, or has an unknown status, asks for no payment', () => {
    const said = (status: string, more: object = { accepted_at: day(14) }) => {
      const [item] = openItems({ matched: [match({ ...more, order: { id: 8, status } })] });
      return item && [item.standing.text, item.standing.tone, item.standing.since, item.answer];
    };
    const [ended] = openItems({ matched: [match({ order: { id: 8, status: 'canceled' } })] });
    expect(ended?.standing.how).toBe('The match itself is not marked as ended.');
    const since = { what: 'accepted', at: '2026-11-14T12:00:00.000Z' };
    expect(said('matched')?.slice(1, 3)).toEqual(['informative', since]);
    const isLeft = 'and your part in it is not marked as ended';
    expect(said('canceled')).toEqual([
      'The order has ended: Cancelled',
      'warning',
      null,
      `it was cancelled, ${isLeft}`,
    ]);
    expect(said('removed')?.at(-1)).toBe(`it has expired, ${isLeft}`);
    expect(said('completed', {})?.at(-1)).toBe(`it is completed, ${isLeft}`);
    expect(said('frozen_by_bank')).toEqual([
      'The status is ‘frozen by bank’',
      'neutral',
      null,
      'I have to check with a colleague how far it is',
    ]);
  });

  it('an order to receive is no longer open once it has ended: the refund is of the poster', () => {
    const order = {
      id: 5,
      status: 'cancelled',
      cancelled_at: day(11),
      can_be_marked_as_refunded: true,
    };
    const refunding = { ...order, can_be_marked_as_refunded: false, refund_status: 'pending' };
    const rows = [order, refunding].map((row) => orderRow.parse(row));
    expect(openItems({ received: rows })).toEqual([]);
    expect(openItems({ posted: rows }).map(({ answer }) => answer)).toEqual([
      'it was cancelled, and the refund is pending',
      'it was cancelled, and no refund is recorded',
    ]);
    const failed = orderRow.parse({ id: 6, status: 'unable_to_refund' });
    expect(openItems({ received: [failed] })[0]?.answer).toBe(
      'I have to check with a colleague how far it is',
    );
  });

  it('an order whose payment is validated, or whose match is cancelled, awaits no payment', () => {
    const answer = (more: object) =>
      openItems({ posted: [orderRow.parse({ id: 5, match_id: 9, ...more })] })[0]?.answer;
    const validated = 'the payment is validated, and the order is yet to be completed';
    expect(answer({ status: 'matched', matcher_payment_completed_at: day(12) })).toBe(validated);
    expect(answer({ status: 'matcher_paid', matcher_payment_completed_at: day(12) })).toBe(
      validated,
    );
    const cancelled = { match_cancelled_at: day(12), matcher_payment_completed_at: day(11) };
    expect(answer({ status: 'matched', ...cancelled })).toBe(
      'I have to check with a colleague how far it is',
    );
    expect(answer({ status: 'matcher_paid', ...cancelled })).toBe(
      'the other side is recorded as having paid, and we are waiting for confirmation that the payment arrived',
    );
    expect(answer({ status: 'cancelled', matcher_payment_completed_at: day(11) })).toBe(
      'it was cancelled, and no refund is recorded',
    );
  });
});

describe('the answer to a caller', () => {
  const date = (instant: string) => instant.slice(0, 10);

  it('says how much is open and what each waits for', () => {
    expect(callerAnswer(items, true, date)).toBe(
      [
        'You have 3 open orders (1,027.50 NGN), 1 open order that you receive (80.00 GBP), 1 open order that you accepted or asked to accept (15.00 USD).',
        'Order 3, 20.50 NGN: the payout has not gone through yet.',
        'Order 5, 7.00 NGN: it was cancelled, and the refund is pending.',
        'Order 8, 15.00 USD: it was accepted, and we are waiting for your payment, since 2026-11-14.',
        'Order 2, 1,000.00 NGN: it was accepted, and we are waiting for the payment of the other side, since 2026-11-18.',
        'Order 6, 80.00 GBP: it is published and waits to be accepted, since 2026-11-19.',
      ].join('\n'),
    );
  });

  it('has a sum for each currency', () => {
    const euros = match({ id: 71, matcher_currency: 'EUR' });
    expect(callerAnswer(openItems({ matched: [match({}), euros] }), true, date)).toContain(
      'You have 2 open orders that you accepted or asked to accept (15.00 USD, 15.00 EUR).',
    );
  });

  it('about one order is what each of its people may be told', () => {
    const [, matched, unmatched] = posted;
    const said = (order = matched) =>
      order &&
      callersOf(order).map(([part, caller]) => ({
        caller,
        answer: orderAnswer(order, part, date),
      }));
    expect(said()).toEqual([
      {
        caller: 'poster',
        answer:
          'Order 2, 1,000.00 NGN: it was accepted, and we are waiting for the payment of the other side, since 2026-11-18.',
      },
      {
        caller: 'poster beneficiary',
        answer:
          'Order 2: it was accepted, and we are waiting for the payment of the other side, since 2026-11-18.',
      },
      {
        caller: 'matcher',
        answer: 'Order 2: it was accepted, and we are waiting for your payment, since 2026-11-18.',
      },
    ]);
    expect(said(unmatched)?.map(({ caller }) => caller)).toEqual(['poster', 'poster beneficiary']);
  });

  it('promises nothing of what has not been read', () => {
    expect(callerAnswer([], true, date)).toBe(
      'I see no order of yours that is still to be completed.',
    );
    expect(callerAnswer([], false, date)).toBe('I cannot see an open order of yours right now.');
    expect(callerAnswer(items.slice(0, 1), false, date)).toContain(
      'You have at least 1 open order',
    );
  });
});

describe('how a user stands', () => {
  const user = (more: object) => fullUser.parse({ id: 1, joined_at: day(10), ...more });
  const said = (more: object, known: Partial<KnownOpen> = {}) => {
    const standing = userStanding(user(more), { items: [], isLoading: false, ...known });
    return [standing.text, sinceText(standing, NOW, shown), standing.how];
  };
  const VERIFIED = { is_identity_verified: true };

  it('is the first thing that is open, and since when, not the status once more', () => {
    expect(said({ status: 'new', ...VERIFIED }, { items: items.slice(2) })).toEqual([
      "Match 70: Waiting for this user's payment",
      'since 11/14/2026, 12:00:00 PM (accepted 6 days ago)',
      null,
    ]);
    const standing = userStanding(user(VERIFIED), { items, isLoading: false });
    expect(standing).toMatchObject({
      text: 'Order 3: The payout failed',
      tone: 'warning',
      isOpen: true,
    });
  });

  it('names whom the first thing names', () => {
    const people = {
      user: { id: 1, full_name: 'Ngozi Eze' },
      postersBeneficiary: { id: 2, full_name: 'Ada Obi' },
    };
    const standing = (more: object) => {
      const order = fullOrder.parse({ id: 7, match_id: 9, ...people, ...more });
      return userStanding(user({}), { items: openItems({ posted: [order] }), isLoading: false });
    };
    expect(standing({ status: 'cancelled', refund_status: 'pending' }).name).toBe('Ngozi Eze');
    expect(standing({ status: 'matcher_paid' }).who?.name).toBe('Ada Obi');
  });

  it('is that nothing open was found, or that it is loading', { tags: ['2UD09'] }, () => {
    const none = userStanding(user({ status: 'new', ...VERIFIED }), {
      items: [],
      isLoading: false,
    });
    expect(none).toEqual({
      text: 'Nothing open was found',
      name: null,
      tone: 'neutral',
      isOpen: false,
      who: null,
      since: null,
      evidence: [],
      how: null,
    });
    expect(said(VERIFIED, { isLoading: true })[0]).toBe('Loading what is open…');
  });

  it('says of every status that a user is banned or not verified', { tags: ['2UD08'] }, () => {
    for (const status of [...USER_STATUSES, 'paused', null]) {
      const { evidence } = userStanding(user({ status }), { items: [], isLoading: false });
      expect(evidence.map(({ text }) => text)).toEqual(['The identity is not verified']);
    }
    expect(said({ status: 'banned', ...VERIFIED }, { items })).toEqual([
      'Banned. Order 3: The payout failed',
      null,
      'When and why the user was banned is not available. Who has to act is not available. Corridor has no action for this status.',
    ]);
    expect(userStanding(user({ status: 'banned' }), { items: [], isLoading: false }).tone).toBe(
      'danger',
    );
  });
});

it('what stays open is counted, with a sum for each currency', () => {
  expect(openText(items)).toBe('5 open orders, 1,027.50 NGN and 15.00 USD and 80.00 GBP');
  expect(openText([])).toBeNull();
});
