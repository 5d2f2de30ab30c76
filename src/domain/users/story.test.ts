import { describe, expect, it } from 'vitest';
import { orderRow } from '#contract/orders/orders.ts';
import { referralTransaction } from '#contract/people/referrals.ts';
import { invitedUser, paymentRequest, pendingMatch } from '#contract/people/user-activity.ts';
import { fullUser } from '#contract/people/users.ts';
import { cardVerification, docVerification } from '#contract/people/verifications.ts';
import { someAct } from '../acts/testing.ts';
import { type UserRecord, userStory } from './story.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T10:00:00Z`;
const user = (fields: object = {}) => fullUser.parse({ id: 7, ...fields });

const momentsOf = (record: UserRecord) =>
  userStory(record, NOW).dated.flatMap((entry) => (entry.kind === 'moment' ? [entry.moment] : []));
const words = (record: UserRecord) => momentsOf(record).map(({ title }) => title);
const undated = (record: UserRecord) => userStory(record, NOW).undated.map(({ title }) => title);

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
    expect(words(record)).toEqual(['Joined', 'Last signed in']);
    expect(momentsOf(record)[0]).toMatchObject({
      who: { as: 'Inviter', name: 'Ada Obi', userId: '3' },
    });
  });

  it('shows a ban and a verified identity without a date: the network keeps none', () => {
    const record = { user: user({ status: 'banned', is_identity_verified: true }) };
    expect(undated(record)).toEqual(['Banned', 'Identity verified']);
    expect(words(record)).toEqual([]);
  });

  it('lists what they sent in to be verified without a date, and not that of a namesake', () => {
    const theirs = { user: { id: 7 } };
    const record: UserRecord = {
      user: user(),
      cards: [
        cardVerification.parse({ id: 1, ...theirs, status: 'declined', resp_message: 'No match' }),
        cardVerification.parse({ id: 2, user: { id: 8 }, status: 'approved' }),
      ],
      identity: [
        docVerification.parse({ id: 3, ...theirs, status: 'declined', comments: ['ID Expired'] }),
      ],
      address: [docVerification.parse({ id: 4, ...theirs }), docVerification.parse({ id: 5 })],
      acts: [own(1, 'card', '1'), own(2, 'document', '3'), own(3, 'card', '2')],
    };
    expect(userStory(record, NOW).undated).toEqual([
      expect.objectContaining({
        title: 'Identity request 3',
        status: { text: 'Declined', tone: 'danger' },
        note: 'ID Expired',
        to: '/doc-verifications/identity?review=3',
      }),
      expect.objectContaining({
        title: 'Address request 4',
        status: { text: 'Pending', tone: 'neutral' },
        note: null,
      }),
      expect.objectContaining({
        title: 'Card 1',
        note: 'No match',
        to: '/card-verifications?review=1',
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
    expect(words({ user: user(), orders })).toEqual([
      'Order 5 posted',
      'Order 6 posted',
      'Order 5 completed',
      'Order 6 cancelled',
      'Order 8 expired',
      'Order 8 refunded',
    ]);
    expect(momentsOf({ user: user(), orders })[0]).toMatchObject({
      to: '/transactions/5',
      figure: { amount: '1000', currency: 'NGN' },
    });
  });

  it('shows an order without any date by its status', () => {
    const received = [orderRow.parse({ id: 5, status: 'unable_to_payout' })];
    const [only] = userStory({ user: user(), received }, NOW).undated;
    expect(only).toMatchObject({
      title: 'Received order 5',
      status: { text: 'Unable to pay out' },
      at: null,
    });
  });

  it('lists the last posting only without a listed order', () => {
    const record = (posted: string) => ({
      user: user({ last_posted_at: day(2) }),
      orders: [orderRow.parse({ id: 5, status: 'published', posted_at: posted })],
    });
    expect(words(record('2026-11-02T11:00:00+01:00'))).toEqual(['Order 5 posted']);
    expect(words(record(day(1)))).toEqual(['Order 5 posted', 'Last posted']);
  });

  it('lists matches with their order', () => {
    const matches = [
      pendingMatch.parse({ id: 9, order_id: 5, requested_at: day(3), cancelled_at: day(4) }),
      pendingMatch.parse({ id: 10, order: { id: 6 }, accepted_at: day(5), completed_at: day(6) }),
      pendingMatch.parse({ id: 11 }),
    ];
    expect(momentsOf({ user: user(), matches }).map(({ title, note }) => [title, note])).toEqual([
      ['Match 9 requested', 'Order 5'],
      ['Match 9 cancelled', 'Order 5'],
      ['Match 10 accepted', 'Order 6'],
      ['Match 10 completed', 'Order 6'],
    ]);
    expect(undated({ user: user(), matches })).toEqual(['Match 11']);
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
        benefactor: { id: 3, full_name: 'Ada Obi' },
      }),
    ];
    expect(momentsOf({ user: user(), requests })).toMatchObject([
      {
        title: 'Payment request 4',
        who: { name: 'Ada Obi', userId: '3' },
        figure: { currency: 'USD' },
        status: { text: 'Accepted' },
      },
    ]);
  });

  it('lists invited people, and who joined', () => {
    const invited = [
      invitedUser.parse({ email: 'a@b.c', created_at: day(3) }),
      invitedUser.parse({ id: 4, full_name: 'Ada', created_at: day(2), joined_at: day(5) }),
    ];
    expect(
      momentsOf({ user: user(), invited }).map(({ title, who, status }) => [
        title,
        who?.name,
        status?.text,
      ]),
    ).toEqual([
      ['Invitation sent', 'Ada', undefined],
      ['Invitation sent', 'a@b.c', 'Invited'],
      ['Invited user joined', 'Ada', 'Registered'],
    ]);
  });

  it('lists referral money, and withdrawals with outcomes', () => {
    const referrals = [
      referralTransaction.parse({
        id: 1,
        type: 'credit',
        amount: '5',
        order_id: 5,
        created_at: day(2),
      }),
      referralTransaction.parse({
        id: 2,
        type: 'withdraw',
        amount: '5',
        created_at: day(3),
        statuses: [
          { status: 'pending', created_at: day(4) },
          { status: 'completed' },
          { created_at: day(5) },
        ],
      }),
    ];
    const moments = momentsOf({ user: user(), referrals });
    expect(moments.map(({ title, figure }) => [title, figure?.amount])).toEqual([
      ['Referral credit', '5'],
      ['Referral withdrawal', '-5'],
      ['Referral withdrawal: pending', '-5'],
    ]);
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
    expect(
      momentsOf({ user: user(), referrals, acts }).map(({ title, note }) => [title, note]),
    ).toEqual([
      ['Ban', null],
      ['Approve', 'Withdrawal 2'],
    ]);
  });

  it('has a unique key for every moment, also of one order in two lists', () => {
    const order = orderRow.parse({ id: 5, status: 'published', posted_at: day(2) });
    const record = { user: user(), orders: [order, order], received: [order] };
    const keys = momentsOf(record).map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
  });
});
