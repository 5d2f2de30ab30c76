import { expect, it } from 'vitest';
import { optionPair, optionRateDoubt } from './option-quotes.ts';
import type { QuoteRead } from './quotes.ts';

const QUOTE = { low: '1600', high: '1700', isInverse: false, at: '2026-11-27T14:02:00.000Z' };
const doubt = (rate: string, quote: QuoteRead = QUOTE, percent = 20) =>
  optionRateDoubt(['NGN', 'USD'], rate, { quote, percent, timeOf: () => '2:02 PM' });

it.each(['1650', '1300', '2000', '0.0006'])(
  'a rate of %s agrees with the quote, in either direction',
  (rate) => {
    expect(doubt(rate)).toBeNull();
  },
);

it('a rate far from the quote is doubted with both numbers, by as much as the administrator says', () => {
  expect(doubt('440.69')).toBe(
    'An Exchange Rate of 440.69 is 72.5% below the quote of 1,600.00 to 1,700.00 NGN for 1 USD, read 2:02 PM.',
  );
  expect(doubt('0.01')).toBe(
    'An Exchange Rate of 0.01 is 100% below the quote of 1,600.00 to 1,700.00 NGN for 1 USD, read 2:02 PM.',
  );
  expect(doubt('0.001')).toBe(
    'An Exchange Rate of 0.001 is 60% above the quote of 0.0005882 to 0.000625 USD for 1 NGN, read 2:02 PM.',
  );
  expect(doubt('1800', QUOTE, 5)).toContain('5.9% above the quote');
  expect(doubt('-3')).toContain('below the quote');
  expect(doubt('0')).toContain('100% below');
});

it('the built-in rates judge it only where no quote can be had, and are called what they are', () => {
  expect(doubt('440', 'none')).toBeNull();
  expect(doubt('1650', 'failed')).toBe(
    'An Exchange Rate of 1,650.00 is 274.4% above 440.69 NGN for 1 USD (Built-in rates, not of today).',
  );
  expect(doubt('9', 'loading')).toBeNull();
  expect(
    optionRateDoubt(['XAF', 'USD'], '9', { quote: 'none', percent: 20, timeOf: String }),
  ).toBeNull();
  const pairs: ReturnType<typeof optionPair>[] = [
    [null, 'USD'],
    ['NGN', null],
  ];
  for (const pair of pairs) {
    expect(optionRateDoubt(pair, '9', { quote: QUOTE, percent: 20, timeOf: String })).toBeNull();
  }
  expect(optionPair({ pb_currency: 'NGN', matcher_currency: 'USD' })).toEqual(['NGN', 'USD']);
});
