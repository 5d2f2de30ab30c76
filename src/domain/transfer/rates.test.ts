import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRateInFull } from '../money/money.ts';
import {
  areKnown,
  DEFAULT_SUGGESTED_RANGE,
  EXCHANGE_RATE_BASE,
  EXCHANGE_RATE_MARGIN,
  EXCHANGE_RATES,
  hasRate,
  inverted,
  inwards,
  limitsText,
  middleRate,
  NO_LIMITS,
  nearestText,
  noRateText,
  rateLimits,
  rateProblem,
  SUGGESTED_RANGES,
  suggestedRange,
  suggestionText,
  tableRate,
  withinLimits,
} from './rates.ts';

const QUOTE = { buy: '500', sell: '520' };
const PLAIN = { min: '477.5', max: '527.8' };

/** A price with up to 6 decimals, from 0.000001 to 10,000. */
const price = fc.integer({ min: 1, max: 10_000_000_000 }).map((n) => new Big(n).div(1e6).toFixed());
const quote = fc
  .tuple(price, price)
  .map(([one, other]) => (new Big(one).lt(other) ? [one, other] : [other, one]))
  .map(([buy = '', sell = '']) => ({ buy, sell }));
const pair = fc.constantFrom(['NGN', 'USD'], ['USD', 'NGN'], ['GBP', 'NGN'], ['EUR', 'GHS']);

describe('the limits of a rate', () => {
  it('are 0.955 × buy and 1.015 × sell', { tags: ['3Q09'] }, () => {
    expect(rateLimits(QUOTE, 'NGN', 'USD')).toEqual(PLAIN);
    expect(limitsText(PLAIN)).toBe('Exchange rate must be between 477.50 and 527.80.');
  });

  it('are 0.985 × buy and 1.005 × sell for naira from US dollars', { tags: ['3Q10'] }, () => {
    expect(rateLimits(QUOTE, 'USD', 'NGN')).toEqual({ min: '492.5', max: '522.6' });
  });

  it.each([
    ['USD', 'GHS'],
    ['GBP', 'EUR'],
    ['EUR', 'NGN'],
  ])('are the usual ones from %s to %s', { tags: ['3Q09'] }, (sending, receiving) => {
    expect(rateLimits(QUOTE, sending, receiving)).toEqual(PLAIN);
  });

  it('begin at 0.99 × buy for naira from pounds', { tags: ['3Q11'] }, () => {
    expect(rateLimits(QUOTE, 'GBP', 'NGN')).toEqual({ min: '495', max: '527.8' });
  });

  it('read -- for a minimum that is not above 0, and let no rate pass at 0', {
    tags: ['3Q04', '3Q05', '3Q12'],
  }, () => {
    expect(limitsText(NO_LIMITS)).toBe('Exchange rate must be between -- and 0.00.');
    expect(rateProblem('500', NO_LIMITS)).toBe('Exchange rate should be below 0.00');
    expect(areKnown(NO_LIMITS)).toBe(false);
  });

  it('are shown when the field is left, with 2 decimals', { tags: ['3Q07', '3Q08'] }, () => {
    expect(rateProblem('477.49', PLAIN)).toBe('Exchange rate should be above 477.50');
    expect(rateProblem('527.81', PLAIN)).toBe('Exchange rate should be below 527.80');
    expect([rateProblem('477.5', PLAIN), rateProblem('527.8', PLAIN)]).toEqual([null, null]);
    expect(rateProblem('0', { min: '0', max: '10' })).toBe('Exchange rate should be above 0.00');
  });

  it('turn with the direction of the rate', () => {
    expect(inverted({ min: '400', max: '500' })).toEqual({ min: '0.002', max: '0.0025' });
    expect(inverted({ min: '0.002', max: '0.0025' })).toEqual({ min: '400', max: '500' });
    expect(inverted({ min: '0', max: '500' })).toEqual(NO_LIMITS);
  });

  it('are rounded inwards, once, for both display and validation', {
    tags: ['3Q04'],
  }, () => {
    expect(inwards({ min: '450.454', max: '500.126' })).toEqual({ min: '450.46', max: '500.12' });
    expect(inwards({ min: '0.00219181', max: '0.00242459' })).toEqual({
      min: '0.002192',
      max: '0.002424',
    });
    expect(inwards(PLAIN)).toEqual(PLAIN);
    expect(inwards(NO_LIMITS)).toEqual(NO_LIMITS);
  });

  it('keep as many digits as leave a rate between them', { tags: ['3Q04'] }, () => {
    const narrow = inwards({ min: '450.454', max: '450.4571' });
    expect(narrow).toEqual({ min: '450.454', max: '450.457' });
    expect(limitsText(narrow)).toBe('Exchange rate must be between 450.454 and 450.457.');
    // 8 more decimals than are shown, the most.
    const narrowest = { min: '450.4500000001', max: '450.4500000009' };
    expect(inwards({ min: '450.45000000001', max: '450.45000000095' })).toEqual(narrowest);
    const one = inwards(inverted({ min: '450', max: '450' }));
    expect(one).toEqual({ min: '0.00222222222222', max: '0.00222222222222' });
    // From above to below: no rate can be offered, and the limits stay as they are.
    expect(inwards({ min: '500', max: '400' })).toEqual({ min: '500', max: '400' });
  });

  it('keep their order, lie within those of the network, and hold both ends and the middle', () => {
    fc.assert(
      fc.property(quote, pair, fc.boolean(), (given, [from = '', to = ''], isTurned) => {
        const exact = rateLimits(given, from, to);
        const theirs = isTurned ? inverted(exact) : exact;
        const limits = inwards(theirs);
        expect(new Big(limits.min).lte(limits.max)).toBe(true);
        for (const rate of [limits.min, limits.max, middleRate(limits) ?? limits.min]) {
          expect([rateProblem(rate, limits), rateProblem(rate, theirs)]).toEqual([null, null]);
          expect(limitsText({ min: rate, max: rate })).toContain(formatRateInFull(rate));
        }
      }),
    );
  });

  it('bring any rate within, and leave one that is within alone', () => {
    fc.assert(
      fc.property(quote, pair, price, (given, [from = '', to = ''], rate) => {
        const limits = rateLimits(given, from, to);
        const brought = withinLimits(rate, limits);
        expect(rateProblem(brought, limits)).toBeNull();
        const wasWithin = rateProblem(rate, limits) === null;
        expect(wasWithin ? brought : rate).toBe(rate);
      }),
    );
    expect(withinLimits('7', NO_LIMITS)).toBe('7');
  });
});

describe('a suggestion outside the limits', () => {
  it('is set to the nearest allowed rate, with the reason', {
    tags: ['3Q06'],
  }, () => {
    expect(nearestText('440.69', PLAIN)).toBe(
      'The suggested rate is below the lowest one allowed, so Use suggested enters 477.50.',
    );
    expect(nearestText('575', PLAIN)).toBe(
      'The suggested rate is above the highest one allowed, so Use suggested enters 527.80.',
    );
    expect([nearestText('500', PLAIN), nearestText('440.69', NO_LIMITS)]).toEqual([null, null]);
    // A quote without a price to buy at sets no lowest rate, but a highest one.
    expect(withinLimits('575', { min: '0', max: '527.8' })).toBe('527.8');
  });
});

describe('a pair without a rate', () => {
  it('has no highest rate', { tags: ['3Q12'] }, () => {
    expect([NO_LIMITS, { min: '477.5', max: '0' }].map(hasRate)).toEqual([false, false]);
    expect([PLAIN, { min: '0', max: '527.8' }].map(hasRate)).toEqual([true, true]);
  });

  it('is said to have none', () => {
    expect(noRateText('NGN', 'CNY')).toBe(
      'The network has no rate for NGN to CNY. You can calculate the amounts here, but you cannot post the transfer.',
    );
  });
});

describe('the suggested rate', () => {
  it('comes from a table in euros with a margin of 0.05', { tags: ['3Q14', '3Q15'] }, () => {
    expect([EXCHANGE_RATE_BASE, EXCHANGE_RATE_MARGIN]).toEqual(['EUR', '0.05']);
    expect(EXCHANGE_RATES).toEqual({
      GBP: '0.91304',
      CAD: '1.61538',
      USD: '1.19132',
      NGN: '525',
      GHS: '8',
      EUR: '1',
      SEK: '10.34',
      KES: '130.4',
      ZAR: '18.1',
    });
  });

  it('is target rate / source rate, and none for a currency the table lacks', {
    tags: ['3Q16'],
  }, () => {
    expect(tableRate('EUR', 'NGN')).toBe('525');
    expect(tableRate('USD', 'NGN')).toBe('440.69');
    expect(tableRate('CNY', 'NGN')).toBeNull();
  });

  it('is written with the recipient currency first, to 2 decimals', { tags: ['3Q06'] }, () => {
    expect(suggestionText('EUR', '525', 'NGN')).toBe('Suggested: 1 EUR = 525.00 NGN');
  });

  it('is, in its other reading, the middle of the limits', { tags: ['3Q18'] }, () => {
    expect(middleRate(PLAIN)).toBe('502.65');
    expect(middleRate(NO_LIMITS)).toBeNull();
  });

  it('has a separate range for five currencies', { tags: ['3Q19'] }, () => {
    expect(SUGGESTED_RANGES).toEqual({
      EUR: '0.028',
      USD: '0.09022',
      GBP: '0.044',
      CAD: '0.046',
      SEK: '0.0935',
    });
    expect([suggestedRange('SEK'), suggestedRange('NGN')]).toEqual([
      '0.0935',
      DEFAULT_SUGGESTED_RANGE,
    ]);
    expect(DEFAULT_SUGGESTED_RANGE).toBe('0.1');
  });

  it('turns round to about 1, whichever currency is the source', () => {
    const code = fc.constantFrom(...Object.keys(EXCHANGE_RATES));
    fc.assert(
      fc.property(code, code, (one, other) => {
        const there = tableRate(one, other) ?? '0';
        const back = tableRate(other, one) ?? '0';
        // Two decimals of a rate of 1, or 4 digits of a smaller one, are off by 0.5 % at most.
        expect(new Big(there).times(back).minus(1).abs().lt('0.01')).toBe(true);
      }),
    );
  });
});
