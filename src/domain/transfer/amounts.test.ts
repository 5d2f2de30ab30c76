import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, currencyOf, currencySteps } from '../currencies/catalogue.ts';
import { formatAmount } from '../money/money.ts';
import {
  asStep,
  converted,
  isStep,
  isWithin,
  offerFee,
  offerTotal,
  roundAmount,
} from './amounts.ts';

const hundredths = fc
  .integer({ min: 0, max: 10_000_000_000 })
  .map((n) => new Big(n).div(100).toFixed());
const rate = fc.integer({ min: 1, max: 1_000_000_000 }).map((n) => new Big(n).div(1e6).toFixed());

describe('the amounts of an offer', () => {
  it('follow from the chosen one, times the rate, with 2 decimals', {
    tags: ['3Q01', '3Q02'],
  }, () => {
    expect(converted('100', '1.25')).toBe('125.00');
    expect(converted('50', '440.687')).toBe('22034.35');
    expect([roundAmount('1.005'), roundAmount('2.675'), roundAmount('1.0049')]).toEqual([
      '1.01',
      '2.68',
      '1.00',
    ]);
  });

  it('cost 5 %, and a flat 2000 in naira', { tags: ['3Q20', '3Q21'] }, () => {
    expect(offerFee('100.00', 'EUR')).toBe('5.00');
    expect(offerFee('0.30', 'EUR')).toBe('0.02');
    expect([offerFee('300000.00', 'NGN'), offerFee('30000', 'NGN')]).toEqual([
      '2000.00',
      '2000.00',
    ]);
  });

  it('and in all the amount and the fee', { tags: ['3Q22'] }, () => {
    expect(formatAmount(offerTotal('100.00', 'EUR'))).toBe('105.00');
    expect(formatAmount(offerTotal('300000.00', 'NGN'))).toBe('302,000.00');
  });

  it('add up to the cent, for any amount of any currency', () => {
    const code = fc.constantFrom(...CURRENCIES.map((entry) => entry.currency_code));
    fc.assert(
      fc.property(hundredths, code, (sending, currency) => {
        const sum = new Big(sending).plus(offerFee(sending, currency));
        expect(sum.eq(offerTotal(sending, currency))).toBe(true);
        expect(offerTotal(sending, currency)).toMatch(/^\d+\.\d\d$/u);
      }),
    );
  });

  it('are 5 % to half a cent for any amount, and constant in naira', {
    tags: ['3Q20', '3Q21'],
  }, () => {
    const codes = CURRENCIES.map((entry) => entry.currency_code).filter((each) => each !== 'NGN');
    fc.assert(
      fc.property(hundredths, fc.constantFrom(...codes), (sending, currency) => {
        const exact = new Big(sending).div(20);
        expect(exact.minus(offerFee(sending, currency)).abs().lte('0.005')).toBe(true);
        expect(offerFee(sending, 'NGN')).toBe('2000.00');
      }),
    );
  });

  it('are off the exact product by half a cent at most', { tags: ['3Q01'] }, () => {
    fc.assert(
      fc.property(hundredths, rate, (amount, by) => {
        const exact = new Big(amount).times(by);
        expect(exact.minus(converted(amount, by)).abs().lte('0.005')).toBe(true);
      }),
    );
  });

  it('are steps of the currency: any step is kept, anything else falls to the first', {
    tags: ['3Q03'],
  }, () => {
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCIES), fc.nat(), (currency, at) => {
        const steps = currencySteps(currency);
        const step = String(steps[at % steps.length]);
        expect(asStep(step, currency)).toBe(step);
        expect(isStep(step, currency) && isWithin(step, currency)).toBe(true);
        expect(asStep(`${step}.5`, currency)).toBe(String(currency.min_amount));
      }),
    );
    const euro = currencyOf('EUR');
    if (!euro) throw new Error('there is no euro');
    expect([isWithin('49.99', euro), isWithin('1000', euro), isStep('75', euro)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
