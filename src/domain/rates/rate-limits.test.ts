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
  type LimitMistakes,
  limitChanges,
  limitFields,
  limitMistakes,
  limitName,
  limitNow,
  limitTexts,
  limitUnit,
  toKey,
  toText,
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

const EMPTY = exchangeRateLimit.parse({ id: 1 });

it('a limit is named by its currencies and what it is now', () => {
  expect(limitName(limit())).toBe('Limit NGN → USD');
  expect(limitNow(limit())).toBe('460.00 to 500.25');
  expect(limitNow(limit({ max_exchange_rate: null }))).toBe('460.00 to no maximum');
  expect(limitName(EMPTY)).toBe('Limit ? → ?');
  expect(limitNow(EMPTY)).toBe('no minimum to no maximum');
});

it('two states of a limit differ in the fields of the form', () => {
  const before = limit();
  expect(changedFields(before, { ...before, min_exchange_rate: '460' })).toEqual([]);
  expect(
    changedFields(before, { ...before, max_exchange_rate: '510', matcher_currency_code: 'EUR' }),
  ).toEqual(['To', 'Max Exchange Rate']);
  expect(
    changedFields(before, { ...before, min_exchange_rate: null, poster_currency_code: 'GHS' }),
  ).toEqual(['From', 'Min Exchange Rate']);
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
  expect(changedRates({ ...before, ...both }, before)).toBe(
    'minimum none to 372.079, maximum 510 to 500.25',
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

  const FROM = { from: 'Choose the sending country' };
  const TO = { to: 'Choose the receiving country' };
  const MIN = { min: 'Enter a number above 0, such as 460.5' };
  const MAX = { max: MIN.min };
  it.each<[Partial<LimitForm>, LimitMistakes]>([
    [{ from: '' }, FROM],
    [{ from: '-NGN' }, FROM],
    [{ to: '' }, TO],
    [{ to: 'US-' }, TO],
    [
      { from: '', to: '' },
      { ...FROM, ...TO },
    ],
    [{ to: 'NG-NGN' }, { to: 'From and To must differ' }],
    [{ min: '' }, MIN],
    [{ min: '0' }, MIN],
    [{ min: '-1' }, MIN],
    [{ max: '1e3' }, MAX],
    [{ max: '1,00' }, MAX],
    [{ max: '500 USD' }, MAX],
    [{ max: '1000000000000' }, MAX],
    [{ max: 'NaN' }, MAX],
    [{ min: '500.26' }, { max: 'The maximum cannot be below the minimum' }],
    [
      { min: '', max: '' },
      { ...MIN, ...MAX },
    ],
  ])('does not send %o', (change, mistakes) => {
    const form = { ...FORM, ...change };
    expect(limitMistakes(form, null)).toEqual(mistakes);
    expect(limitFields(form, null)).toBeUndefined();
  });

  it.each([
    [{ max_exchange_rate: null }, { min: '460', max: '' }, ['460', null]],
    [{ min_exchange_rate: 0 }, { min: '0', max: '500.25' }, ['0', '500.25']],
    [{ min_exchange_rate: '0.00', max_exchange_rate: null }, { min: '0', max: '' }, ['0', null]],
    [{ min_exchange_rate: null }, { min: '', max: '500.25' }, [null, '500.25']],
    [{ max_exchange_rate: 0 }, { min: '460', max: '0' }, ['460', '0']],
    [{ min_exchange_rate: 0, max_exchange_rate: null }, { min: '0', max: '' }, ['0', null]],
  ])(
    'a limit that came with %o is changed without inventing a rate',
    { tags: ['2X10'] },
    (came, rates, sent) => {
      const own = limit(came);
      expect(formOf(own)).toMatchObject(rates);
      const { min, max } = formOf(own);
      const moved = { from: 'NG-NGN', to: 'KE-KES', min: ` ${min} `, max: ` ${max}` };
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
    expect(isDuplicate({ ...FORM, from: 'GH-GHS' }, [limit()], null)).toBe(false);
    expect(isDuplicate(FORM, [EMPTY, limit()], null)).toBe(true);
  });

  it('is empty for a new limit, and of one without places names none', () => {
    expect(formOf(null)).toEqual({ from: '', to: '', min: '', max: '' });
    expect(formOf(EMPTY)).toEqual({ from: '-', to: '-', min: '', max: '' });
    expect(limitMistakes(formOf(EMPTY), EMPTY)).toEqual({
      from: FROM.from,
      to: TO.to,
    });
  });
});

describe('the rates of a limit', () => {
  it('are units of the first currency for one of the second', () => {
    expect(limitUnit(limit())).toBe('NGN for 1 USD');
    expect(limitUnit(limit({ matcher_currency_code: null }))).toBeNull();
    expect(limitUnit(limit({ poster_currency_code: null }))).toBeNull();
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

it.each([
  ['From', { poster_country: { country: 'Ghana' } }, 'Nigeria (NGN)', 'Ghana (NGN)'],
  ['From', { poster_country: null, poster_currency_code: null }, 'Nigeria (NGN)', 'NG'],
  ['To', { matcher_currency_code: 'EUR' }, 'US (USD)', 'US (EUR)'],
  ['To', { matcher_country: { country: 'United States' } }, 'US (USD)', 'United States (USD)'],
  ['To', { matcher_country_abbreviation: null }, 'US (USD)', 'USD'],
  ['Min Exchange Rate', { min_exchange_rate: '461' }, '460', '461'],
  ['Max Exchange Rate', { max_exchange_rate: null }, '500.25', null],
])('a limit changes in %s where it comes with %j', (label, more, before, after) => {
  expect(limitChanges(limit(), limit({ min_exchange_rate: 460 }))).toEqual([]);
  expect(limitChanges(limit(), limit(more))).toEqual([
    { label, before: { kind: 'text', value: before }, after: { kind: 'text', value: after } },
  ]);
});

it('a limit without places names none', () => {
  expect([fromText(EMPTY), toText(EMPTY)]).toEqual([null, null]);
});
