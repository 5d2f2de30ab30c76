/** How dates and times are shown (1L, 2U, 3F). */
import type { DateStyle } from '#contract/bridge/dates.ts';
import { isDay } from '#contract/wire/days.ts';
import { counted } from '../text/words.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

const MINUTE_MS = 60_000;

export const HOUR_MS = 60 * MINUTE_MS;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const two = (value: number) => String(value).padStart(2, '0');

/** The date and time that clocks in a zone show at an instant. */
function clockIn(zone: DateStyle['zone'], instant: string | Date) {
  const date = new Date(instant);
  const offset = zone === 'utc' ? 0 : date.getTimezoneOffset();
  const shifted = new Date(date.getTime() - offset * MINUTE_MS);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hours: shifted.getUTCHours(),
    minutes: two(shifted.getUTCMinutes()),
    seconds: two(shifted.getUTCSeconds()),
    exact: () => shifted.toISOString().slice(0, -1).replace('T', ' '),
  };
}

type Clock = ReturnType<typeof clockIn>;

/** The Gregorian calendar and Latin digits in every locale, as amounts and the server have them. */
const SHORT = {
  dateStyle: 'short',
  calendar: 'gregory',
  numberingSystem: 'latn',
  timeZone: 'UTC',
} as const;

/** The short format of a locale; of the program's own where the system names none, as 'C' on a bare Linux. */
function shortFormat(locale: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, SHORT);
  } catch {
    return new Intl.DateTimeFormat(undefined, SHORT);
  }
}

type Piece = (clock: Clock) => string;

/** The parts of a locale's short date with a whole year. Filling them in is faster than Intl. */
function shortDateOf(locale: string): readonly Piece[] {
  return shortFormat(locale)
    .formatToParts(Date.UTC(2001, 1, 3))
    .map(({ type, value }): Piece => {
      if (type === 'year' || type === 'month' || type === 'day')
        return (clock) => String(clock[type]).padStart(value.length, '0');
      // Marks of direction would be copied along, and some spaces have other widths.
      const between = value.replaceAll(/[\u061c\u200e\u200f]/gu, '').replaceAll(/\s/gu, ' ');
      return () => between;
    });
}

const shortDates = new Map<string, readonly Piece[]>();

function shortDate(clock: Clock, locale: string): string {
  let pieces = shortDates.get(locale);
  if (!pieces) {
    pieces = shortDateOf(locale);
    shortDates.set(locale, pieces);
  }
  return pieces.map((piece) => piece(clock)).join('');
}

interface Form {
  date(clock: Clock, locale: string): string;
  month(clock: Clock): string;
  /** Of a time alone, with seconds. */
  time(clock: Clock): string;
  /** What stands after the date of an instant. */
  after(clock: Clock): string;
}

const in12Hours = ({ hours, minutes, seconds }: Clock) =>
  `${hours % 12 || 12}:${minutes}:${seconds} ${hours < 12 ? 'AM' : 'PM'}`;
const in24Hours = ({ hours, minutes, seconds }: Clock) => `${two(hours)}:${minutes}:${seconds}`;

const monthInLetters = ({ month, year }: Clock) => `${MONTHS[month - 1]} ${year}`;

const FORMS: Readonly<Record<DateStyle['form'], Form>> = {
  short: {
    date: shortDate,
    month: monthInLetters,
    time: in12Hours,
    after: (clock) => `, ${in12Hours(clock)}`,
  },
  letters: {
    date: (clock) => `${clock.day} ${monthInLetters(clock)}`,
    month: monthInLetters,
    time: in24Hours,
    after: ({ hours, minutes }) => `, ${two(hours)}:${minutes}`,
  },
  iso: {
    date: ({ year, month, day }) => `${year}-${two(month)}-${two(day)}`,
    month: ({ year, month }) => `${year}-${two(month)}`,
    time: in24Hours,
    after: (clock) => ` ${in24Hours(clock)}`,
  },
};

/** The time of day alone: '2:05:09 PM' with a short date (3F03), else '14:05:09'. */
export const formatTime = (instant: string | Date, { form, zone }: DateStyle): string =>
  FORMS[form].time(clockIn(zone, instant));

/** The date alone: '11/26/2026' (3F02), '26 Nov 2026' or '2026-11-26'. */
export const formatDate = (instant: string | Date, { form, zone, locale }: DateStyle): string =>
  FORMS[form].date(clockIn(zone, instant), locale);

/** The month alone: 'Nov 2026' or '2026-11'. */
export const formatMonth = (instant: string | Date, { form, zone }: DateStyle): string =>
  FORMS[form].month(clockIn(zone, instant));

/** Date and time: '11/26/2026, 1:04:09 AM' (3F02, 3F03), '26 Nov 2026, 01:04' or '2026-11-26 01:04:09'. */
export function formatDateTime(instant: string | Date, { form, zone, locale }: DateStyle): string {
  const clock = clockIn(zone, instant);
  return FORMS[form].date(clock, locale) + FORMS[form].after(clock);
}

/** The day 'YYYY-MM-DD' that a text begins with; null where the calendar has no such day. */
export function dayOf(text: string): string | null {
  const day = /^\d{4}-\d\d-\d\d/u.exec(text)?.[0] ?? '';
  return isDay(day) ? day : null;
}

/** A calendar day 'YYYY-MM-DD' as a date, the same in every zone. Other texts are shown unchanged. */
export function formatCalendarDay(day: string, style: DateStyle): string {
  const date = dayOf(day);
  return date === null ? day : formatDate(date, { ...style, zone: 'utc' });
}

/** The day of a birth or an expiry as documents print it, '1988-11-20', in every zone; other texts unchanged. */
export const formatDay = (day: string): string => dayOf(day) ?? day;

let known = { zone: '', offset: Number.NaN, readAt: 0 };

/** The name of the computer's zone. Reading it takes longer than writing a date, so it is kept for a minute. */
function computersZone(): string {
  const now = new Date();
  const offset = now.getTimezoneOffset();
  const readAt = now.getTime();
  if (offset !== known.offset || Math.abs(readAt - known.readAt) > MINUTE_MS) {
    known = { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone, offset, readAt };
  }
  return known.zone;
}

/** What a zone is called: 'Africa/Lagos', or 'UTC'. */
export const zoneName = (zone: DateStyle['zone']): string =>
  zone === 'utc' ? 'UTC' : computersZone();

/** The exact instant in the computer's zone and in UTC, one a line: '2026-11-23 00:54:55.000 Africa/Lagos'. */
export function formatInBothZones(instant: string | Date): string {
  return `${clockIn('local', instant).exact()} ${computersZone()}\n${formatExact(instant)}`;
}

/** The exact instant: '2026-11-20 23:54:55.000 UTC'. */
export const formatExact = (instant: string | Date): string =>
  `${clockIn('utc', instant).exact()} UTC`;

/** How long ago, in the largest whole unit: '3 days', '12 minutes'; else, or in the future, 'less than a minute'. */
export function formatAge(instant: string | Date, now: Date): string {
  const elapsed = now.getTime() - new Date(instant).getTime();
  const units = [
    ['day', DAY_MS],
    ['hour', HOUR_MS],
    ['minute', MINUTE_MS],
  ] as const;
  for (const [unit, length] of units) {
    const count = Math.floor(elapsed / length);
    if (count >= 1) return counted(count, unit);
  }
  return 'less than a minute';
}
