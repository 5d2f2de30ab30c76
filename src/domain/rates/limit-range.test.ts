import { expect, it } from 'vitest';
import { exchangeRateLimit } from '#contract/network/exchange-rate-limits.ts';
import { reverseText } from './limit-range.ts';

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
  expect(reverseText(FORM, [])).toBe('Other direction: no limit');
  expect(reverseText(FORM, null)).toBe('Other direction: the limits could not be loaded');
});
