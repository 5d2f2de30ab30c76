import { describe, expect, it } from 'vitest';
import { type ReferralTransaction, referralTransaction } from '#contract/people/referrals.ts';
import { type FullUser, fullUser } from '#contract/people/users.ts';
import {
  accountHolder,
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
    const transactions = listOf([transaction()]);
    expect(foundOf('The earned', { transactions }, 'withdrawal.cancel')?.weight).toBe('supports');
  });

  it('counts a credit of which no status was told', () => {
    expect(balance([transaction(), credit(2, '10', { status: null })])?.weight).toBe('supports');
  });

  it.each([
    ['the withdrawal names no user', { transactions: null }],
    ['the amount is not available', { withdrawal: { ...transaction(), amount: null } }],
    ['the currency is not available', { withdrawal: transaction({ currency_code: null }) }],
  ])('is not known where %s', (why, more) => {
    const answers = { ...READ, ...more };
    const rows = { ...answers, transactions: answers.transactions && listOf([credit(2, '25')]) };
    const text = `The earned balance is not known: ${why}`;
    expect(foundOf('The earned balance', rows)).toMatchObject({ text, weight: 'neither' });
  });

  it('that only credits in other currencies could cover proves nothing', () => {
    const foreign = credit(2, '100', { currency_code: 'GBP' });
    expect(balance([transaction(), foreign])).toMatchObject({
      text: 'The earned balance is 0.00 USD, without the credits in GBP',
      weight: 'neither',
    });
    const others = [foreign, credit(3, '1', { currency_code: null })];
    expect(balance([transaction(), ...others])?.text).toBe(
      'The earned balance is 0.00 USD, without the credits in GBP, an unknown currency',
    );
    const withdrawn = transaction({ id: 3, currency_code: 'GBP' });
    expect(balance([transaction(), withdrawn])?.text).toBe(
      'The earned balance is 0.00 USD, less than the withdrawal',
    );
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
    const two = listOf([...ALL.rows, nameless, nameless]);
    expect(foundOf('The earned balance', { transactions: two })?.text).toBe(
      'The earned balance is not known: 2 of 4 loaded referral transactions name no user',
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
  const one = (more: object) =>
    foundOf('The user has', { transactions: listOf([transaction({ id: 3, ...more })]) });
  expect(one({ created_at: AT })?.at).toBe(AT);
  expect(one({ status: null, created_at: null })).toMatchObject({
    text: 'The user has 1 other withdrawal: 1 without a status',
    at: null,
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
    const isOther = weight === 'contradicts';
    const cancelled = foundOf('The account holder', paidTo({ account_name }), 'withdrawal.cancel');
    expect(cancelled?.weight).toBe(isOther ? 'supports' : 'neither');
  });

  it('is that of the same account of the user where the withdrawal names none', () => {
    const named = { owner_name: 'Ada Obi' };
    for (const name of ['account_name', 'holder_name', 'owner_name']) {
      expect(accountHolder({ ...READ, ...paidTo({}, { [name]: 'Ada Obi' }) })).toBe('Ada Obi');
    }
    expect(accountHolder({ ...READ, ...paidTo({ accountNumber: '02' }, named) })).toBeNull();
    const without = { accountNumber: null };
    const unnumbered = paidTo(without, { ...named, account_number: null });
    expect(accountHolder({ ...READ, ...unnumbered })).toBeNull();
    expect(accountHolder({ ...READ, ...paidTo({}), user: null })).toBeNull();
    expect(accountHolder(READ)).toBeNull();
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
    expect(foundOf('Whether the account', nameless)).toMatchObject({
      text: 'Whether the account is the user’s is not known: they have no name',
      weight: 'neither',
    });
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
    text: 'A payment was initiated before',
    at: AT,
    how: 'Taken from the history of the withdrawal.',
    weight: yes,
  });
  expect(foundOf('No payment was initiated', {}, action)).toMatchObject({
    at: null,
    how: 'Taken from its current status: the network sent no history.',
    weight: no,
  });
});

it('a user who is banned or not verified contradicts paying, and supports cancelling', () => {
  const banned = { user: user({ status: 'banned', is_identity_verified: false }) };
  for (const begins of ['The user is', 'The identity of the user is']) {
    expect(foundOf(begins, banned)?.weight).toBe('contradicts');
    expect(foundOf(begins, banned, 'withdrawal.cancel')?.weight).toBe('supports');
    expect(foundOf(begins)?.weight).toBe('supports');
    expect(foundOf(begins, {}, 'withdrawal.cancel')?.weight).toBe('neither');
  }
  expect(foundOf('The user is banned', banned)?.how).toBe('Taken from the status ‘Banned’.');
  expect(foundOf('The identity of', banned)?.text).toBe('The identity of the user is not verified');
  expect(foundOf('The identity of')?.text).toBe('The identity of the user is verified');
  const unreadable = { user: user({ is_identity_verified: 'maybe' }) };
  expect(foundOf('Whether the identity', unreadable)?.text).toBe(
    'Whether the identity is verified is not known: Unreadable: maybe',
  );
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
  const none = { ...READ, transactions: null, user: null };
  expect(withdrawalEvidence('withdrawal.complete', none).map(({ text }) => text)).toEqual([
    'The earned balance is not known: the withdrawal names no user',
    'The account holder is not known: the withdrawal has no account',
    'No payment was initiated before',
  ]);
  expect(isLoadingAnswers({ ...READ, user: 'loading' })).toBe(true);
  expect(isLoadingAnswers({ ...READ, transactions: 'loading' })).toBe(true);
  expect(isLoadingAnswers(READ)).toBe(false);
});
