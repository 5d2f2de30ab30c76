import { describe, expect, it } from 'vitest';
import { exchangeRateLimit } from '#contract/network/exchange-rate-limits.ts';
import { reverseText, suggestedRate } from './limit-range.ts';
import { limitFields } from './rate-limits.ts';

const FORM = { from: 'NG-NGN', to: 'US-USD', min: '480', max: '530' };
const suggested = (more: object = {}) => {
  const form = { ...FORM, ...more };
  return suggestedRate(form, limitFields(form, null));
};

describe('the suggested rate of a limit', () => {
  it('lies between its ends, or outside of them', { tags: ['3Q16'] }, () => {
    const rate = Number(/: ([\d.]+) NGN for 1 USD/u.exec(suggested()?.text ?? '')?.[1]);
    const around = suggested({ min: String(rate - 10), max: String(rate + 30) });
    expect(around?.text).toMatch(/within the limits$/u);
    expect(around?.share).toBeCloseTo(0.25, 1);
    expect(suggested({ min: '1', max: '2' })).toMatchObject({
      text: expect.stringMatching(/above the maximum$/u),
      lies: 'above',
      share: 1,
    });
    expect(suggested({ min: '90000', max: '99000' })).toMatchObject({
      text: expect.stringMatching(/below the minimum$/u),
      lies: 'below',
      share: 0,
    });
  });

  it('is shown without its place while the form is not complete, and not without a pair', () => {
    expect(suggested({ max: '' })?.text).toMatch(/NGN for 1 USD$/u);
    expect(suggested({ from: '' })).toBeNull();
    expect(suggested({ from: 'XX-XXX' })).toBeNull();
  });
});

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
  expect(reverseText(FORM, [])).toBe('Other direction: no limit');
  expect(reverseText(FORM, null)).toBe('Other direction: the limits could not be loaded');
});
