import { expect, it } from 'vitest';
import { unbrokenParts } from './unbroken.ts';

it.each([
  ['Posted 321 days ago by Ada', ['321 days ago']],
  ['at least 263 days, 1 hour', ['263 days,', '1 hour']],
  ['641.92 GBP of 1,300.00 GBP, rate 1.5', ['641.92 GBP', '1,300.00 GBP,']],
  ['as of 11/26/2026, 1:04:09 AM, due 26.11.2026', ['11/26/2026, 1:04:09 AM,', '26.11.2026']],
  ['26 Nov 2026, 01:04 or 2026-11-26 01:04:09', ['26 Nov 2026, 01:04', '2026-11-26 01:04:09']],
  ['1988-11-20 at 2:02:11 PM', ['1988-11-20', '2:02:11 PM']],
  ['Reference TX-2026-AB1', ['TX-2026-AB1']],
  ['cancelled (matched 4 hours ago) at once (1988-11-20): no', ['4 hours ago)', '(1988-11-20):']],
  ['a third-party order of 12 people, and 3 more', []],
  ['from 198.51.100.20', []],
])('in %j no line breaks inside of %j', (text, whole) => {
  const parts = unbrokenParts(text);
  expect(parts.filter((_part, at) => at % 2 === 1)).toEqual(whole);
  expect(parts.join('')).toBe(text);
});
