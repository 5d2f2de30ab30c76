import { describe, expect, it } from 'vitest';
import { referralTransaction } from '#contract/people/referrals.ts';
import { isUnreadable } from '#contract/wire/unreadable.ts';
import { doneText } from '../acts/act.ts';
import { WITHDRAWAL_ACTS } from '../acts/areas/withdrawals.ts';
import { withdrawalChanges } from './changes.ts';
import {
  countNameless,
  ofSameUser,
  referralAmount,
  referralOrderFigures,
  referralReference,
  referredOrderId,
  referredUserId,
} from './figures.ts';
import {
  earlierPayment,
  referralTypeText,
  waitingSince,
  withdrawalStatusLabel,
  withdrawalStatusText,
} from './status.ts';

const transaction = (more: Record<string, unknown> = {}) =>
  referralTransaction.parse({
    id: 7,
    type: 'withdraw',
    amount: '10.00',
    currency_code: 'USD',
    status: { status: 'pending' },
    ...more,
  });
const orderOf = (order: Record<string, unknown>) => {
  const parsed = transaction({ type: 'credit', order_id: 5, order: { id: 5, ...order } }).order;
  if (!parsed) throw new Error('there is no order');
  return parsed;
};
const WHOLE = {
  poster_amount: 1000,
  poster_fee: 40,
  poster_currency: 'USD',
  matcher_amount: '500000.00',
  matcher_currency: 'NGN',
};

describe('a referral transaction', () => {
  it('shows a withdrawn amount negated, and a credit as it is', { tags: ['2R04'] }, () => {
    expect(referralAmount(transaction())).toEqual({ amount: '-10', currency: 'USD' });
    expect(referralAmount(transaction({ type: 'credit' })).amount).toBe('10');
    const odd = { unreadable: '1,0' };
    expect(referralAmount({ ...transaction(), amount: odd }).amount).toBe(odd);
    expect(referralAmount({ ...transaction(), type: null }).amount).toBe('10');
    expect(referralAmount({ ...transaction(), amount: null }).amount).toBeNull();
  });

  it('is referred to by its order, else by itself', { tags: ['2R05'] }, () => {
    expect(referralReference(transaction({ order_id: 100_001 }))).toBe('100001');
    expect(referralReference(transaction())).toBe('7');
  });

  it('names its order and its user, whole or by their IDs', { tags: ['2R27'] }, () => {
    const named = transaction({ order_id: 5, user_id: 3 });
    expect([referredOrderId(named), referredUserId(named)]).toEqual(['5', '3']);
    const whole = transaction({ order: { id: 6 }, user: { id: 4 } });
    expect([referredOrderId(whole), referredUserId(whole)]).toEqual(['6', '4']);
    expect([referredOrderId(transaction()), referredUserId(transaction())]).toEqual([null, null]);
  });

  it('leaves out the transactions of other users and of nobody that the network sends', () => {
    const [own, other, unnamed] = [
      transaction({ user_id: 3 }),
      transaction({ user: { id: 4 } }),
      transaction(),
    ] as const;
    expect(ofSameUser([own, other, unnamed], transaction({ user: { id: 3 } }))).toEqual([own]);
    expect(ofSameUser([own, unnamed], unnamed)).toEqual([]);
    expect([countNameless([own, other, unnamed]), countNameless([own, other])]).toEqual([1, 0]);
  });

  it('has its status in an object; a plain text is read alike', { tags: ['2R28'] }, () => {
    expect(transaction().status?.status).toBe('pending');
    expect(transaction({ status: 'completed' }).status?.status).toBe('completed');
    expect(transaction({ status: null }).status).toBeNull();
  });

  it.each([
    ['completed', 'Completed', 'success'],
    ['initiated', 'Initiated', 'indigo'],
    ['cancelled', 'Cancelled', 'danger'],
    ['pending', 'Pending', 'neutral'],
    ['whatever', 'whatever', 'neutral'],
  ])('shows %s as %s: %s', { tags: ['2R16', '2R17'] }, (status, text, tone) => {
    expect(withdrawalStatusLabel(status)).toEqual({ text, tone });
    expect(withdrawalStatusText(transaction({ status }))).toBe(text);
  });

  it('has no text of a status that is not known', () => {
    expect(withdrawalStatusText(transaction({ status: null }))).toBeNull();
  });

  it('has its type in words, an unknown one as it is', () => {
    const types = ['credit', 'withdraw', 'bonus', null];
    expect(types.map((type) => referralTypeText({ type }))).toEqual([
      'Credit',
      'Withdrawal',
      'bonus',
      null,
    ]);
  });

  it('has the texts of the specification', { tags: ['2R18', '2R23'] }, () => {
    expect(WITHDRAWAL_ACTS['withdrawal.approve']).toMatchObject({
      label: 'Approve',
      question: 'Are you sure you want to approve this Withdraw Referral Transaction?',
    });
    const named = transaction({ user: { id: 3, full_name: 'Ada Obi' } });
    expect(doneText(WITHDRAWAL_ACTS['withdrawal.approve'], named)).toBe(
      'Approved – Payment successfully initiated · Ada Obi',
    );
  });

  it('differs when its status or amount does, not when an amount is written otherwise', () => {
    expect(withdrawalChanges(transaction(), transaction({ amount: 10 }))).toEqual([]);
    const changed = withdrawalChanges(
      transaction(),
      transaction({ amount: '12', status: { status: 'initiated' } }),
    );
    expect(changed.map(({ label }) => label)).toEqual(['Status', 'Amount']);
  });

  it('differs when it is paid to another account, or has been in another status meanwhile', () => {
    const paidTo = (accountNumber: string, institution: string) =>
      transaction({
        beneficiaryDeliveryMethod: { accountNumber, institution_name: institution },
      });
    const seen = paidTo('0123456789', 'Baobab Bank');
    const labels = (now: typeof seen) => withdrawalChanges(seen, now).map(({ label }) => label);
    expect(labels(paidTo('0123456789', 'Baobab Bank'))).toEqual([]);
    expect(labels(paidTo('9876543210', 'Baobab Bank'))).toEqual(['Paid to']);
    expect(labels(paidTo('0123456789', 'Other Bank'))).toEqual(['Institution']);
    expect(labels(transaction())).toEqual(['Paid to', 'Institution']);
    const approved = { statuses: [{ status: 'pending' }, { status: 'initiated' }] };
    expect(withdrawalChanges(transaction(), transaction(approved))).toEqual([
      {
        label: 'Earlier statuses',
        before: { kind: 'text', value: '' },
        after: { kind: 'text', value: 'pending, initiated' },
      },
    ]);
  });
});

describe('a withdrawal that waits', () => {
  const created_at = '2026-11-18T09:00:00.000Z';
  const approved = '2026-11-20T09:00:00.000Z';

  it('waits since it came into its status, else since it was made', () => {
    const statuses = [
      { status: 'pending', created_at },
      { status: 'initiated', created_at: approved },
    ];
    const status = { status: 'initiated' };
    expect(waitingSince(transaction({ created_at, status, statuses }))).toBe(approved);
    const newestFirst = statuses.toReversed();
    expect(waitingSince(transaction({ created_at, status, statuses: newestFirst }))).toBe(approved);
    expect(waitingSince(transaction({ created_at, status }))).toBe(created_at);
    expect(waitingSince(transaction({ created_at, status: null, statuses }))).toBe(created_at);
    expect(waitingSince(transaction({ created_at: null, status: null }))).toBeNull();
  });

  it('waits since it last came into its status, where it was in it before', () => {
    const again = '2026-11-22T09:00:00.000Z';
    const statuses = [
      { status: 'initiated', created_at },
      { status: 'pending', created_at: approved },
      { status: 'initiated', created_at: again },
    ];
    expect(
      waitingSince(transaction({ created_at, status: { status: 'initiated' }, statuses })),
    ).toBe(again);
  });
});

describe('the payment that approving a withdrawal would repeat', () => {
  const pending = { status: 'pending', created_at: '2026-10-01T09:00:00.000Z' };
  const initiated = { status: 'initiated', created_at: '2026-10-03T14:02:00.000Z' };
  const again = { status: 'initiated', created_at: '2026-10-05T14:02:00.000Z' };
  const completed = { status: 'completed', created_at: '2026-10-06T14:02:00.000Z' };
  const cancelled = { status: 'cancelled', created_at: '2026-10-07T14:02:00.000Z' };
  const payment = (...statuses: readonly object[]) =>
    earlierPayment(transaction({ status: statuses.at(-1), statuses }));

  it('is none of a withdrawal that was never approved', () => {
    expect([payment(pending), payment(pending, cancelled), payment()]).toEqual([null, null, null]);
  });

  it('is the first one, with its time, whatever followed', () => {
    const first = { status: 'initiated', at: initiated.created_at };
    expect(payment(pending, initiated)).toEqual(first);
    expect(payment(pending, initiated, again)).toEqual(first);
    expect(payment(pending, initiated, cancelled)).toEqual(first);
    expect(payment(pending, completed)).toEqual({
      status: 'completed',
      at: completed.created_at,
    });
  });

  it('is known by the current status where there is no history', () => {
    expect(earlierPayment(transaction({ status: 'initiated' }))).toEqual({
      status: 'initiated',
      at: null,
    });
  });
});

describe('the order of a credit', () => {
  it('scales the fee by the matched share on a partial match', { tags: ['2R35', '2R34'] }, () => {
    const match = {
      id: 1,
      poster_amount: '250',
      matcher_amount: '125000',
      matcher_currency: 'NGN',
    };
    expect(referralOrderFigures(orderOf({ ...WHOLE, match }))).toEqual({
      posterAmount: { amount: '250', currency: 'USD' },
      matcherAmount: { amount: '125000', currency: 'NGN' },
      posterFee: { amount: '10', currency: 'USD' },
    });
  });

  it("never shows the order's amount under the match's currency", { tags: ['2R34'] }, () => {
    const match = { id: 1, poster_amount: '250', matcher_amount: null, matcher_currency: 'EUR' };
    const order = orderOf({ ...WHOLE, match });
    expect(referralOrderFigures(order).matcherAmount).toEqual({
      amount: order.matcher_amount,
      currency: order.matcher_currency,
    });
  });

  it.each([
    ['there is no match', {}],
    ['the match takes all', { match: { id: 1, poster_amount: '1000.00', matcher_amount: '1' } }],
    [
      'the match was cancelled',
      { match: { id: 1, poster_amount: '250', cancelled_at: '2026-11-20T00:00:00Z' } },
    ],
    [
      'the match was canceled',
      { match: { id: 1, poster_amount: '250', canceled_at: '2026-11-20T00:00:00Z' } },
    ],
  ])('is as it was posted when %s', { tags: ['2R34'] }, (_when, more) => {
    const figures = referralOrderFigures(orderOf({ ...WHOLE, ...more }));
    expect(figures.posterAmount.amount).toBe('1000');
    expect(figures.posterFee.amount).toBe('40');
  });

  it.each([
    ['amount of the match', { match: { id: 1, poster_amount: '2,5' } }, ['2,5', '2,5']],
    [
      'amount of the order',
      { poster_amount: 'all', match: { id: 1, poster_amount: '250' } },
      ['250', 'all'],
    ],
    ['fee', { poster_fee: 'x', match: { id: 1, poster_amount: '250' } }, ['250', 'x']],
  ])('says what cannot be read of the %s', (_what, more, shown) => {
    const { posterAmount, posterFee } = referralOrderFigures(orderOf({ ...WHOLE, ...more }));
    const texts = [posterAmount, posterFee].map(({ amount }) =>
      isUnreadable(amount) ? amount.unreadable : amount,
    );
    expect(texts).toEqual(shown);
  });

  it.each([
    ['amount of the match', { match: { id: 1 } }, ['1000', '40']],
    [
      'amount of the order',
      { poster_amount: null, match: { id: 1, poster_amount: '250' } },
      [null, '40'],
    ],
    ['fee', { poster_fee: null, match: { id: 1, poster_amount: '250' } }, ['250', null]],
  ])(
    'is as far as it is known without the %s',
    { tags: ['2R34', '2R35'] },
    (_what, more, shown) => {
      const { posterAmount, posterFee } = referralOrderFigures(orderOf({ ...WHOLE, ...more }));
      expect([posterAmount.amount, posterFee.amount]).toEqual(shown);
    },
  );

  it('never divides by nothing', { tags: ['2R35'] }, () => {
    const match = { id: 1, poster_amount: '-1' };
    expect(
      referralOrderFigures(orderOf({ poster_amount: 0, poster_fee: 4, match })).posterFee,
    ).toEqual({ amount: '4', currency: null });
  });
});
