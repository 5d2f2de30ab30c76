import { describe, expect, it } from 'vitest';
import { orderRow } from '#contract/orders/orders.ts';
import { referralTransaction } from '#contract/people/referrals.ts';
import { invitedUser, paymentRequest, pendingMatch } from '#contract/people/user-activity.ts';
import { fullUser } from '#contract/people/users.ts';
import { cardVerification, docVerification } from '#contract/people/verifications.ts';
import { someAct } from '../acts/testing.ts';
import type { Moment } from '../time/story.ts';
import { type UserRecord, userStory } from './story.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T10:00:00.000Z`;
const user = (fields: object = {}) => fullUser.parse({ id: 7, ...fields });

const momentsOf = (record: UserRecord) =>
  userStory(record, NOW).dated.flatMap((entry) => (entry.kind === 'moment' ? [entry.moment] : []));
const words = (record: UserRecord) => momentsOf(record).map(({ title }) => title);
const undated = (record: UserRecord) => userStory(record, NOW).undated;

/** A moment, whole: at an unknown time and without a colour, unless said. */
const moment = (key: string, title: string, more: Partial<Moment> = {}) => ({
  key,
  title,
  at: null,
  tone: 'neutral',
  ...more,
});

const own = (key: number, kind: string, id: string) =>
  someAct({
    key: `0190b2a0-0000-4000-8000-00000000000${key}`,
    action: kind === 'user' ? 'user.ban' : 'withdrawal.approve',
    subject: { kind, id },
    sentAt: day(12),
  });

describe('the story of a user', () => {
  it('without known data is empty', () => {
    expect(userStory({ user: user() }, NOW)).toEqual({ dated: [], undated: [] });
  });

  it('lists when they joined, who invited them, and when they were last active', () => {
    const record = {
      user: user({
        joined_at: day(1),
        last_logged_at: day(20),
        inviter: { id: 3, full_name: 'Ada Obi' },
      }),
    };
    expect(userStory(record, NOW)).toEqual({
      dated: [
        moment('joined', 'Joined', {
          at: day(1),
          tone: 'brand',
          who: { as: 'Inviter', name: 'Ada Obi', userId: '3' },
        }),
        moment('signed-in', 'Last signed in', { at: day(20) }),
      ].map((each) => ({ kind: 'moment', moment: each })),
      undated: [],
    });
  });

  it('shows a ban and a verified identity without a date: the network keeps none', () => {
    const record = { user: user({ status: 'banned', is_identity_verified: true }) };
    expect(undated(record)).toEqual([
      moment('banned', 'Banned', { tone: 'danger' }),
      moment('verified', 'Identity verified', { tone: 'success' }),
    ]);
    expect(words(record)).toEqual([]);
  });

  it('lists what they sent in to be verified without a date, and not that of a namesake', () => {
    const theirs = { user: { id: 7 } };
    const record: UserRecord = {
      user: user(),
      cards: [
        cardVerification.parse({ id: 1, ...theirs, status: 'declined', resp_message: 'No match' }),
        cardVerification.parse({ id: 2, user: { id: 8 }, status: 'approved' }),
        cardVerification.parse({ id: 6, ...theirs }),
      ],
      identity: [
        docVerification.parse({
          id: 3,
          ...theirs,
          status: 'declined',
          comments: ['ID Expired', 'Selfie Image Not Clear'],
        }),
      ],
      address: [docVerification.parse({ id: 4, ...theirs }), docVerification.parse({ id: 5 })],
      acts: [own(1, 'card', '1'), own(2, 'document', '3'), own(3, 'card', '2')],
    };
    const pending: Partial<Moment> = { status: { text: 'Pending', tone: 'neutral' }, note: null };
    expect(undated(record)).toEqual([
      moment('identity:3', 'Identity request 3', {
        tone: 'danger',
        status: { text: 'Declined', tone: 'danger' },
        note: 'ID Expired, Selfie Image Not Clear',
        to: '/doc-verifications/identity?review=3',
      }),
      moment('address:4', 'Address request 4', {
        ...pending,
        to: '/doc-verifications/address?review=4',
      }),
      moment('card:1', 'Card 1', {
        tone: 'danger',
        status: { text: 'Declined', tone: 'danger' },
        note: 'No match',
        to: '/card-verifications?review=1',
      }),
      moment('card:6', 'Card 6', {
        ...pending,
        to: '/card-verifications?review=6',
      }),
    ]);
    expect(momentsOf(record).map(({ note }) => note)).toEqual(['Card 1', 'Document 3']);
  });

  it('lists the start and end of orders, with links', () => {
    const orders = [
      orderRow.parse({
        id: 5,
        status: 'completed',
        poster_amount: '1000',
        poster_currency: 'NGN',
        posted_at: day(2),
        completed_at: day(4),
      }),
      orderRow.parse({ id: 6, status: 'cancelled', posted_at: day(3), cancelled_at: day(5) }),
      orderRow.parse({ id: 8, status: 'removed', removed_at: day(6), refunded_at: day(7) }),
    ];
    const of = (id: number) => ({ to: `/transactions/${id}` });
    const none = { amount: null, currency: null };
    expect(momentsOf({ user: user(), orders })).toEqual([
      moment('order:0:posted', 'Order 5 posted', {
        at: day(2),
        ...of(5),
        figure: { amount: '1000', currency: 'NGN' },
      }),
      moment('order:1:posted', 'Order 6 posted', { at: day(3), ...of(6), figure: none }),
      moment('order:0:completed', 'Order 5 completed', { at: day(4), tone: 'success', ...of(5) }),
      moment('order:1:cancelled', 'Order 6 cancelled', { at: day(5), tone: 'danger', ...of(6) }),
      moment('order:2:expired', 'Order 8 expired', { at: day(6), tone: 'danger', ...of(8) }),
      moment('order:2:refunded', 'Order 8 refunded', { at: day(7), tone: 'warning', ...of(8) }),
    ]);
  });

  it('shows an order without any date by its status, if it has one', () => {
    const received = [
      orderRow.parse({ id: 5, status: 'unable_to_payout' }),
      { ...orderRow.parse({ id: 6, status: 'published' }), status: null },
    ];
    expect(userStory({ user: user(), received }, NOW)).toEqual({
      dated: [],
      undated: [
        moment('received:0:undated', 'Received order 5', {
          tone: 'warning',
          status: { text: 'Unable to pay out', tone: 'warning' },
          to: '/transactions/5',
        }),
        moment('received:1:undated', 'Received order 6', {
          status: null,
          to: '/transactions/6',
        }),
      ],
    });
  });

  it('lists the last posting only without a listed order', () => {
    const record = (posted: string) => ({
      user: user({ last_posted_at: day(2) }),
      orders: [posted, day(4)].map((posted_at, id) =>
        orderRow.parse({ id, status: 'published', posted_at }),
      ),
    });
    expect(words(record('2026-11-02T11:00:00+01:00'))).toEqual([
      'Order 0 posted',
      'Order 1 posted',
    ]);
    expect(undated(record(day(2)))).toEqual([]);
    expect(words(record(day(1)))).toEqual(['Order 0 posted', 'Last posted', 'Order 1 posted']);
  });

  it('lists what they last did, where nothing listed shows it', () => {
    const record = {
      user: user({
        last_posted_at: day(2),
        last_matched_at: day(3),
        last_transaction_completed_at: day(4),
      }),
    };
    expect(momentsOf(record)).toEqual([
      moment('posted', 'Last posted', { at: day(2) }),
      moment('matched', 'Last matched', { at: day(3) }),
      moment('transacted', 'Last transaction completed', { at: day(4) }),
    ]);
  });

  it('lists matches with their order', () => {
    const sum = { matcher_amount: '5', matcher_currency: 'USD' };
    const matches = [
      pendingMatch.parse({
        id: 9,
        order_id: 5,
        ...sum,
        requested_at: day(3),
        cancelled_at: day(4),
      }),
      pendingMatch.parse({ id: 10, order: { id: 6 }, accepted_at: day(5), completed_at: day(6) }),
      pendingMatch.parse({ id: 11, ...sum }),
      pendingMatch.parse({ id: 12, requested_at: day(7) }),
    ];
    const of5 = { note: 'Order 5', to: '/transactions/5' };
    const of6 = { note: 'Order 6', to: '/transactions/6' };
    const figure = { amount: '5', currency: 'USD' };
    const none = { amount: null, currency: null };
    expect(momentsOf({ user: user(), matches })).toEqual([
      moment('match:0:requested', 'Match 9 requested', { at: day(3), ...of5, figure }),
      moment('match:0:cancelled', 'Match 9 cancelled', { at: day(4), tone: 'danger', ...of5 }),
      moment('match:1:accepted', 'Match 10 accepted', {
        at: day(5),
        tone: 'informative',
        ...of6,
        figure: none,
      }),
      moment('match:1:completed', 'Match 10 completed', { at: day(6), tone: 'success', ...of6 }),
      moment('match:3:requested', 'Match 12 requested', { at: day(7), note: null, figure: none }),
    ]);
    expect(undated({ user: user(), matches })).toEqual([
      moment('match:2:undated', 'Match 11', { note: null, figure }),
    ]);
  });

  it('lists payment requests with their payers', () => {
    const requests = [
      paymentRequest.parse({
        id: 4,
        created_at: day(3),
        status: 'accepted',
        amount: '10',
        exchange_rate: '2',
        requestor_currency: 'USD',
        order_id: 5,
        benefactor: { id: 3, full_name: 'Ada Obi' },
      }),
      paymentRequest.parse({ id: 5, created_at: day(4) }),
    ];
    expect(momentsOf({ user: user(), requests })).toEqual([
      moment('request:0', 'Payment request 4', {
        at: day(3),
        who: { as: 'Benefactor', name: 'Ada Obi', userId: '3' },
        figure: { amount: '20', currency: 'USD' },
        status: { text: 'Accepted', tone: 'informative' },
        to: '/transactions/5',
      }),
      moment('request:1', 'Payment request 5', {
        at: day(4),
        who: null,
        figure: { amount: null, currency: null },
        status: null,
      }),
    ]);
  });

  it('lists invited people, and who joined', () => {
    const invited = [
      invitedUser.parse({ email: 'a@b.c', created_at: day(3) }),
      invitedUser.parse({ id: 4, full_name: 'Ada', created_at: day(2), joined_at: day(5) }),
    ];
    const ada = { who: { as: 'Invited user', name: 'Ada', userId: '4' } };
    expect(momentsOf({ user: user(), invited })).toEqual([
      moment('invited:1:asked', 'Invitation sent', { at: day(2), ...ada }),
      moment('invited:0:asked', 'Invitation sent', {
        at: day(3),
        who: { as: 'Invited user', name: 'a@b.c', userId: null },
        status: { text: 'Invited', tone: 'neutral' },
      }),
      moment('invited:1:joined', 'Invited user joined', {
        at: day(5),
        tone: 'success',
        ...ada,
        status: { text: 'Registered', tone: 'caution' },
      }),
    ]);
  });

  it('lists referral money, and withdrawals with outcomes', () => {
    const money = { amount: '5', currency_code: 'USD' };
    const referrals = [
      { id: 1, type: 'credit', ...money, order_id: 5, created_at: day(2) },
      {
        id: 2,
        type: 'withdraw',
        ...money,
        order_id: 5,
        created_at: day(3),
        statuses: [
          { status: 'pending', created_at: day(4) },
          { status: 'completed' },
          { created_at: day(5) },
        ],
      },
      { id: 3, type: 'credit', ...money, order: { id: 6 }, created_at: day(6) },
      { id: 4, type: 'credit', ...money, created_at: day(7) },
    ].map((each) => referralTransaction.parse(each));
    const credit = { figure: { amount: '5', currency: 'USD' } };
    const withdrawn = { figure: { amount: '-5', currency: 'USD' } };
    expect(momentsOf({ user: user(), referrals })).toEqual([
      moment('referral:0:made', 'Referral credit', {
        at: day(2),
        tone: 'success',
        ...credit,
        note: 'Order 5',
        to: '/transactions/5',
      }),
      moment('referral:1:made', 'Referral withdrawal', { at: day(3), ...withdrawn, note: null }),
      moment('referral:1:0', 'Referral withdrawal: pending', { at: day(4), ...withdrawn }),
      moment('referral:2:made', 'Referral credit', {
        at: day(6),
        tone: 'success',
        ...credit,
        note: 'Order 6',
        to: '/transactions/6',
      }),
      moment('referral:3:made', 'Referral credit', {
        at: day(7),
        tone: 'success',
        ...credit,
        note: null,
      }),
    ]);
    expect(undated({ user: user(), referrals })).toEqual([]);
  });

  it("lists only the user's own acts on the user and on listed withdrawals", () => {
    const referrals = [referralTransaction.parse({ id: 2, type: 'withdraw', amount: '5' })];
    const acts = [
      own(1, 'user', '7'),
      own(2, 'user', '8'),
      own(3, 'withdrawal', '2'),
      own(4, 'withdrawal', '9'),
      own(5, 'order', '7'),
    ];
    const done: Partial<Moment> = { status: { text: 'Done', tone: 'success' }, isOwn: true };
    const key = (number: number) => `act:${own(number, 'user', '7').key}`;
    expect(momentsOf({ user: user(), referrals, acts })).toEqual([
      moment(key(1), 'Ban', { at: day(12), ...done, note: null }),
      moment(key(3), 'Approve', { at: day(12), ...done, note: 'Withdrawal 2' }),
    ]);
  });

  it('has a unique key for every moment, also of one order in two lists', () => {
    const order = orderRow.parse({ id: 5, status: 'published', posted_at: day(2) });
    const record = { user: user(), orders: [order, order], received: [order] };
    const keys = momentsOf(record).map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
  });
});
