import { describe, expect, it } from 'vitest';
import { type ReferralTransaction, referralTransaction } from '#contract/people/referrals.ts';
import { type FullUser, fullUser } from '#contract/people/users.ts';
import {
  isLoadingAnswers,
  type WithdrawalAnswers,
  withdrawalEvidence,
} from './withdrawal-evidence.ts';

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

const READ = { withdrawal: transaction(), transactions: ALL, user: user() };
type Action = Parameters<typeof withdrawalEvidence>[0];

/** The finding whose text begins so; what a test is not about has been read and speaks for paying. */
const foundOf = (
  begins: string,
  answers: Partial<WithdrawalAnswers> = {},
  action: Action = 'withdrawal.approve',
) =>
  withdrawalEvidence(action, { ...READ, ...answers }).find(({ text }) => text.startsWith(begins));

describe('the earned balance', () => {
  const balance = (rows: readonly ReferralTransaction[], rowCount?: number) =>
    foundOf('The earned balance', { transactions: listOf(rows, rowCount) });

  it('is what was credited less other withdrawals, without those cancelled', () => {
    const others = [
      transaction({ id: 3, amount: '4', status: { status: 'completed' } }),
      transaction({ id: 4, amount: '7', status: { status: 'cancelled' } }),
      credit(5, '100', { currency_code: 'GBP' }),
    ];
    expect(balance([...ALL.rows, ...others])).toMatchObject({
      text: 'The earned balance is 21.00 USD',
      how: 'Calculated: 1 credit, 25.00 USD; 1 other withdrawal, 4.00 USD.',
      weight: 'supports',
    });
  });

  it('that is below the amount contradicts paying, and one that equals it does not', () => {
    expect(balance([transaction(), credit(2, '9.99')])).toMatchObject({
      text: 'The earned balance is 9.99 USD, less than the withdrawal',
      weight: 'contradicts',
    });
    expect(balance([transaction(), credit(2, '10')])?.weight).toBe('supports');
  });

  it('that only credits in other currencies could cover proves nothing', () => {
    const foreign = credit(2, '100', { currency_code: 'GBP' });
    expect(balance([transaction(), foreign])).toMatchObject({
      text: 'The earned balance is 0.00 USD, without the credits in GBP',
      weight: 'neither',
    });
  });

  it('is not known from a part of the pages, and says of how many rows', () => {
    expect(balance(ALL.rows, 812)).toMatchObject({
      text: 'The earned balance is not known: only 2 of 812 referral transactions were loaded',
      weight: 'neither',
    });
  });
});

describe('rows of which it is not known whose they are', () => {
  const nameless = credit(5, '100', { user_id: null });
  const gap = '1 of 3 loaded referral transactions names no user';

  it('leave the balance unknown', () => {
    const transactions = listOf([...ALL.rows, nameless]);
    expect(foundOf('The earned balance', { transactions })?.text).toBe(
      `The earned balance is not known: ${gap}`,
    );
  });

  it.each([
    ['an amount that cannot be read', { amount: { unreadable: '1,0' } }],
    ['no amount', { amount: null }],
    ['no type', { type: null }],
    ['a type of its own', { type: 'bonus' }],
  ])('leave it unknown, too, with %s', (_what, more) => {
    const odd = { ...credit(5, '100'), ...more };
    const transactions = listOf([...ALL.rows, odd]);
    expect(foundOf('The earned balance', { transactions })?.text).toBe(
      'The earned balance is not known: 1 of 3 loaded referral transactions without a readable type or amount',
    );
  });

  it('count as other withdrawals of nobody, and are named', () => {
    const transactions = listOf([...ALL.rows, transaction({ id: 6, user_id: null })]);
    expect(foundOf('The user has no other withdrawals', { transactions })?.how).toBe(
      `As far as known: ${gap}.`,
    );
  });

  it('of another user are left out, and were loaded all the same', () => {
    const foreign = [credit(5, '100', { user_id: 8 }), transaction({ id: 6, user_id: 8 })];
    const transactions = listOf([...ALL.rows, ...foreign]);
    expect(foundOf('The earned balance', { transactions })?.text).toBe(
      'The earned balance is 25.00 USD',
    );
    expect(foundOf('The user has no other', { transactions })?.how).toBeNull();
  });
});

it('other withdrawals of the user are counted by status, with the date of the last one', () => {
  const others = [
    transaction({ id: 3, status: { status: 'completed' }, created_at: '2026-10-01T00:00:00Z' }),
    transaction({ id: 4, status: { status: 'cancelled' }, created_at: AT }),
  ];
  const transactions = listOf([...ALL.rows, ...others]);
  expect(foundOf('The user has', { transactions })).toMatchObject({
    text: 'The user has 2 other withdrawals: 1 Completed, 1 Cancelled, the latest',
    at: AT,
    weight: 'neither',
  });
});

describe('the holder of the account', () => {
  const paidTo = (more: object, account: object = {}) => ({
    withdrawal: transaction({ beneficiaryDeliveryMethod: { accountNumber: '01', ...more } }),
    user: user({ delivery_methods: [{ id: 3, account: { account_number: '01', ...account } }] }),
  });

  it.each([
    ['OBI ADA', 'has the name of the user', 'supports'],
    ['Bola Ade', 'has another name than the user', 'contradicts'],
  ])('%s %s: %s', (account_name, text, weight) => {
    expect(foundOf('The account holder', paidTo({ account_name }))).toMatchObject({
      text: `The account holder ${text}`,
      how: `Account: ${account_name}. User: Ada Obi.`,
      weight,
    });
  });

  it('is that of the same account of the user where the withdrawal names none', () => {
    const named = { owner_name: 'Ada Obi' };
    expect(foundOf('The account holder', paidTo({}, named))?.weight).toBe('supports');
    expect(foundOf('The account holder', paidTo({ id: 3 }, named))?.weight).toBe('supports');
    expect(foundOf('The account holder', paidTo({ id: 4 }, named))?.text).toBe(
      'The account holder is not known: the account names none',
    );
  });

  it('is not known without an account or a name, and not said while the user loads', () => {
    expect(foundOf('The account holder')?.text).toBe(
      'The account holder is not known: the withdrawal has no account',
    );
    const nameless = { ...paidTo({ account_name: 'Ada Obi' }), user: user({ full_name: null }) };
    expect(foundOf('Whether the account', nameless)?.weight).toBe('neither');
    expect(foundOf('The account holder', { ...paidTo({}), user: 'loading' })).toBeUndefined();
  });
});

it.each([
  ['withdrawal.approve', 'contradicts', 'supports'],
  ['withdrawal.complete', 'supports', 'neither'],
  ['withdrawal.cancel', 'contradicts', 'supports'],
] as const)('an earlier payment, for %s: %s, and without one: %s', (action, yes, no) => {
  const withdrawal = transaction({ statuses: [{ status: 'initiated', created_at: AT }] });
  expect(foundOf('A payment was initiated', { withdrawal }, action)).toMatchObject({
    at: AT,
    weight: yes,
  });
  expect(foundOf('No payment was initiated', {}, action)?.weight).toBe(no);
});

it('a user who is banned or not verified contradicts paying, and supports cancelling', () => {
  const banned = { user: user({ status: 'banned', is_identity_verified: false }) };
  for (const begins of ['The user is', 'The identity of the user is']) {
    expect(foundOf(begins, banned)?.weight).toBe('contradicts');
    expect(foundOf(begins, banned, 'withdrawal.cancel')?.weight).toBe('supports');
    expect(foundOf(begins)?.weight).toBe('supports');
    expect(foundOf(begins, {}, 'withdrawal.cancel')?.weight).toBe('neither');
  }
  expect(foundOf('Whether the user is banned', { user: user({ status: null }) })?.text).toBe(
    'Whether the user is banned is not known: they have no status',
  );
});

it('says what could not be loaded, that it is loading, and no row that can never say anything', () => {
  const failed = { ...READ, transactions: 'failed', user: 'failed' } as const;
  expect(withdrawalEvidence('withdrawal.complete', failed).map(({ text }) => text)).toEqual([
    'The referral transactions of the user could not be loaded',
    'The account holder is not known: the withdrawal has no account',
    'No payment was initiated before',
    'The user could not be loaded',
  ]);
  expect(isLoadingAnswers({ ...READ, user: 'loading' })).toBe(true);
  expect(isLoadingAnswers(READ)).toBe(false);
});
