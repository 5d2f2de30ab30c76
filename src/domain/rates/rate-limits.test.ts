import { describe, expect, it } from 'vitest';
import { exchangeRateLimit } from '#contract/network/exchange-rate-limits.ts';
import {
  changedFields,
  changedRates,
  formOf,
  fromKey,
  fromText,
  isDuplicate,
  type LimitForm,
  limitChanges,
  limitFields,
  limitMistakes,
  limitName,
  limitNow,
  limitTexts,
  limitUnit,
  toKey,
} from './rate-limits.ts';

const FORM: LimitForm = { from: 'NG-NGN', to: 'US-USD', min: '460', max: '500.25' };

const limit = (more: Record<string, unknown> = {}) =>
  exchangeRateLimit.parse({
    id: 7,
    poster_country_abbreviation: 'NG',
    poster_currency_code: 'NGN',
    matcher_country_abbreviation: 'US',
    matcher_currency_code: 'USD',
    min_exchange_rate: '460.00',
    max_exchange_rate: 500.25,
    poster_country: { country: 'Nigeria', locale: 'en-NG' },
    ...more,
  });

it('a limit is named by its currencies and what it is now', () => {
  expect(limitName(limit())).toBe('Limit NGN → USD');
  expect(limitNow(limit())).toBe('460.00 to 500.25');
  expect(limitNow(limit({ max_exchange_rate: null }))).toBe('460.00 to no maximum');
});

it('two states of a limit differ in the fields of the form', () => {
  const before = limit();
  expect(changedFields(before, { ...before, min_exchange_rate: '460' })).toEqual([]);
  expect(
    changedFields(before, { ...before, max_exchange_rate: '510', matcher_currency_code: 'EUR' }),
  ).toEqual(['To', 'Max Exchange Rate']);
});

it('what was changed of the rates has old and new values', () => {
  const before = limit({ min_exchange_rate: 372.079 });
  expect(changedRates(before, { ...before, min_exchange_rate: '380' })).toBe(
    'minimum 372.079 to 380',
  );
  const both = { min_exchange_rate: null, max_exchange_rate: '510' };
  expect(changedRates(before, { ...before, ...both })).toBe(
    'minimum 372.079 to none, maximum 500.25 to 510',
  );
  expect(changedRates(before, { ...before, matcher_currency_code: 'EUR' })).toBeNull();
});

describe('the form of an exchange rate limit', () => {
  it('sends exact decimals and both places', () => {
    expect(limitMistakes(FORM, null)).toEqual({});
    expect(limitFields({ ...FORM, min: ' 0.000000000001 ' }, null)).toEqual({
      poster_country_abbreviation: 'NG',
      poster_currency_code: 'NGN',
      matcher_country_abbreviation: 'US',
      matcher_currency_code: 'USD',
      min_exchange_rate: '0.000000000001',
      max_exchange_rate: '500.25',
    });
  });

  it.each<[Partial<LimitForm>, (keyof LimitForm)[]]>([
    [{ from: '' }, ['from']],
    [{ to: '' }, ['to']],
    [{ to: 'NG-NGN' }, ['to']],
    [{ min: '' }, ['min']],
    [{ min: '0' }, ['min']],
    [{ min: '-1' }, ['min']],
    [{ max: '1e3' }, ['max']],
    [{ max: '1,00' }, ['max']],
    [{ max: '500 USD' }, ['max']],
    [{ max: '1000000000000' }, ['max']],
    [{ max: 'NaN' }, ['max']],
    [{ min: '500.26' }, ['max']],
    [{ min: '', max: '' }, ['min', 'max']],
  ])('does not send %o', (change, fields) => {
    const form = { ...FORM, ...change };
    expect(Object.keys(limitMistakes(form, null))).toEqual(fields);
    expect(limitFields(form, null)).toBeUndefined();
  });

  it.each([
    [{ max_exchange_rate: null }, { min: '460', max: '' }, ['460', null]],
    [{ min_exchange_rate: 0 }, { min: '0', max: '500.25' }, ['0', '500.25']],
    [{ min_exchange_rate: '0.00', max_exchange_rate: null }, { min: '0', max: '' }, ['0', null]],
    [{ min_exchange_rate: null }, { min: '', max: '500.25' }, [null, '500.25']],
    [{ max_exchange_rate: 0 }, { min: '460', max: '0' }, ['460', '0']],
  ])(
    'a limit that came with %o is changed without inventing a rate',
    { tags: ['2X10'] },
    (came, rates, sent) => {
      const own = limit(came);
      expect(formOf(own)).toMatchObject(rates);
      const moved = { ...formOf(own), to: 'KE-KES' };
      expect(limitMistakes(moved, own)).toEqual({});
      expect(limitFields(moved, own)).toMatchObject({
        matcher_currency_code: 'KES',
        min_exchange_rate: sent[0],
        max_exchange_rate: sent[1],
      });
    },
  );

  it.each<[Record<string, unknown>, Partial<LimitForm>, (keyof LimitForm)[]]>([
    [{}, { max: '' }, ['max']],
    [{}, { min: '0' }, ['min']],
    [{ max_exchange_rate: null }, { max: '0' }, ['max']],
    [{ min_exchange_rate: 0 }, { min: '' }, ['min']],
    [{ max_exchange_rate: null }, { max: '459' }, ['max']],
  ])('does not let a limit that came with %o lose a rate: %o', (came, change, fields) => {
    const own = limit(came);
    const form = { ...formOf(own), ...change };
    expect(Object.keys(limitMistakes(form, own))).toEqual(fields);
    expect(limitFields(form, own)).toBeUndefined();
  });

  it('takes rates as the list shows them, in the currency it is from', () => {
    const form = { ...FORM, min: '1,440.69 NGN', max: '999,999,999,999.999999999999' };
    expect(limitFields(form, null)).toMatchObject({
      min_exchange_rate: '1440.69',
      max_exchange_rate: '999999999999.999999999999',
    });
  });

  it('may have a minimum that is the maximum', () => {
    expect(limitMistakes({ ...FORM, min: '500.250' }, null)).toEqual({});
  });

  it('knows a place by its country and currency, and a pair by its places', {
    tags: ['2X15'],
  }, () => {
    expect([fromKey(limit()), toKey(limit())]).toEqual(['NG-NGN', 'US-USD']);
    expect(formOf(limit())).toEqual({ from: 'NG-NGN', to: 'US-USD', min: '460', max: '500.25' });
    expect(isDuplicate(FORM, [limit()], null)).toBe(true);
    expect(isDuplicate(FORM, [limit()], '7')).toBe(false);
    expect(isDuplicate({ ...FORM, to: 'US-EUR' }, [limit()], null)).toBe(false);
  });
});

describe('the rates of a limit', () => {
  it('are units of the first currency for one of the second', () => {
    expect(limitUnit(limit())).toBe('NGN for 1 USD');
    expect(limitUnit(limit({ matcher_currency_code: null }))).toBeNull();
  });

  it.each([
    ['460.00', '500.25', '460.00', '500.25'],
    ['460', '1500', '460.00', '1,500.00'],
    ['0.0018', '0.02', '0.0018', '0.0200'],
    [null, '4.000000000001', null, '4.000000000001'],
  ])('have the same number of decimals: %s and %s', (least, most, min, max) => {
    const own = limit({ min_exchange_rate: least, max_exchange_rate: most });
    expect(limitTexts(own)).toEqual({ min, max });
  });
});

it('lists changes, and reads incomplete limits', () => {
  const changed = limitChanges(limit(), limit({ max_exchange_rate: '501' }));
  expect(changed.map(({ label }) => label)).toEqual(['Max Exchange Rate']);
  expect(limitChanges(limit(), limit({ min_exchange_rate: 460 }))).toEqual([]);
  expect(fromText(limit())).toBe('Nigeria (NGN)');
  expect(fromText(exchangeRateLimit.parse({ id: 1 }))).toBeNull();
});
