import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  counted,
  formatAge,
  formatDate,
  formatDateTime,
  formatExact,
  formatTime,
  resultOf,
} from './format.ts';

beforeEach(() => void vi.stubEnv('TZ', 'UTC'));
afterEach(() => void vi.unstubAllEnvs());

describe('formatTime', () => {
  it.each([
    ['2026-11-20T14:05:09Z', '2:05:09 PM'],
    ['2026-11-20T00:00:00Z', '12:00:00 AM'],
    ['2026-11-20T00:59:59Z', '12:59:59 AM'],
    ['2026-11-20T11:59:59Z', '11:59:59 AM'],
    ['2026-11-20T12:00:00Z', '12:00:00 PM'],
    ['2026-11-20T23:04:05.999Z', '11:04:05 PM'],
  ])('3F03 %s reads %s', (instant, shown) => {
    expect(formatTime(instant)).toBe(shown);
    expect(formatTime(new Date(instant))).toBe(shown);
  });

  it("3F03 is in the workstation's own zone", () => {
    vi.stubEnv('TZ', 'Africa/Lagos');
    expect(formatTime('2026-11-20T23:30:00Z')).toBe('12:30:00 AM');
  });
});

describe('formatDate', () => {
  it.each([
    ['en-US', '11/20/26'],
    ['en-GB', '20/11/2026'],
    ['de-DE', '20.11.26'],
    ['ja-JP', '2026/11/20'],
  ])('3F02 is the short format of %s: %s', (locale, shown) => {
    expect(formatDate('2026-11-20T12:00:00Z', locale)).toBe(shown);
  });

  it('3F02 follows the locale of the workstation when none is named', () => {
    const { locale } = new Intl.DateTimeFormat().resolvedOptions();
    expect(formatDate('2026-11-20T12:00:00Z')).toBe(formatDate('2026-11-20T12:00:00Z', locale));
  });
});

describe('formatDateTime and formatExact', () => {
  it('3F02 3F03 put date and time on one line', () => {
    expect(formatDateTime('2026-11-20T14:05:09Z', 'en-US')).toBe('11/20/26 2:05:09 PM');
  });

  it('give the exact instant, in UTC whatever the zone', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(formatExact('2026-11-20T23:54:55Z')).toBe('2026-11-20 23:54:55.000 UTC');
  });
});

describe('the age of something', () => {
  const NOW = new Date('2026-11-21T12:00:00Z');

  it.each([
    ['2026-11-18T11:59:59Z', '3 days'],
    ['2026-11-20T12:00:00Z', '1 day'],
    ['2026-11-20T12:00:01Z', '23 hours'],
    ['2026-11-21T11:58:59Z', '1 minute'],
    ['2026-11-21T11:59:30Z', 'less than a minute'],
    ['2026-11-22T12:00:00Z', 'less than a minute'],
    ['2023-01-01T00:00:00Z', '1,420 days'],
  ])('%s is %s', (instant, age) => {
    expect(formatAge(instant, NOW)).toBe(age);
  });
});

it('a result says whose it is, where that is known', () => {
  expect(resultOf('Card declined', 'Ada Obi')).toBe('Card declined · Ada Obi');
  expect(resultOf('Card declined', null)).toBe('Card declined');
});

describe('a number of things', () => {
  it.each([
    [0, '0 orders'],
    [1, '1 order'],
    [2, '2 orders'],
    [5000, '5,000 orders'],
  ])('%i is %j', (count, words) => {
    expect(counted(count, 'order')).toBe(words);
  });
});
