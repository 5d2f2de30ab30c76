import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  counted,
  formatAge,
  formatDate,
  formatDateTime,
  formatDay,
  formatExact,
  formatInBothZones,
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
  ])('%s reads %s', { tags: ['3F03'] }, (instant, shown) => {
    expect(formatTime(instant)).toBe(shown);
    expect(formatTime(new Date(instant))).toBe(shown);
  });

  it("is in the workstation's own zone", { tags: ['3F03'] }, () => {
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
  ])('is the short format of %s: %s', { tags: ['3F02'] }, (locale, shown) => {
    expect(formatDate('2026-11-20T12:00:00Z', locale)).toBe(shown);
  });

  it('follows the locale of the workstation when none is named', { tags: ['3F02'] }, () => {
    const { locale } = new Intl.DateTimeFormat().resolvedOptions();
    expect(formatDate('2026-11-20T12:00:00Z')).toBe(formatDate('2026-11-20T12:00:00Z', locale));
  });
});

describe('date and time on one line', () => {
  it.each([
    ['2026-11-22T00:04:05Z', '22 Nov 2026, 00:04', '22 Nov 2026, 01:04'],
    ['2026-12-31T23:30:00Z', '31 Dec 2026, 23:30', '1 Jan 2027, 00:30'],
    ['2026-09-05T09:05:00Z', '5 Sep 2026, 09:05', '5 Sep 2026, 10:05'],
  ])('%s is %s in UTC and %s in Lagos, and cannot be misread', (instant, utc, lagos) => {
    vi.stubEnv('TZ', 'Africa/Lagos');
    expect(formatDateTime(instant, 'utc')).toBe(utc);
    expect(formatDateTime(instant)).toBe(lagos);
  });

  it('tells the exact instant, in the zone of the workstation and in UTC', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(formatExact('2026-11-20T23:54:55Z')).toBe('2026-11-20 23:54:55.000 UTC');
    const [here, utc] = formatInBothZones('2026-11-20T23:54:55Z').split('\n');
    expect(here).toMatch(/^2026-11-20 15:54:55\.000 /u);
    expect(utc).toBe('2026-11-20 23:54:55.000 UTC');
  });

  it('has the time of day in UTC where that is asked for', () => {
    vi.stubEnv('TZ', 'Africa/Lagos');
    expect(formatTime('2026-11-20T23:30:00Z', 'utc')).toBe('11:30:00 PM');
  });
});

describe('a calendar day', () => {
  it.each([
    ['1988-11-20', '1988-11-20'],
    ['1988-11-20T00:00:00.000Z', '1988-11-20'],
    ['1988-13-40', '1988-13-40'],
    ['20.11.1988', '20.11.1988'],
  ])('%s reads %s, in every zone', (day, shown) => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(formatDay(day)).toBe(shown);
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

it('a result names its owner, if known', () => {
  expect(resultOf('Card declined', 'Ada Obi')).toBe('Card declined · Ada Obi');
  expect(resultOf('Card declined', null)).toBe('Card declined');
});

describe('a number of things', () => {
  it.each([
    [0, '0 orders'],
    [1, '1 order'],
    [2, '2 orders'],
    [5000, '5,000 orders'],
    [999_999, '999,999 orders'],
    [1_234_567, '1,234,567 orders'],
  ])('%i is %j', (count, words) => {
    expect(counted(count, 'order')).toBe(words);
  });
});
