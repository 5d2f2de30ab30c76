import { describe, expect, it } from 'vitest';
import { type ReferralTransaction, referralTransaction } from '#contract/people/referrals.ts';
import { type FullUser, fullUser } from '#contract/people/users.ts';
import type { NoAnswer } from './evidence.ts';
import { type WithdrawalAnswers, withdrawalEvidence } from './withdrawal-evidence.ts';

const AT = '2026-11-20T10:00:00.000Z';

const transaction = (more: object = {}): ReferralTransaction =>
  referralTransaction.parse({
    id: 1,
    type: 'withdraw',
    amount: '10.00',
    currency_code: 'USD',
    status: { status: 'pending' },
    user_id: 7,
    ...more,
  });
const credit = (id: number, amount: string, more: object = {}) =>
  transaction({ id, type: 'credit', amount, status: { status: 'completed' }, ...more });
const user = (more: object = {}): FullUser =>
  fullUser.parse({
    id: 7,
    full_name: 'Ada Obi',
    status: 'new',
    is_identity_verified: true,
    ...more,
  });

const listOf = (rows: readonly ReferralTransaction[], rowCount = rows.length) => ({
  rows,
  rowCount,
});
const ALL = listOf([transaction(), credit(2, '25')]);

/** The row of one thing; what a test is not about has been read and speaks for paying. */
const rowOf = (
  what: string,
  answers: Partial<WithdrawalAnswers> = {},
  action: Parameters<typeof withdrawalEvidence>[0] = 'withdrawal.approve',
) =>
  withdrawalEvidence(action, {
    withdrawal: transaction(),
    transactions: ALL,
    user: user(),
    ...answers,
  }).find((row) => row.what === what);

describe('the earned balance', () => {
  const balance = (rows: readonly ReferralTransaction[], rowCount?: number) =>
    rowOf('Earned balance', { transactions: listOf(rows, rowCount) });

  it('is what was credited less other withdrawals, without those cancelled', () => {
    const others = [
      transaction({ id: 3, amount: '4', status: { status: 'completed' } }),
      transaction({ id: 4, amount: '7', status: { status: 'cancelled' } }),
      credit(5, '100', { currency_code: 'GBP' }),
    ];
    expect(balance([...ALL.rows, ...others])).toEqual({
      what: 'Earned balance',
      answer: '21.00 USD',
      when: null,
      by: 'Calculated: 1 credit, 25.00 USD; 1 other withdrawal, 4.00 USD',
      verdict: 'supports',
    });
  });

  it('that is below the amount contradicts paying, and one that equals it does not', () => {
    expect(balance([transaction(), credit(2, '9.99')])?.verdict).toBe('contradicts');
    expect(balance([transaction(), credit(2, '10')])?.verdict).toBe('supports');
  });

  it('that only credits in other currencies could cover proves nothing', () => {
    const foreign = credit(2, '100', { currency_code: 'GBP' });
    expect(balance([transaction(), foreign])).toMatchObject({
      answer: '0.00 USD',
      by: 'Without credits in GBP: 0 credits, 0.00 USD; 0 other withdrawals, 0.00 USD',
      verdict: 'not known',
    });
  });

  it('is not known from a part of the pages, and says of how many rows', () => {
    expect(balance(ALL.rows, 812)).toMatchObject({
      answer: 'Not known',
      by: 'Only 2 of 812 referral transactions were loaded',
      verdict: 'not known',
    });
  });
});

describe('rows of which it is not known whose they are', () => {
  const nameless = credit(5, '100', { user_id: null });

  it('leave the balance unknown', () => {
    expect(
      rowOf('Earned balance', { transactions: listOf([...ALL.rows, nameless]) }),
    ).toMatchObject({
      answer: 'Not known',
      by: '1 of 3 loaded referral transactions names no user',
      verdict: 'not known',
    });
  });

  it.each([
    ['an amount that cannot be read', { amount: { unreadable: '1,0' } }],
    ['no amount', { amount: null }],
    ['no type', { type: null }],
    ['a type of its own', { type: 'bonus' }],
  ])('leave it unknown, too, with %s', (_what, more) => {
    const odd = { ...credit(5, '100'), ...more };
    expect(rowOf('Earned balance', { transactions: listOf([...ALL.rows, odd]) })).toMatchObject({
      answer: 'Not known',
      by: '1 of 3 loaded referral transactions without a readable type or amount',
      verdict: 'not known',
    });
  });

  it('count as other withdrawals of nobody, and are named', () => {
    const paid = transaction({ id: 6, user_id: null });
    expect(rowOf('Other withdrawals', { transactions: listOf([...ALL.rows, paid]) })).toMatchObject(
      {
        answer: 'None, as far as known',
        by: '1 of 3 loaded referral transactions names no user',
      },
    );
  });

  it('of another user are left out, and were loaded all the same', () => {
    const foreign = [credit(5, '100', { user_id: 8 }), transaction({ id: 6, user_id: 8 })];
    const transactions = listOf([...ALL.rows, ...foreign]);
    expect(rowOf('Earned balance', { transactions })?.answer).toBe('25.00 USD');
    expect(rowOf('Other withdrawals', { transactions })).toMatchObject({
      answer: 'None',
      by: null,
    });
    expect(rowOf('Earned balance', { transactions: { ...transactions, rowCount: 90 } })?.by).toBe(
      'Only 4 of 90 referral transactions were loaded',
    );
  });
});

describe('other withdrawals of the user', () => {
  it('are counted by status, with the date of the last one', () => {
    const others = [
      transaction({ id: 3, status: { status: 'completed' }, created_at: '2026-10-01T00:00:00Z' }),
      transaction({ id: 4, status: { status: 'cancelled' }, created_at: AT }),
    ];
    expect(
      rowOf('Other withdrawals', { transactions: listOf([...ALL.rows, ...others]) }),
    ).toMatchObject({ answer: '1 Completed, 1 Cancelled', when: AT, verdict: 'not known' });
    expect(rowOf('Other withdrawals')?.answer).toBe('None');
  });

  it('of a part of the pages are named as such', () => {
    expect(rowOf('Other withdrawals', { transactions: listOf(ALL.rows, 5) })).toMatchObject({
      answer: 'None, as far as known',
      by: 'Only 2 of 5 referral transactions were loaded',
    });
  });
});

describe('the holder of the account', () => {
  const paidTo = (more: object, account: object = {}) => ({
    withdrawal: transaction({ beneficiaryDeliveryMethod: { accountNumber: '01', ...more } }),
    user: user({ delivery_methods: [{ id: 3, account: { account_number: '01', ...account } }] }),
  });

  it.each([
    ['OBI ADA', 'Same name as the user', 'supports'],
    ['Bola Ade', 'Another name than the user', 'contradicts'],
  ])('%s stands beside the name of the user: %s', (account_name, answer, verdict) => {
    expect(rowOf('Account holder', paidTo({ account_name }))).toEqual({
      what: 'Account holder',
      answer,
      when: null,
      by: `Account: ${account_name}. User: Ada Obi.`,
      verdict,
    });
  });

  it('is that of the same account of the user where the withdrawal names none', () => {
    const named = { owner_name: 'Ada Obi' };
    expect(rowOf('Account holder', paidTo({}, named))?.verdict).toBe('supports');
    expect(rowOf('Account holder', paidTo({ id: 3 }, named))?.verdict).toBe('supports');
    expect(rowOf('Account holder', paidTo({ id: 4 }, named))).toMatchObject({
      answer: 'Not known',
      by: 'Holder not named',
    });
  });

  it('is not known without an account, without a name, and while the user loads', () => {
    expect(rowOf('Account holder')?.by).toBe('Account not available');
    const nameless = { ...paidTo({ account_name: 'Ada Obi' }), user: user({ full_name: null }) };
    expect(rowOf('Account holder', nameless)).toMatchObject({
      by: 'Account: Ada Obi. User: name not available.',
      verdict: 'not known',
    });
    expect(rowOf('Account holder', { ...paidTo({}), user: 'loading' })?.answer).toBe('Loading…');
  });
});

describe('a payment that was initiated before', () => {
  const initiated = transaction({ statuses: [{ status: 'initiated', created_at: AT }] });

  it.each([
    ['withdrawal.approve', 'contradicts', 'supports'],
    ['withdrawal.complete', 'supports', 'not known'],
    ['withdrawal.cancel', 'contradicts', 'supports'],
  ] as const)('for %s: %s, and without one: %s', (action, yes, no) => {
    const row = (withdrawal: ReferralTransaction) =>
      rowOf('Payment initiated', { withdrawal }, action);
    expect(row(initiated)).toMatchObject({ answer: 'Yes', when: AT, verdict: yes });
    expect(row(transaction())).toMatchObject({
      answer: 'No',
      by: 'Current status; no history came',
      verdict: no,
    });
  });
});

describe('the user', () => {
  it('who is banned or not verified contradicts paying, and supports cancelling', () => {
    const banned = { user: user({ status: 'banned', is_identity_verified: false }) };
    for (const what of ['User banned', 'Identity verified']) {
      expect(rowOf(what, banned)?.verdict).toBe('contradicts');
      expect(rowOf(what, banned, 'withdrawal.cancel')?.verdict).toBe('supports');
      expect(rowOf(what)?.verdict).toBe('supports');
      expect(rowOf(what, {}, 'withdrawal.cancel')?.verdict).toBe('not known');
    }
    expect(rowOf('User banned', banned)?.by).toBe('Status ‘Banned’');
  });

  it('without a status may be banned', () => {
    expect(rowOf('User banned', { user: user({ status: null }) })?.answer).toBe('Not known');
  });
});

it('has the same rows whatever has been read, and says that no limit is known', () => {
  const whats = (why: NoAnswer) =>
    withdrawalEvidence('withdrawal.approve', {
      withdrawal: transaction(),
      transactions: why,
      user: why,
    }).map(({ what }) => what);
  const read = withdrawalEvidence('withdrawal.approve', {
    withdrawal: transaction(),
    transactions: ALL,
    user: user(),
  }).map(({ what }) => what);
  for (const why of ['loading', 'failed', 'not known'] as const) expect(whats(why)).toEqual(read);
  expect(rowOf('Limit of withdrawals')?.answer).toBe('Not known');
  expect(rowOf('User banned', { user: 'not known' })?.by).toBe('The withdrawal names no user');
});
