import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from './money.ts';
import { typedNumber, typedSigned } from './typed-number.ts';

const read = (...texts: readonly string[]) => texts.map((text) => typedNumber(text));

describe('a number as people type and paste it', () => {
  it('is plain digits with at most one dot', () => {
    expect(read('1', ' 2.50 ', '.5', '.25', '3.', '1750')).toEqual([
      '1',
      '2.50',
      '.5',
      '.25',
      '3.',
      '1750',
    ]);
  });

  it('may have commas or blanks between thousands', () => {
    expect(
      read('1,750.00', '1 750', '1\u00A0750.5', '1\u202F234\u202F567', '12,345,678', '12 345.67'),
    ).toEqual(['1750.00', '1750', '1750.5', '1234567', '12345678', '12345.67']);
  });

  it('may have a currency before or after it', () => {
    expect(read('1750 USD', 'USD 1,750.00', '$1,750', '1 750 €', '₦30000', '50.00USD')).toEqual([
      '1750',
      '1750.00',
      '1750',
      '1750',
      '30000',
      '50.00',
    ]);
  });

  it('is no number where a comma could be a decimal, or thousands are not thousands', () => {
    expect(
      read(
        ...['1,5', '1,75', '1.750,00', '17,50', '1,7500', '1 75', '1, 750', ',750', '1,750 000'],
        ...['1750,000', '1750 000', '1 7500', '1 750.00.5', '1 750,00'],
      ),
    ).toEqual(Array.from({ length: 14 }, () => null));
  });

  it('is nothing else', () => {
    expect(
      read('', ' ', 'x', '1e3', '-1', '+1', '1..2', '1.2.3', 'USD', 'USD 5 USD', '5 dollars'),
    ).toEqual(Array.from({ length: 11 }, () => null));
  });

  it('is invalid in another currency than that of the field', () => {
    expect(typedNumber('1750 usd', 'USD')).toBe('1750');
    expect(typedNumber('1750', 'USD')).toBe('1750');
    expect(typedNumber('$1,750', 'USD')).toBe('1750');
    expect([typedNumber('1750 NGN', 'USD'), typedNumber('CNY 1,750', 'USD')]).toEqual([null, null]);
  });

  it('may be below 0 where that has a meaning', () => {
    const texts = [' -1.5', '\u22121,750.00', '- 3', '2', '-12,5', '--1', '-', '1-'];
    expect(texts.map(typedSigned)).toEqual(['-1.5', '-1750.00', '-3', '2', null, null, null, null]);
  });

  it('is every amount as screens show it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (hundredths) => {
        const plain = (hundredths / 100).toFixed(2);
        expect(typedNumber(formatAmount(plain))).toBe(plain);
        expect(typedNumber(`${formatAmount(plain)} USD`, 'USD')).toBe(plain);
      }),
    );
  });
});
