import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canTrade, SENDING_CURRENCIES } from '../currencies/catalogue.ts';
import { areConsistent } from './amounts.ts';
import {
  amountsOf,
  bothWays,
  directionOf,
  type Exchange,
  exchangeLimits,
  sliderRange,
  suggestedRate,
  wireRate,
} from './calculator.ts';
import { DOMICILIARY, KNOWN_DESTINATIONS, sendDestinations } from './destinations.ts';
import { currencyLabel, withDestination, withSending } from './pair.ts';
import { NO_LIMITS, rateProblem } from './rates.ts';

const CREATE: Exchange = { sending: 'NGN', receiving: 'USD', chosen: 'receiving' };
const SEND: Exchange = { sending: 'EUR', receiving: 'NGN', chosen: 'sending' };
const LIMITS = { min: '477.5', max: '527.8' };

describe('the arithmetic of the forms', () => {
  it('gives the sending amount from the receiving one, and the other way round', {
    tags: ['3Q02'],
  }, () => {
    expect(amountsOf(CREATE, '100', '440.69')).toEqual({
      sending: '44069.00',
      receiving: '100.00',
    });
    expect(amountsOf(SEND, '100', '1.25')).toEqual({ sending: '100.00', receiving: '125.00' });
  });

  it('runs the rate from the chosen side', () => {
    expect(directionOf(CREATE)).toEqual({ unit: 'USD', price: 'NGN' });
    expect(directionOf(SEND)).toEqual({ unit: 'EUR', price: 'NGN' });
  });

  it('suggests by the table on the one form, by the middle on the other', {
    tags: ['3Q17', '3Q18'],
  }, () => {
    expect(suggestedRate(directionOf(CREATE), LIMITS, 'table')).toBe('440.69');
    expect(suggestedRate(directionOf(SEND), LIMITS, 'middle')).toBe('502.65');
  });

  it('uses the other reading for its suggestion if its own has none', () => {
    const yuan = { unit: 'CNY', price: 'NGN' };
    expect(suggestedRate(yuan, LIMITS, 'table')).toBe('502.65');
    expect(suggestedRate(directionOf(SEND), NO_LIMITS, 'middle')).toBe('525');
    expect(suggestedRate(yuan, NO_LIMITS, 'table')).toBeNull();
  });

  it('slides by 0.01 between the limits, or around the suggestion while they are unknown', {
    tags: ['3C07'],
  }, () => {
    const direction = directionOf(CREATE);
    expect(sliderRange(LIMITS, '440.69', direction)).toEqual({ ...LIMITS, step: '0.01' });
    expect(sliderRange(NO_LIMITS, '440.69', direction)).toEqual({
      min: '396.62',
      max: '484.76',
      step: '0.01',
    });
    const small = sliderRange({ min: '0.0019', max: '0.0021' }, null, direction);
    expect(small?.step).toBe('0.000001');
    expect(sliderRange({ min: '450.454', max: '450.457' }, null, direction)?.step).toBe('0.001');
    expect(sliderRange(NO_LIMITS, null, direction)).toBeNull();
  });
});

it('the slider reaches both ends of any limits, and they are accepted', { tags: ['3C07'] }, () => {
  const price = fc.integer({ min: 1, max: 10 ** 10 }).map((n) => new Big(n).div(1e6).toFixed());
  fc.assert(
    fc.property(price, price, fc.constantFrom<Exchange>(CREATE, SEND), (buy, sell, exchange) => {
      const limits = exchangeLimits(exchange, undefined, { buy, sell });
      fc.pre(new Big(limits.min).lte(limits.max));
      const range = sliderRange(limits, null, directionOf(exchange));
      const steps = new Big(limits.max).minus(limits.min).div(range?.step ?? 0);
      expect(steps.eq(steps.round(0))).toBe(true);
      for (const end of [limits.min, limits.max]) expect(rateProblem(end, limits)).toBeNull();
    }),
  );
});

describe('the rate on the wire', () => {
  const SENT: Exchange = { sending: 'NGN', receiving: 'USD', chosen: 'sending' };

  it('is units of the poster’s currency for one of the matcher’s, from both forms', {
    tags: ['3C25', '3V12'],
  }, () => {
    expect(wireRate(CREATE, '440.69')).toBe('440.69');
    expect(wireRate(SENT, '0.0022')).toBe('454.5454545');
    expect(wireRate(SEND, '500')).toBe('0.002');
  });

  it('agrees with both amounts, for any amount and rate', () => {
    const rates = fc
      .integer({ min: 1, max: 9999 })
      .chain((digits) =>
        fc.integer({ min: -6, max: 2 }).map((places) => new Big(digits).times(`1e${places}`)),
      );
    const sent = fc.integer({ min: 50, max: 300_000 }).map(String);
    fc.assert(
      fc.property(sent, rates, fc.constantFrom(CREATE, SENT), (amount, by, exchange) => {
        const { sending, receiving } = amountsOf(exchange, amount, by.toFixed());
        expect(areConsistent(sending, receiving, wireRate(exchange, by.toFixed()))).toBe(true);
      }),
    );
    expect(areConsistent('44069.00', '100', '440.69')).toBe(true);
    expect(areConsistent('44069.00', '100', '0.002269')).toBe(false);
    expect(areConsistent('44075.00', '100', '440.69')).toBe(false);
  });

  it('lies within the limits of the network, of any rate that the form accepts', () => {
    const limit = fc.integer({ min: 2, max: 10 ** 9 }).map((n) => new Big(n).div(1e6).toFixed());
    fc.assert(
      fc.property(limit, limit, (one, other) => {
        const [min = '', max = ''] = new Big(one).lt(other) ? [one, other] : [other, one];
        const limits = exchangeLimits(SENT, { min, max }, undefined);
        for (const rate of [limits.min, limits.max]) {
          expect(rateProblem(wireRate(SENT, rate), { min, max })).toBeNull();
        }
      }),
    );
  });

  it('is in the confirmation with every digit, in both directions', {
    tags: ['3C36'],
  }, () => {
    expect(bothWays(CREATE, '440.687')).toEqual([
      { unit: 'USD', price: 'NGN', rate: '440.687' },
      { unit: 'NGN', price: 'USD', rate: '0.002269' },
    ]);
    expect(bothWays(SENT, '0.0022')).toEqual([
      { unit: 'NGN', price: 'USD', rate: '0.0022' },
      { unit: 'USD', price: 'NGN', rate: '454.5454545' },
    ]);
  });
});

describe('the limits of an exchange', () => {
  const quote = { buy: '500', sell: '520' };
  const unset = { min: '0', max: '0' };
  const NAIRA: Exchange = { sending: 'NGN', receiving: 'USD', chosen: 'receiving' };

  it('are those the network has set, else those of the quote', { tags: ['3K08', '3Q09'] }, () => {
    expect(exchangeLimits(NAIRA, { min: '430.5', max: '450' }, quote)).toEqual({
      min: '430.5',
      max: '450',
    });
    expect(exchangeLimits(NAIRA, unset, quote)).toEqual(LIMITS);
    expect(exchangeLimits(NAIRA, { min: '430.5', max: '0' }, quote)).toEqual(LIMITS);
    expect(exchangeLimits(NAIRA, undefined, undefined)).toEqual(NO_LIMITS);
  });

  it('run in the direction of the form, of a quote as of set limits', () => {
    const sent: Exchange = { ...NAIRA, chosen: 'sending' };
    expect(exchangeLimits(sent, unset, { buy: '0.005', sell: '0.005' })).toEqual({
      min: '197.05',
      max: '209.42',
    });
    expect(exchangeLimits(sent, { min: '400', max: '500' }, quote)).toEqual({
      min: '0.002',
      max: '0.0025',
    });
    expect(exchangeLimits(sent, unset, { buy: '0', sell: '520' })).toEqual(NO_LIMITS);
  });
});

describe('the two sides of a transfer', () => {
  const united = KNOWN_DESTINATIONS.find(({ key }) => key === 'US') ?? DOMICILIARY;

  it('fall back to the first that can trade with the chosen one', { tags: ['3C21'] }, () => {
    expect(withSending('NGN', united, KNOWN_DESTINATIONS).destination.key).toBe('US');
    expect(withSending('EUR', united, KNOWN_DESTINATIONS).destination.key).toBe('NG');
    expect(withDestination('EUR', united).sending).toBe('NGN');
    expect(withDestination('GHS', united).sending).toBe('GHS');
  });

  it('leave a destination that is not offered', { tags: ['3V04'] }, () => {
    const sweden = KNOWN_DESTINATIONS.find(({ key }) => key === 'SE') ?? united;
    expect(withSending('GHS', sweden, sendDestinations('GHS')).destination.key).toBe('CA');
  });

  it('can always trade, with any choice', () => {
    const code = fc.constantFrom(...SENDING_CURRENCIES.map((entry) => entry.currency_code));
    const place = fc.constantFrom(...KNOWN_DESTINATIONS, DOMICILIARY);
    fc.assert(
      fc.property(code, place, (sending, destination) => {
        const offered = KNOWN_DESTINATIONS;
        for (const pair of [
          withSending(sending, destination, offered),
          withDestination(sending, destination),
        ]) {
          expect(canTrade(pair.sending, pair.destination.currency)).toBe(true);
        }
      }),
    );
  });

  it('are shown as country and code', { tags: ['3C03'] }, () => {
    expect([currencyLabel('NGN'), currencyLabel('XAF')]).toEqual(['Nigeria (NGN)', 'XAF (XAF)']);
  });
});
