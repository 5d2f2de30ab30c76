import { describe, expect, it } from 'vitest';
import { unreadable } from '#contract/wire/unreadable.ts';
import { amountMatch, instantOf, paymentsIn } from './validation-data.ts';

const paymentOf = (sent: object) => paymentsIn({ transactions: [sent] })?.payments[0];

describe('the payments of a source', { tags: ['2D23'] }, () => {
  it('have date, amount, currency and name, and every other value by its path', () => {
    const data = {
      checked: true,
      transactions: [
        {
          amount: '050.00',
          currency: 'NGN',
          date: '2026-11-20T10:00:00Z',
          name: 'Ada Obi',
          reference: 12,
          account: { codes: ['01', null], none: {} },
        },
      ],
      bank: { name: 'First', empty: '' },
    };
    expect(paymentsIn(data)).toEqual({
      payments: [
        {
          date: '2026-11-20T10:00:00Z',
          amount: '50',
          currency: 'NGN',
          who: 'Ada Obi',
          others: [
            { field: 'reference', value: '12' },
            { field: 'account.codes[0]', value: '01' },
            { field: 'account.codes[1]', value: null },
            { field: 'account.none', value: '{}' },
          ],
        },
      ],
      others: [
        { field: 'checked', value: 'true' },
        { field: 'bank.name', value: 'First' },
        { field: 'bank.empty', value: '' },
      ],
    });
  });

  it('take the likeliest name of a field, and keep the others', () => {
    const sent = paymentOf({
      created_at: '2026-11-19',
      date: '2026-11-20',
      payee: 'Ada',
      name: '',
    });
    expect(sent).toMatchObject({ date: '2026-11-20', who: 'Ada', amount: null, currency: null });
    expect(sent?.others).toEqual([{ field: 'created_at', value: '2026-11-19' }]);
    expect(paymentOf({ name: ' ', payee: 'Ada' })?.who).toBe('Ada');
  });

  it('have a field without a name, too', () => {
    expect(paymentOf({ '': 5 })?.others).toEqual([{ field: 'Value', value: '5' }]);
    expect(paymentOf({ '': { a: 5 } })?.others).toEqual([{ field: 'a', value: '5' }]);
  });

  it.each([
    ['fifty', unreadable('fifty')],
    ['1,234.50', unreadable('1,234.50')],
    [50, '50'],
    ['', null],
    [null, null],
    [{ value: 50 }, null],
  ])('whose amount is sent as %j have the amount %j', (amount, read) => {
    expect(paymentOf({ amount })?.amount).toEqual(read);
  });

  it('may be none', () => {
    expect(paymentsIn({ payments: [] })).toEqual({ payments: [], others: [] });
  });

  it.each([
    null,
    undefined,
    'a text',
    [{ amount: 50 }],
    { received: false },
    { transactions: 'none' },
    { transactions: [{ amount: 50 }, 'and a text'] },
  ])('are not read from %j', (data) => {
    expect(paymentsIn(data)).toBeNull();
  });
});

describe('the amount of a payment', () => {
  const figure = { amount: '50', currency: 'NGN' };
  it.each([
    [{ amount: '50.00', currency: 'NGN' }, 'same'],
    [{ amount: 50, currency: 'NGN' }, 'same'],
    [{ amount: '50' }, 'same-number'],
    [{ amount: '50', currency: 'GHS' }, null],
    [{ amount: '49.99', currency: 'NGN' }, null],
    [{ amount: '-50', currency: 'NGN' }, null],
    [{ amount: 'fifty', currency: 'NGN' }, null],
    [{ currency: 'NGN' }, null],
  ])('%j is as a figure of 50 NGN: %s', (sent, match) => {
    const payment = paymentOf(sent);
    expect(payment && amountMatch(payment, figure)).toBe(match);
  });

  it('is not compared with a figure that is not known', () => {
    const payment = { amount: '50', currency: 'NGN' };
    expect(amountMatch(payment, { amount: null, currency: 'NGN' })).toBeNull();
    expect(amountMatch(payment, { amount: unreadable('x'), currency: 'NGN' })).toBeNull();
    expect(amountMatch(payment, { amount: '50', currency: null })).toBe('same-number');
  });
});

it.each([
  ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z'],
  ['2026-11-20 10:00', '2026-11-20 10:00'],
  ['2026-11-20', null],
  ['at 10:00 or later', null],
  [null, null],
])('the instant of a payment of %s is %s: a day has none', (date, instant) => {
  const payment = paymentOf({ date });
  expect(payment && instantOf(payment)).toBe(instant);
});
