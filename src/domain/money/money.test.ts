import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatRate,
  formatRateInFull,
  minus,
  plainAmount,
  plus,
  sameAmount,
  shareRoundedDown,
  times,
} from './money.ts';

/** A decimal with up to `places` decimals, as text and as a whole number of its smallest units. */
const decimals = (places: number, most = 10n ** 15n, least = -most) =>
  fc.bigInt({ min: least, max: most }).map((units) => {
    const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
    const cut = digits.length - places;
    const sign = units < 0n ? '-' : '';
    return { units, text: `${sign}${digits.slice(0, cut)}.${digits.slice(cut)}` };
  });

describe('formatAmount', () => {
  it.each([
    ['1234567.5', '1,234,567.50'],
    ['0', '0.00'],
    ['999', '999.00'],
    ['1000', '1,000.00'],
    ['-1234.5', '-1,234.50'],
    ['-123', '-123.00'],
    ['0.005', '0.01'],
    ['-0.005', '-0.01'],
    ['-0.004', '0.00'],
    ['-0', '0.00'],
    ['2.675', '2.68'],
    ['1.005', '1.01'],
    ['.5', '0.50'],
    ['5.', '5.00'],
    ['007', '7.00'],
    ['99999999999999999999.99', '99,999,999,999,999,999,999.99'],
  ])('%s reads %s', { tags: ['3F01'] }, (amount, shown) => {
    expect(formatAmount(amount)).toBe(shown);
  });

  it('shows every amount of 2 decimals exactly, whatever its size', { tags: ['3F01'] }, () => {
    fc.assert(
      fc.property(decimals(2, 10n ** 30n), ({ text, units }) => {
        const shown = formatAmount(text);
        expect(shown).toMatch(/^-?\d{1,3}(,\d{3})*\.\d{2}$/u);
        expect(BigInt(shown.replaceAll(/[,.]/gu, ''))).toBe(units);
      }),
    );
  });

  it('rounds the third decimal half away from zero', { tags: ['3F01'] }, () => {
    fc.assert(
      fc.property(decimals(3), ({ text, units }) => {
        const magnitude = units < 0n ? -units : units;
        const rounded = (magnitude + 5n) / 10n;
        const shown = BigInt(formatAmount(text).replaceAll(/[,.]/gu, ''));
        expect(shown).toBe(units < 0n ? -rounded : rounded);
      }),
    );
  });
});

describe('formatRateInFull', () => {
  it.each([
    ['440.69', '440.69'],
    ['1440.687', '1,440.687'],
    ['500', '500.00'],
    ['0.002237', '0.002237'],
    ['0.5', '0.50'],
    ['440.00', '440.00'],
    ['1234567.123456', '1,234,567.123456'],
  ])('%s reads %s', (rate, shown) => {
    expect(formatRateInFull(rate)).toBe(shown);
  });

  it('has as many decimals as it is asked for, if it has no more itself', () => {
    expect([formatRateInFull('450', 4), formatRateInFull('450.12345', 4)]).toEqual([
      '450.0000',
      '450.12345',
    ]);
  });
});

describe('plainAmount', () => {
  it.each([
    ['1234567.5', '1234567.50'],
    ['12', '12.00'],
    ['12.345', '12.345'],
    ['12.3400', '12.34'],
    ['-0.5', '-0.50'],
  ])('%s reads %s', (amount, plain) => {
    expect(plainAmount(amount)).toBe(plain);
  });
});

describe('formatRate', () => {
  it.each([
    ['1500', '1,500.00'],
    ['1.23456', '1.23'],
    ['1', '1.00'],
    ['0', '0.00'],
    ['-0', '0.00'],
    ['0.5', '0.50'],
    ['0.12', '0.12'],
    ['0.0019', '0.0019'],
    ['0.00123456', '0.001235'],
    ['0.99999', '1.00'],
    ['-0.0019', '-0.0019'],
    ['0.000000012345', '0.00000001235'],
  ])('%s reads %s', (rate, shown) => {
    expect(formatRate(rate)).toBe(shown);
  });

  it('never shows a rate above zero as nothing', () => {
    fc.assert(
      fc.property(decimals(12, 10n ** 15n, 1n), ({ text }) => {
        expect(formatRate(text)).toMatch(/[1-9]/u);
      }),
    );
  });
});

describe('arithmetic', () => {
  it('is exact where floating point is not', () => {
    expect(plus('0.1', '0.2')).toBe('0.3');
    expect(minus('0.3', '0.1')).toBe('0.2');
    expect(minus('0', '10.50')).toBe('-10.5');
    expect(times('1.1', '1.1')).toBe('1.21');
    expect(plus('9007199254740993', '0.01')).toBe('9007199254740993.01');
  });

  it('adds and multiplies as whole numbers of the smallest unit do', () => {
    fc.assert(
      fc.property(decimals(4), decimals(4), (a, b) => {
        const sum = decimalUnits(plus(a.text, b.text), 4);
        const product = decimalUnits(times(a.text, b.text), 8);
        expect([sum, product]).toEqual([a.units + b.units, a.units * b.units]);
      }),
    );
  });

  it('takes amounts as numbers, however they are written', () => {
    expect(sameAmount('1000', '1000.00')).toBe(true);
    expect(sameAmount('1000', '1000.01')).toBe(false);
    expect(sameAmount('-0', '0')).toBe(true);
  });
});

describe('shareRoundedDown', () => {
  it.each([
    ['33', '250', '1000', '8'],
    ['33', '1000', '1000', '33'],
    ['33', '0', '1000', '0'],
    ['0.99', '1', '1', '0'],
    ['10', '1', '3', '3'],
    ['3', '1', '3', '1'],
    ['99', '99.99', '100', '98'],
  ])('%s × %s / %s is %s', (whole, part, of, share) => {
    expect(shareRoundedDown(whole, part, of)).toBe(share);
  });

  it('is the whole part of the exact quotient', () => {
    const positive = decimals(2, 10n ** 10n, 1n);
    fc.assert(
      fc.property(positive, positive, positive, (whole, part, of) => {
        const exact = (whole.units * part.units) / (of.units * 100n);
        expect(shareRoundedDown(whole.text, part.text, of.text)).toBe(exact.toString());
      }),
    );
  });

  it('does not exist for nothing', () => {
    expect(() => shareRoundedDown('1', '1', '0')).toThrow();
  });
});

/** A plain decimal as a whole number of units of `places` decimals. */
function decimalUnits(text: string, places: number): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(`${whole}${fraction.padEnd(places, '0')}`);
}
