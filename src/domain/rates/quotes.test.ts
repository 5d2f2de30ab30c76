import { describe, expect, it } from 'vitest';
import {
  barOf,
  isQuote,
  leftLimits,
  nearestFirst,
  type PairQuote,
  placed,
  type QuoteRead,
  quoteCellText,
  quoteOf,
  quoteText,
  suggestionFor,
} from './quotes.ts';

const AT = '2026-11-27T14:02:00.000Z';
const NONE = { buy: '0', sell: '0' };
const time = () => '2:02 PM';

describe('the quote of a pair', () => {
  it.each([
    [
      'what is bought and sold for',
      { buy: '1700', sell: '1750' },
      null,
      { low: '1700', high: '1750', isInverse: false },
    ],
    [
      'the lower one first, whichever that is',
      { buy: '1750', sell: '1700' },
      null,
      { low: '1700', high: '1750' },
    ],
    [
      'one rate, where the other is 0',
      { buy: '0', sell: '1750' },
      null,
      { low: '1750', high: '1750' },
    ],
    ['none below 0', { buy: '-3', sell: '0.0006' }, null, { low: '0.0006', high: '0.0006' }],
    [
      'the inverse of the other direction, where only that is quoted',
      NONE,
      { buy: '0.5', sell: '0.8' },
      { low: '1.25', high: '2', isInverse: true },
    ],
    [
      'exact with 15 digits',
      { buy: '123456789012345', sell: '123456789012346.5' },
      null,
      { low: '123456789012345', high: '123456789012346.5' },
    ],
  ])('is %s', { tags: ['3K04'] }, (_what, own, other, quote) => {
    expect(quoteOf(own, other, AT)).toMatchObject(quote);
  });

  it('is none where neither direction has one', () => {
    expect(quoteOf(NONE, null, AT)).toBe('none');
    expect(quoteOf(NONE, NONE, AT)).toBe('none');
  });

  it('is said with its unit and when it was read, or what stands in for it', {
    tags: ['3Q14'],
  }, () => {
    const pair = { from: 'EUR', to: 'USD' };
    const quote = { low: '0.84', high: '0.86', isInverse: true, at: AT };
    expect(quoteText(pair, quote, time)).toBe(
      'Quote: 0.84 to 0.86 EUR for 1 USD, read 2:02 PM, calculated from that of the other direction',
    );
    expect(quoteText(pair, { ...quote, high: '0.84', isInverse: false }, time)).toBe(
      'Quote: 0.84 EUR for 1 USD, read 2:02 PM',
    );
    expect(quoteText(pair, 'loading', time)).toBe('Quote: loading…');
    expect(quoteText(pair, 'none', time)).toBe(
      'The network has no quote for this pair. Built-in rates, not of today: 0.8394 EUR for 1 USD',
    );
    expect(quoteText({ from: 'XAF', to: 'USD' }, 'failed', time)).toBe(
      'The quote could not be loaded',
    );
  });
});

describe('a quote and a limit', () => {
  const quote = quoteOf({ buy: '100', sell: '104' }, null, AT);
  if (!isQuote(quote)) throw new Error('no quote');

  it.each([
    ['120', '130', 'below'],
    ['80', '99', 'above'],
    ['104', '130', 'near-min'],
    ['99', '130', 'near-min'],
    ['98', '130', 'within'],
    ['80', '106', 'near-max'],
    ['80', '107', 'within'],
    ['80', '100', 'near-max'],
    // A part of it is within.
    ['102', '130', 'near-min'],
    [null, '90', 'above'],
    [null, null, 'within'],
  ] as const)('of 100 to 104 is to %s and %s: %s', (min, max, place) => {
    expect(placed(quote, { min, max }).place).toBe(place);
  });

  it('are near at just 2% of an end', () => {
    const { place } = placed({ ...quote, low: '102' }, { min: '100', max: null });
    expect(place).toBe('near-min');
  });

  it('is the nearer the less is between it and an end, and below 0 outside', () => {
    const near = (min: string | null, max: string | null) => placed(quote, { min, max }).nearness;
    expect(near('130', null)).toBeCloseTo(-0.2);
    expect(near(null, '80')).toBeCloseTo(-0.25);
    expect(near('80', '208')).toBeCloseTo(0.25);
    expect(near('102', '208')).toBe(0);
    expect(near(null, null)).toBeNull();
  });

  it('are drawn on one scale, an open end at the edge', () => {
    const bar = barOf({ min: '80', max: '120' }, quote, '101');
    expect(bar?.allowed[0]).toBeCloseTo(0.06);
    expect(bar?.allowed[1]).toBeCloseTo(0.94);
    expect(bar?.quote?.[0]).toBeCloseTo(0.5);
    expect(bar?.suggested).toBeCloseTo(0.522);
    expect(barOf({ min: null, max: '120' }, quote, null)?.allowed).toEqual([
      0,
      expect.closeTo(0.94),
    ]);
    expect(barOf({ min: '80', max: null }, 'none', '101')).toEqual({
      allowed: [expect.closeTo(0.06), 1],
      quote: null,
      suggested: expect.closeTo(0.94),
    });
    expect(barOf({ min: '80', max: '120' }, 'failed', null)).toMatchObject({ suggested: null });
    expect(barOf({ min: null, max: null }, 'none', '5')).toBeNull();
  });

  it('have the middle of the limits that the quote gives as the suggestion, else the rate of the table', {
    tags: ['3Q16', '3Q18'],
  }, () => {
    const naira = quoteOf({ buy: '500', sell: '520' }, null, AT);
    expect(suggestionFor('NGN', 'EUR', naira)).toBe('502.65');
    expect(suggestionFor('NGN', 'EUR', 'none')).toBe('525');
    expect(suggestionFor('NGN', 'XAF', 'none')).toBeNull();
  });
});

describe('limits and their quotes', () => {
  const QUOTE: PairQuote = { low: '100', high: '104', isInverse: false, at: AT };
  const limit = (min: string | null, max: string | null, read: QuoteRead = QUOTE) => ({
    min_exchange_rate: min,
    max_exchange_rate: max,
    quote: read,
  });
  const BELOW = limit('120', '130');
  const ABOVE = limit('80', '90');
  const NEAR = limit('99', '130');
  const WITHIN = limit('80', '130');
  const UNBOUND = limit(null, null);
  const UNQUOTED = limit('80', '130', 'none');

  it.each([
    [BELOW, '100.00 to 104.00, read 2:02 PM, Below min'],
    [ABOVE, '100.00 to 104.00, read 2:02 PM, Above max'],
    [NEAR, '100.00 to 104.00, read 2:02 PM, Near min'],
    [limit('80', '105'), '100.00 to 104.00, read 2:02 PM, Near max'],
    [WITHIN, '100.00 to 104.00, read 2:02 PM'],
    [UNQUOTED, 'No quote'],
    [limit('80', '130', 'failed'), 'Quote not loaded'],
    [limit('80', '130', 'loading'), null],
  ])('are said in a cell: %j, %s', (shown, text) => {
    expect(quoteCellText(shown, time)).toBe(text);
  });

  it('are sorted by how near they are, and stay in order where there is nothing to compare', () => {
    const limits = [UNBOUND, WITHIN, UNQUOTED, NEAR, ABOVE, BELOW];
    expect(nearestFirst(limits)).toEqual([BELOW, ABOVE, NEAR, WITHIN, UNBOUND, UNQUOTED]);
  });

  it('are counted where the quote is outside, of those that have one', () => {
    expect(leftLimits([UNBOUND, WITHIN, UNQUOTED, NEAR, ABOVE, BELOW])).toEqual({
      left: 2,
      compared: 5,
    });
  });
});
