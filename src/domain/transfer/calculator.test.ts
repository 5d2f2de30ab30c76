import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canTrade, SENDING_CURRENCIES } from '../currencies/catalogue.ts';
import { amountsOf, type Deal, directionOf, sliderRange, suggestedRate } from './calculator.ts';
import { DOMICILIARY, KNOWN_DESTINATIONS, sendDestinations } from './destinations.ts';
import { currencyLabel, withDestination, withSending } from './pair.ts';
import { NO_LIMITS } from './rates.ts';

const CREATE: Deal = { sending: 'NGN', receiving: 'USD', chosen: 'receiving' };
const SEND: Deal = { sending: 'EUR', receiving: 'NGN', chosen: 'sending' };
const LIMITS = { min: '477.5', max: '527.8' };

describe('the arithmetic of the forms', () => {
  it('3Q02 gives the sending amount from the receiving one, and the other way round', () => {
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

  it('3Q17 3Q18 suggests by the table on the one form, by the middle on the other', () => {
    expect(suggestedRate(directionOf(CREATE), LIMITS, 'table')).toBe('440.69');
    expect(suggestedRate(directionOf(SEND), LIMITS, 'middle')).toBe('502.65');
  });

  it('suggests by the other reading where its own cannot be had', () => {
    const yuan = { unit: 'CNY', price: 'NGN' };
    expect(suggestedRate(yuan, LIMITS, 'table')).toBe('502.65');
    expect(suggestedRate(directionOf(SEND), NO_LIMITS, 'middle')).toBe('525');
    expect(suggestedRate(yuan, NO_LIMITS, 'table')).toBeNull();
  });

  it('3C07 slides by 0.01 between the limits, or around the suggestion while they are unknown', () => {
    const direction = directionOf(CREATE);
    expect(sliderRange(LIMITS, '440.69', direction)).toEqual({ ...LIMITS, step: '0.01' });
    expect(sliderRange(NO_LIMITS, '440.69', direction)).toEqual({
      min: '396.62',
      max: '484.76',
      step: '0.01',
    });
    const small = sliderRange({ min: '0.0019', max: '0.0021' }, null, direction);
    expect(small?.step).toBe('0.0000002');
    expect(sliderRange(NO_LIMITS, null, direction)).toBeNull();
  });
});

describe('the two sides of a transfer', () => {
  const united = KNOWN_DESTINATIONS.find(({ key }) => key === 'US') ?? DOMICILIARY;

  it('3C21 fall to the first that can trade with what was chosen', () => {
    expect(withSending('NGN', united, KNOWN_DESTINATIONS).destination.key).toBe('US');
    expect(withSending('EUR', united, KNOWN_DESTINATIONS).destination.key).toBe('NG');
    expect(withDestination('EUR', united).sending).toBe('NGN');
    expect(withDestination('GHS', united).sending).toBe('GHS');
  });

  it('3V04 leave a destination that is not offered', () => {
    const sweden = KNOWN_DESTINATIONS.find(({ key }) => key === 'SE') ?? united;
    expect(withSending('GHS', sweden, sendDestinations('GHS')).destination.key).toBe('CA');
  });

  it('can always trade, whatever is chosen', () => {
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

  it('3C03 are shown as country and code', () => {
    expect([currencyLabel('NGN'), currencyLabel('XAF')]).toEqual(['Nigeria (NGN)', 'XAF (XAF)']);
  });
});
