import { describe, expect, it } from 'vitest';
import { exchangeRateLimit } from '#contract/network/exchange-rate-limits.ts';
import type { QuoteRead } from './quotes.ts';
import { limitDoubt, reverseText } from './rate-limit-doubts.ts';
import { formOf, limitFields } from './rate-limits.ts';
import { sentLimit } from './testing.ts';

const limit = (from: string, to: string, min: string | null, max: string | null) =>
  exchangeRateLimit.parse(sentLimit(`${from}${to}`, `${from} ${to}`, min, max));
type Limit = ReturnType<typeof limit>;

function doubt(
  saved: Limit,
  others: readonly Limit[] | null = [],
  quote: QuoteRead = 'failed',
  percent = 20,
) {
  const fields = limitFields(formOf(saved), saved);
  if (!fields) throw new Error('the form has mistakes');
  return limitDoubt(fields, { others, quote, percent, timeOf: () => '2:02 PM' });
}

const QUOTE = { low: '1700', high: '1750', isInverse: false, at: '2026-11-27T14:02:00.000Z' };

describe('a limit and the quote of its pair', () => {
  it.each([
    ['1500', '1900'],
    [null, '1800'],
    ['1600', '0'],
    ['1720', '1730'],
  ])('agree: %s to %s NGN for 1 USD, whatever the built-in rates say', (min, max) => {
    expect(doubt(limit('NGN', 'USD', min, max), [], QUOTE)).toBeNull();
  });

  it.each([
    [
      '1800',
      '1900',
      'The minimum of 1,800.00 is 2.9% above the quote of 1,700.00 to 1,750.00 NGN for 1 USD, read 2:02 PM, and excludes it.',
    ],
    [
      '480',
      '1690',
      'The minimum of 480.00 is 71.8% below the quote of 1,700.00 to 1,750.00 NGN for 1 USD, read 2:02 PM. The maximum of 1,690.00 is 0.6% below the quote of 1,700.00 to 1,750.00 NGN for 1 USD, read 2:02 PM, and excludes it.',
    ],
    [
      '1600',
      '2200',
      'The maximum of 2,200.00 is 25.7% above the quote of 1,700.00 to 1,750.00 NGN for 1 USD, read 2:02 PM.',
    ],
  ])('do not: %s to %s NGN for 1 USD', (min, max, said) => {
    expect(doubt(limit('NGN', 'USD', min, max), [], QUOTE)).toBe(
      `${said} Confirm only if this is intended.`,
    );
  });

  it('may be as far from each other as the administrator allows', () => {
    expect(doubt(limit('NGN', 'USD', '1600', '2200'), [], QUOTE, 30)).toBeNull();
    expect(doubt(limit('NGN', 'USD', '1600', '1800'), [], QUOTE, 1)).toContain('5.9% below');
  });
});

describe('a limit and the built-in rates, where no quote can be had', () => {
  // 1 / 1.19132 is 0.8394 EUR for 1 USD, half of it 0.4197 and its double 1.6788.
  it.each([
    ['0.42', '1.678'],
    ['0.8', '0.9'],
    [null, '1'],
    ['0.8', '0'],
    ['0', null],
  ])('agree from half to double: %s to %s EUR for 1 USD', { tags: ['3Q14'] }, (min, max) => {
    expect(doubt(limit('EUR', 'USD', min, max))).toBeNull();
  });

  it.each([
    [
      '600',
      '700',
      ['minimum of 600.00 is more than double', 'maximum of 700.00 is more than double'],
    ],
    ['0.4196', '0.9', ['minimum of 0.4196 is less than half']],
    ['0.8', '1.679', ['maximum of 1.679 is more than double']],
    [null, '0.2', ['maximum of 0.20 is less than half']],
  ])('disagree outside: %s to %s EUR for 1 USD', { tags: ['3Q14'] }, (min, max, said) => {
    const text = doubt(limit('EUR', 'USD', min, max));
    for (const each of said) {
      expect(text).toContain(`${each} 0.8394 EUR for 1 USD (Built-in rates, not of today).`);
    }
    expect(text?.match(/Built-in/gu)).toHaveLength(said.length);
    expect(text).toMatch(/^No quote is there to compare with\. /u);
  });

  it('cannot be compared with a currency that is not in the table', { tags: ['3Q14'] }, () => {
    expect(doubt(limit('XAF', 'USD', '1', '2'))).toBeNull();
  });
});

describe('a limit and that of the other direction', () => {
  const back = (min: string | null, max: string | null) => [limit('USD', 'XAF', min, max)];

  it.each([
    [back('0.0015', '0.002')],
    [back('0.002', '0.003')],
    [back('0.001', null)],
    [back('0', '0')],
    [[limit('XAF', 'USD', '9', '9')]],
    [[limit('USD', 'NGN', '9', '9')]],
    [[limit('NGN', 'XAF', '9', '9')]],
  ])('agree while one rate is within both', (others) => {
    expect(doubt(limit('XAF', 'USD', '500', '600'), others)).toBeNull();
  });

  it.each([
    ['500', null, back('0.0025', null), { theirs: 'at least 0.0025', own: 'at least 500.00' }],
    ['0', '600', back(null, '0.001'), { theirs: 'at most 0.001', own: 'at most 600.00' }],
  ])('is compared at the ends that both have: %s to %s', (min, max, others, { theirs, own }) => {
    expect(doubt(limit('XAF', 'USD', min, max), others)).toBe(
      `The limit for the other direction allows ${theirs} USD for 1 XAF. That contradicts ${own} XAF for 1 USD. Confirm only if this is intended.`,
    );
    expect(doubt(limit('XAF', 'USD', min, max), back('0.0018', '0.0019'))).toBeNull();
  });

  it('is not checked where it cannot be read', () => {
    const text = doubt(limit('XAF', 'USD', '500', '600'), back('0,5', '600'));
    expect(text).toContain('The limit for the other direction cannot be read');
  });

  it.each([
    [back('500', '600'), 'at least 500.00 and at most 600.00 USD for 1 XAF'],
    [back('0.0021', '0.003'), 'at least 0.0021 and at most 0.003 USD for 1 XAF'],
    [back(null, '0.001'), 'at most 0.001 USD for 1 XAF'],
  ])('contradict each other while none is', (others, range) => {
    expect(doubt(limit('XAF', 'USD', '500', '600'), others)).toBe(
      `The limit for the other direction allows ${range}. That contradicts at least 500.00 and at most 600.00 XAF for 1 USD. Confirm only if this is intended.`,
    );
  });

  it('that could not be loaded is said', () => {
    expect(doubt(limit('XAF', 'USD', '500', '600'), null)).toContain('was not checked');
  });
});

const FORM = { from: 'NG-NGN', to: 'US-USD', min: '480', max: '530' };

it('the limit of the other direction is said, or that there is none, or that it is not known', () => {
  const reverse = exchangeRateLimit.parse({
    id: 1,
    poster_country_abbreviation: 'US',
    poster_currency_code: 'USD',
    matcher_country_abbreviation: 'NG',
    matcher_currency_code: 'NGN',
    min_exchange_rate: '0.0018',
    max_exchange_rate: '0.02',
  });
  expect(reverseText(FORM, [reverse])).toBe(
    'Other direction: at least 0.0018 and at most 0.02 USD for 1 NGN',
  );
  const open = { ...reverse, min_exchange_rate: null, max_exchange_rate: '0' };
  expect(reverseText(FORM, [open])).toBe('Other direction: no minimum and no maximum');
  const partly = { ...reverse, max_exchange_rate: { unreadable: '0,02' } };
  expect(reverseText(FORM, [partly])).toBe(
    'Other direction: at least 0.0018 and what Corridor cannot read USD for 1 NGN',
  );
  const others = [
    { ...open, matcher_currency_code: 'GHS' },
    { ...open, poster_currency_code: 'EUR' },
    reverse,
  ];
  expect(reverseText(FORM, others)).toContain('at least 0.0018');
  const unnamed = { ...reverse, poster_currency_code: null };
  expect(reverseText({ ...FORM, to: 'US-' }, [unnamed])).toBe(
    'Other direction: at least 0.0018 and at most 0.02',
  );
  expect(reverseText(FORM, [])).toBe('Other direction: no limit');
  expect(reverseText(FORM, null)).toBe('Other direction: the limits could not be loaded');
});
