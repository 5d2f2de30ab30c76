import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  formatAge,
  formatCalendarDay,
  formatDate,
  formatDateTime,
  formatDay,
  formatExact,
  formatInBothZones,
  formatMonth,
  formatTime,
  zoneName,
} from './format.ts';
import { IN_UTC } from './testing.ts';

beforeEach(() => void vi.stubEnv('TZ', 'UTC'));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const HERE = { ...IN_UTC, zone: 'local' } as const;

describe('the time alone', () => {
  it.each([
    ['2026-11-20T14:05:09Z', '2:05:09 PM', '14:05:09'],
    ['2026-11-20T00:00:00Z', '12:00:00 AM', '00:00:00'],
    ['2026-11-20T00:59:59Z', '12:59:59 AM', '00:59:59'],
    ['2026-11-20T11:59:59Z', '11:59:59 AM', '11:59:59'],
    ['2026-11-20T12:00:00Z', '12:00:00 PM', '12:00:00'],
    ['2026-11-20T23:04:05.999Z', '11:04:05 PM', '23:04:05'],
  ])('%s reads %s, or %s in the other forms', { tags: ['3F03'] }, (instant, shown, other) => {
    expect(formatTime(instant, IN_UTC)).toBe(shown);
    expect(formatTime(new Date(instant), IN_UTC)).toBe(shown);
    expect(formatTime(instant, { ...IN_UTC, form: 'letters' })).toBe(other);
    expect(formatTime(instant, { ...IN_UTC, form: 'iso' })).toBe(other);
  });

  it('is in the zone that is asked for', { tags: ['3F03'] }, () => {
    vi.stubEnv('TZ', 'Africa/Lagos');
    expect(formatTime('2026-11-20T23:30:00Z', HERE)).toBe('12:30:00 AM');
    expect(formatTime('2026-11-20T23:30:00Z', IN_UTC)).toBe('11:30:00 PM');
    expect([zoneName('local'), zoneName('utc')]).toEqual(['Africa/Lagos', 'UTC']);
  });

  it('is in a zone whose name is read again each minute, and when its clocks change', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const nameAt = (zone: string, time: string) => {
      vi.stubEnv('TZ', zone);
      vi.setSystemTime(`2026-11-20T${time}Z`);
      return zoneName('local');
    };
    expect(nameAt('Africa/Lagos', '12:00:00')).toBe('Africa/Lagos');
    expect(nameAt('Africa/Algiers', '12:01:00')).toBe('Africa/Lagos');
    expect(nameAt('Africa/Algiers', '12:01:00.001')).toBe('Africa/Algiers');
    expect(nameAt('Africa/Lagos', '12:00:00')).toBe('Africa/Lagos');
    expect(nameAt('Africa/Cairo', '12:00:01')).toBe('Africa/Cairo');
  });
});

describe('the short date of a locale', () => {
  it.each([
    ['en-US', '11/26/2026', '1/2/2026'],
    ['en-GB', '26/11/2026', '02/01/2026'],
    ['en-NG', '26/11/2026', '02/01/2026'],
    ['de-DE', '26.11.2026', '02.01.2026'],
    ['sv-SE', '2026-11-26', '2026-01-02'],
    ['ja-JP', '2026/11/26', '2026/01/02'],
    ['ko-KR', '2026. 11. 26.', '2026. 1. 2.'],
    ['bg-BG', '26.11.2026 г.', '2.01.2026 г.'],
    // The Gregorian calendar, Latin digits and no marks of direction.
    ['ar-EG', '26/11/2026', '2/1/2026'],
    ['fa-IR', '2026/11/26', '2026/1/2'],
    ['th-TH', '26/11/2026', '2/1/2026'],
  ])('of %s is %s and %s', { tags: ['3F02'] }, (locale, shown, early) => {
    expect(formatDate('2026-11-26T12:00:00Z', { ...IN_UTC, locale })).toBe(shown);
    expect(formatDate('2026-01-02T12:00:00Z', { ...IN_UTC, locale })).toBe(early);
  });

  it.each(['C', 'en-US@posix', ''])('is that of the program where %j is no locale', (locale) => {
    const { locale: own } = new Intl.DateTimeFormat().resolvedOptions();
    const dates = [locale, own].map((each) =>
      formatDate('2026-11-26T12:00:00Z', { ...IN_UTC, locale: each }),
    );
    expect(dates[0]).toBe(dates[1]);
  });
});

it('a month is in letters, or a number in the form of the ISO', () => {
  const months = Array.from({ length: 12 }, (_month, at) => new Date(Date.UTC(2026, at, 15)));
  expect(months.map((each) => formatMonth(each, IN_UTC).replace(' 2026', '')).join(' ')).toBe(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  );
  expect(formatMonth('2026-03-15T12:00:00Z', { ...IN_UTC, form: 'iso' })).toBe('2026-03');
});

describe('date and time on one line', () => {
  it.each([
    ['short', '2026-11-26T00:04:09Z', '11/26/2026, 12:04:09 AM', '11/26/2026, 1:04:09 AM'],
    ['short', '2026-12-31T23:30:00Z', '12/31/2026, 11:30:00 PM', '1/1/2027, 12:30:00 AM'],
    ['letters', '2026-11-26T00:04:09Z', '26 Nov 2026, 00:04', '26 Nov 2026, 01:04'],
    ['letters', '2026-12-31T23:30:00Z', '31 Dec 2026, 23:30', '1 Jan 2027, 00:30'],
    ['iso', '2026-11-26T00:04:09Z', '2026-11-26 00:04:09', '2026-11-26 01:04:09'],
    ['iso', '2026-12-31T23:30:00Z', '2026-12-31 23:30:00', '2027-01-01 00:30:00'],
  ] as const)(
    'as %s %s is %s in UTC and %s in Lagos',
    {
      tags: ['3F02', '3F03'],
    },
    (form, instant, utc, lagos) => {
      vi.stubEnv('TZ', 'Africa/Lagos');
      expect(formatDateTime(instant, { ...IN_UTC, form })).toBe(utc);
      expect(formatDateTime(instant, { ...HERE, form })).toBe(lagos);
    },
  );

  it('tells the exact instant, in the zone of the workstation and in UTC', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(formatExact('2026-11-20T23:54:55Z')).toBe('2026-11-20 23:54:55.000 UTC');
    const [here, utc] = formatInBothZones('2026-11-20T23:54:55Z').split('\n');
    expect(here).toMatch(/^2026-11-20 15:54:55\.000 /u);
    expect(utc).toBe('2026-11-20 23:54:55.000 UTC');
  });
});

describe('a calendar day, in every zone', () => {
  it.each([
    ['1988-11-20', '1988-11-20', '11/20/1988'],
    ['1988-11-20T00:00:00.000Z', '1988-11-20', '11/20/1988'],
    ['1988-13-40', '1988-13-40', '1988-13-40'],
    ['1988-13-05', '1988-13-05', '1988-13-05'],
    ['1988-11-00', '1988-11-00', '1988-11-00'],
    ['2026-02-30', '2026-02-30', '2026-02-30'],
    ['20.11.1988', '20.11.1988', '20.11.1988'],
    ['on 1988-11-20', 'on 1988-11-20', 'on 1988-11-20'],
  ])('%s reads %s of a birth or an expiry, else %s', { tags: ['3F02'] }, (day, printed, short) => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(formatDay(day)).toBe(printed);
    expect(formatCalendarDay(day, HERE)).toBe(short);
  });

  it('follows the form', () => {
    expect(formatCalendarDay('2026-11-26', { ...HERE, form: 'letters' })).toBe('26 Nov 2026');
    expect(formatCalendarDay('2026-11-26', { ...HERE, form: 'iso' })).toBe('2026-11-26');
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
